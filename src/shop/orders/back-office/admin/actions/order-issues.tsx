import type { ReactNode } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerIssue, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { isOpen } from '#shop/orders/record/order.ts'
import { mustStay } from '#shop/orders/record/order-issues.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { type Clocks, dayInside } from '#web/admin/list/days.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { type PreparedCall, prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './actions.module.css'
import { sendAfterAll } from './copy.ts'
import { explainRefusal } from './refusal.ts'

export function OrderIssues({ order, clocks }: { order: OwnerOrder; clocks: Clocks }) {
  const { needs, issues, dispatchBy, stuck } = order
  const refusal = explainRefusal(order)
  if (needs.length === 0) return null
  // The dispute's own panel says more.
  const told = issues.filter(({ code }) => code !== 'dispute_open' || !needs.includes('dispute'))
  return (
    <section className={layout.stack3} aria-labelledby="needs">
      <h2 id="needs" className="visually-hidden">
        {ordersCopy.whatNeedsYou}
      </h2>
      {told.length > 0 && <Issues order={order} told={told} />}
      {needs.includes('dispute') && (
        <NeedPart words={[ordersCopy.dispute]}>
          <p>{ordersCopy.disputeText}</p>
        </NeedPart>
      )}
      {needs.includes('prints_failed') && (
        <NeedPart words={[ordersCopy.printsRefusedSentence]}>
          {refusal && <p>{refusal}</p>}
          <RetryButton
            run={prepare('POST /api/orders/id/{id}/prints/retry', { path: { id: order.id } })}
            done={ordersCopy.reprinted}
          >
            {ordersCopy.sendPrintsAgain}
          </RetryButton>
        </NeedPart>
      )}
      {stuck.map(({ id, words, reason }) => (
        <NeedPart key={id} words={[ordersCopy.failedSentence(words)]}>
          <p>{reason}</p>
          <RetryButton run={retry(id)} done={ordersCopy.retried}>
            {ordersCopy.tryAgain}
          </RetryButton>
        </NeedPart>
      ))}
      {needs.includes('overdue') && dispatchBy !== null && (
        <NeedPart words={[ordersCopy.promisedBy(dayInside(dispatchBy, clocks))]}>
          <p>
            {ordersCopy.shipOrTell} {order.buyer.name ?? ordersCopy.theBuyer}{' '}
            {ordersCopy.itTakesLonger}
          </p>
        </NeedPart>
      )}
    </section>
  )
}

function Issues({ order, told }: { order: OwnerOrder; told: readonly OwnerIssue[] }) {
  const { issues } = order
  const waiting = order.fulfillments.some(
    (fulfillment) => fulfillment.kind === 'prints' && fulfillment.state === 'queued',
  )
  const goesOn = waiting && order.money === 'live' && !order.disputed && isOpen(order)
  const asks = isOpen(order) && mustStay(told)
  const seen = { path: { id: order.id }, body: { issues: issues.map(({ id }) => id) } }
  return (
    <NeedPart words={told.map(({ words }) => words)}>
      {goesOn && <p>{ordersCopy.printsWait}</p>}
      <ActionButton
        run={prepare('POST /api/orders/id/{id}/issues/resolve', seen)}
        ask={asks ? sendAfterAll : undefined}
        done={ordersCopy.issuesResolved}
        failed={ordersCopy.resolveFailed}
        onDone={() => focusOn('main h1')}
      >
        {ordersCopy.seen}
      </ActionButton>
    </NeedPart>
  )
}

function NeedPart({ words, children }: { words: readonly string[]; children: ReactNode }) {
  return (
    <div className={`${layout.stack2} ${layout.start} ${styles.need}`}>
      {words.map((each) => (
        <p key={each} className={`${prose.strong} ${prose.wraps}`}>
          {each}
        </p>
      ))}
      {children}
    </div>
  )
}

interface RetryButtonProps {
  run: PreparedCall<unknown>
  done: string
  children: string
}

export function retry(jobId: number) {
  return prepare('POST /api/orders/stuck/id/{jobId}/retry', { path: { jobId } })
}

export function RetryButton(props: RetryButtonProps) {
  const { retryFailed } = ordersCopy
  return <ActionButton {...props} failed={retryFailed} once onDone={() => focusOn('main h1')} />
}
