import { pagePaths } from '#platform/addresses/page-paths.ts'
import { minuteIn } from '#platform/time/zone.ts'
import type { BuyerLine } from '#shop/orders/record/order-views.ts'
import { statementWords } from '#shop/orders/withdrawals/statement.copy.ts'
import { statedPiece, type Withdrawal } from '#shop/orders/withdrawals/withdrawal.ts'
import { isExempt, statedRight } from '#shop/store/law/withdrawal.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import { withdrawalTerms } from '#shop/store/law/words/piece-words.ts'
import { confirmWithdrawal } from '#shop/store/law/words/withdrawal.copy.ts'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { StudioMail } from '#web/ui/studio-mail.tsx'
import type { Route } from './+types/withdrawal'
import { withdrawalCopy as copy } from './copy.ts'
import { type WithdrawalChoice, type WithdrawalDraft, WithdrawalForm } from './withdrawal-form.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { storefront, settings, services } = context.get(shopContext)
  const { token = null } = params
  const asked = url.searchParams
  const [withdrawal, order, { studioName, email }] = await Promise.all([
    token === null ? null : storefront.withdrawals.find(token),
    storefront.orders.findByToken(asked.get('order') ?? ''),
    settings.studio(),
  ])
  const draft: WithdrawalDraft = order
    ? {
        name: order.buyer.name ?? '',
        orderNumber: String(order.number),
        email: order.buyer.email ?? '',
      }
    : {}
  const known = await settings.law.read()
  const where = settings.storeSettings.current()
  const right = statedRight(order, where)
  const law = withdrawalTerms(known, { studioName, email, publicUrl: where.publicUrl })
  const mails = services.mailbox.isConnected()
  const choice = choiceIn(order?.lines ?? [])
  return { token, withdrawal, draft, email, law, right, choice, mails }
}

export const action = answerPageForm

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[1]?.loaderData, {
    title: copy.title,
    description: copy.description,
    path: pagePaths.withdrawal,
    noindex: true,
  })
}

const column = `${layout.stack4} ${layout.start} ${layout.narrow} ${prose.wraps}`

/** Directive 2011/83, Art. 11a. Opening the page changes nothing. */
export default function WithdrawalPage({ loaderData }: Route.ComponentProps) {
  const { token, withdrawal, draft, email, law, right, choice, mails } = loaderData
  if (token === null && right === 'none') return <NoRight email={email} />
  return (
    <div className={`${layout.stack6} ${layout.page} ${layout.framed}`}>
      {token === null && choice?.open.length === 0 ? (
        <NothingOpen why={choice.exempt} />
      ) : token === null ? (
        <div className={column}>
          <h1 className={prose.title2}>{copy.title}</h1>
          <p>
            {copy.may[right]} {copy.intro}
          </p>
          <WithdrawalForm draft={draft} choice={choice} />
        </div>
      ) : withdrawal ? (
        <Statement token={token} withdrawal={withdrawal} mails={mails} />
      ) : (
        <div className={column}>
          <h1 className={prose.title2}>{copy.gone}</h1>
          <p>{copy.goneHint}</p>
          <ButtonLink to={pagePaths.withdrawal}>{copy.again}</ButtonLink>
        </div>
      )}
      <section className={`${column} ${prose.hint} ${surface.farBelow}`}>
        <h2 className={prose.title4}>{copy.instructions}</h2>
        {law.instructions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h2 className={prose.title4}>{copy.form}</h2>
        {law.form.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  )
}

function choiceIn(lines: readonly BuyerLine[]): WithdrawalChoice | null {
  const exempt = exemptLines(lines)
  if (exempt.length === 0) return null
  return { exempt, open: lines.filter((line) => !isExempt(line)).map(statedPiece) }
}

function NoRight({ email }: { email: string }) {
  return (
    <div className={`${layout.stack6} ${layout.page} ${layout.framed}`}>
      <div className={column}>
        <h1 className={prose.title2}>{copy.title}</h1>
        <p>{copy.may.none}</p>
        <p>
          {copy.orWrite} <StudioMail email={email} />
        </p>
        <ButtonLink to={pagePaths.shipping}>{copy.returns}</ButtonLink>
      </div>
    </div>
  )
}

function NothingOpen({ why }: { why: readonly string[] }) {
  return (
    <div className={column}>
      <h1 className={prose.title2}>{copy.exemptTitle}</h1>
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{copy.exemptHint}</p>
      <ButtonLink to={pagePaths.withdrawal} variant="quiet">
        {copy.otherOrder}
      </ButtonLink>
    </div>
  )
}

interface StatementProps {
  token: string
  withdrawal: Withdrawal
  mails: boolean
}

function Statement({ token, withdrawal, mails }: StatementProps) {
  const { statedAt, email } = withdrawal
  return (
    <div className={column} role="status">
      <h1 className={prose.title2}>{statedAt === null ? copy.confirmTitle : copy.doneTitle}</h1>
      <blockquote className={`${prose.lines} ${surface.status}`} data-tone="plain">
        {statementWords(withdrawal)}
      </blockquote>
      {statedAt === null ? (
        <>
          {mails && <p className={prose.hint}>{copy.confirmHint(email)}</p>}
          <form
            method="post"
            action={addressOf('POST /api/withdrawals/{token}/confirm', { path: { token } })}
          >
            <Button type="submit">{confirmWithdrawal}</Button>
          </form>
          <ButtonLink to={pagePaths.withdrawal} variant="quiet">
            {copy.change}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <LocalTime at={statedAt} form="moment" before={copy.atUtc(minuteIn(statedAt, 'UTC'))} />
          </p>
          <p>{mails ? copy.done(email) : copy.doneHere}</p>
        </>
      )}
    </div>
  )
}
