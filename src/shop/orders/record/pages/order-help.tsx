import { Link } from 'react-router'
import { askPath, withdrawOrderPath } from '#platform/addresses/page-paths.ts'
import { formatMoney } from '#platform/money/money.ts'
import { entryOf } from '#platform/pick.ts'
import type { BuyerOrder } from '#shop/orders/record/order-views.ts'
import { withdrawHere } from '#shop/store/law/words/withdrawal.copy.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { StudioMail } from '#web/ui/studio-mail.tsx'
import { recordPageCopy } from './copy.ts'
import styles from './order.module.css'

const copy = recordPageCopy.help

interface OrderHelpProps {
  token: string
  order: BuyerOrder
  email: string
  mayWithdraw: boolean
  /** Null unless a form was sent without JavaScript. */
  problem: string | null
}

export function OrderHelp({ token, order, email, mayWithdraw, problem }: OrderHelpProps) {
  const { number, shipTo, pickup, fulfillments, voidReason } = order
  const isHere = voidReason === null && fulfillments.some(({ state }) => state !== 'shipped')
  return (
    <section
      id="help"
      className={`${layout.stack4} ${layout.anchor} ${styles.help}`}
      aria-labelledby="help-title"
    >
      <h2 id="help-title" className={prose.title3}>
        {copy.title}
      </h2>
      {problem !== null && <p role="alert">{entryOf(copy.problems, problem) ?? copy.problem}</p>}
      <div className={layout.row3}>
        <ButtonLink variant="quiet" to={askPath(token, 'order')} prefetch="none">
          {copy.ask}
        </ButtonLink>
        {isHere && pickup === null && shipTo !== null && (
          <ButtonLink variant="quiet" to={askPath(token, 'address')} prefetch="none">
            {copy.wrongAddress}
          </ButtonLink>
        )}
        {mayWithdraw && (
          <ButtonLink variant="quiet" to={withdrawOrderPath(token)} prefetch="none">
            {withdrawHere}
          </ButtonLink>
        )}
      </div>
      {order.cancel === 'possible' && <Cancel token={token} order={order} />}
      {order.cancel === 'begun' && (
        <p className={`${prose.soft} ${layout.measure}`}>
          {copy.begun} <Link to={askPath(token, 'order')}>{copy.askCancel}</Link>
        </p>
      )}
      <p className={prose.soft}>
        {copy.orWrite} <StudioMail email={email} /> {copy.andNameOrder(number)}
      </p>
    </section>
  )
}

/** The second press cancels; both work without scripts. */
function Cancel({ token, order }: { token: string; order: BuyerOrder }) {
  const { total, currency } = order
  return (
    <details className={styles.cancel}>
      <summary className={`${control.summary} ${prose.bold}`}>{copy.cancel}</summary>
      <form
        method="post"
        action={addressOf('POST /api/orders/token/{token}/cancel', { path: { token } })}
        className={`${layout.stack3} ${layout.start} ${layout.measure}`}
      >
        <p>{total === 0 ? copy.cancelFree : copy.cancelText(formatMoney(total, currency))}</p>
        <Button type="submit" variant="danger">
          {total === 0 ? copy.reallyFree : copy.really}
        </Button>
      </form>
    </details>
  )
}
