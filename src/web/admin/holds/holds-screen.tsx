import { useState } from 'react'
import { Link } from 'react-router'
import type { Shop } from '#compose'
import { editPath } from '#kernel/page-paths.ts'
import type { RunningHold } from '#shop/checkout/holds.server.ts'
import { call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Ask } from '../ask.tsx'
import { focusOn, useOrderAction } from '../orders/use-order-action.ts'
import { useFreshOnReturn } from '../use-fresh-on-return.ts'
import styles from './holds-screen.module.css'

const holdsCopy = {
  intro:
    'Pieces that are kept for somebody who is on the payment page right now. Each comes back by itself when its time is over and nobody has paid.',
  nobody: 'Nobody is paying for anything right now.',
  aVisitor: 'A visitor, ',
  since: 'since ',
  until: ', until ',
  underWay: ', and the money is on its way',
  end: 'End it now',
  title: 'End this hold?',
  text: 'The payment page is closed first. If the money is faster, it is a sale; if not, the piece is free for everybody at once.',
  yes: 'End it',
  keep: 'Keep it',
  ended: (state: string) =>
    state === 'paid' || state === 'fulfilled'
      ? 'The money was faster: it is sold!'
      : 'It is free for everybody again.',
  failed: 'That didn’t end.',
} as const

export async function loader(shop: Shop) {
  return { holds: await shop.storefront.checkout.holds() }
}

/** What buyers hold while they pay, never who they are, each with a way to end it. */
export default function HoldsScreen({ holds }: { holds: readonly RunningHold[] }) {
  const [asked, setAsked] = useState<string | null>(null)
  const { busy, act } = useOrderAction()
  useFreshOnReturn()

  async function end(id: string): Promise<void> {
    await act(() => call('DELETE /api/holds/{id}', { path: { id } }), {
      done: ({ state }) => holdsCopy.ended(state),
      failed: holdsCopy.failed,
    })
    setAsked(null)
    focusOn('main h1')
  }

  return (
    <div className={styles.section}>
      <p className={styles.intro}>{holdsCopy.intro}</p>
      {holds.length === 0 ? (
        <p>{holdsCopy.nobody}</p>
      ) : (
        <ul className={styles.list}>
          {holds.map((hold) => (
            <li key={hold.orderId} className={styles.hold}>
              <Hold {...hold} />
              {hold.until !== null && (
                <Button look="quiet" onClick={() => setAsked(hold.orderId)}>
                  {holdsCopy.end}
                  <span className="visually-hidden">: {namesOf(hold)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Ask
        open={asked !== null}
        busy={busy}
        title={holdsCopy.title}
        yes={holdsCopy.yes}
        cancel={holdsCopy.keep}
        onYes={() => asked && void end(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{holdsCopy.text}</p>
      </Ask>
    </div>
  )
}

function Hold({ pieces, since, until }: RunningHold) {
  return (
    <div>
      {pieces.map(({ kind, productId, name, quantity }) => (
        <p key={`${kind}-${productId}`} className={styles.piece}>
          {quantity > 1 && `${quantity} × `}
          <Link to={editPath(kind, productId)}>{name}</Link>
        </p>
      ))}
      <p className={styles.when}>
        {holdsCopy.aVisitor}
        <LocalTime at={since} form="time" lead={holdsCopy.since} />
        {until === null ? (
          holdsCopy.underWay
        ) : (
          <LocalTime at={until} form="time" lead={holdsCopy.until} />
        )}
      </p>
    </div>
  )
}

function namesOf({ pieces }: RunningHold): string {
  return pieces.map(({ name }) => name).join(', ')
}
