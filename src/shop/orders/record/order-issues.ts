import type { z } from 'zod'
import { countryName } from '#platform/countries.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { recordCopy } from './copy.ts'
import type { issueDetails } from './order.schema.ts'
import type { FulfillmentKind, OrderState } from './order.ts'

export type IssueDetails = {
  [C in keyof typeof issueDetails]: z.output<(typeof issueDetails)[C]>
}

export type IssueCode = keyof IssueDetails

export type Issue = { [C in IssueCode]: { code: C; details: IssueDetails[C] } }[IssueCode]

export type OpenIssue = Issue & {
  id: number
  since: number
}

export interface IssueOrder {
  total: Cents
  refunded: Cents
  state: OrderState
}

export interface IssuePlace {
  /** Of the issue's sums. */
  currency: Currency
  /** IANA, of the issue's days. */
  timeZone: string
}

/** `order`: its present facts, if there is one. */
export function issueWords(
  { code, details }: Issue,
  { currency, timeZone }: IssuePlace,
  order: IssueOrder | null = null,
): string {
  const money = (cents: Cents) => formatMoney(cents, currency)
  const dayOf = (at: number) => dateInWords(at, timeZone)

  switch (code) {
    case 'sold_out_late':
      return recordCopy.paidLate(details.names.join(', '))
    case 'amount_mismatch':
      return recordCopy.otherSum(money(details.due), money(details.paid))
    case 'other_country':
      return recordCopy.otherCountry(countryName(details.country))
    case 'other_state':
      return recordCopy.otherState(details.state || recordCopy.noStateWord)
    case 'unmatched_payment':
      return recordCopy.unmatchedPayment(money(details.paid), aboutOrder(details.claimedOrder))
    case 'payment_late':
      return recordCopy.paymentSlow
    case 'withdrawn':
      return withdrawnWords(details, order && money(order.total - order.refunded), order, dayOf)
    case 'dispute_open':
      return recordCopy.dispute
    case 'dispute_lost':
      return recordCopy.disputeLost
    case 'dispute_lost_in_part':
      return recordCopy.disputePartlyLost(money(details.amount), money(details.paid))
    case 'refund_failed':
      return recordCopy.refundFailed(money(details.amount))
    case 'prints_refused':
      return recordCopy.printsNotOrdered(details.reason)
    case 'address_changed_late':
      return recordCopy.printsWithOldAddress
    case 'refunded_late':
      return recordCopy.printsPaidBack
    case 'prints_not_cancelled':
      return recordCopy.printsNotCancelled
    case 'printer_holds':
      return recordCopy.printerHolds(details.ref)
    case 'printer_lost':
      return recordCopy.printerLost
    case 'delay_cancelled':
      return recordCopy.delayCancelled(ofPart(details.kind), dayOf(details.at))
    case 'delay_unanswered':
      return recordCopy.delayUnanswered(ofPart(details.kind))
    case 'note':
      return details.text
  }
}

/** Orders with these issues must not leave: the buyer has withdrawn, or cancelled after a delay. */
export const stayingCodes = ['withdrawn', 'delay_cancelled'] as const satisfies readonly IssueCode[]

/** These issues end with an order that has left; issues about money remain. */
export const sendingCodes: readonly IssueCode[] = [
  ...(['prints_refused', 'printer_holds', 'printer_lost', 'prints_not_cancelled'] as const),
  ...(['address_changed_late', 'delay_unanswered'] as const),
]

export function mustStay(issues: readonly { code: IssueCode }[]): boolean {
  return issues.some(({ code }) => (stayingCodes as readonly IssueCode[]).includes(code))
}

/** From the statement: Directive 2011/83, Art. 13(1). */
const refundDays = 14

function withdrawnWords(
  { at, byLaw, whole }: IssueDetails['withdrawn'],
  left: string | null,
  order: IssueOrder | null,
  dayOf: (at: number) => string,
): string {
  const says = recordCopy.buyerWantsCancel(dayOf(at))
  if (!byLaw) {
    return recordCopy.lookAtRight(says)
  }
  const sum = whole ? (left ?? recordCopy.totalColumn) : recordCopy.piecesPaid
  const by = recordCopy.withinRight(dayOf(at + refundDays * day))
  if (order?.state === 'fulfilled') {
    return recordCopy.refundIfInTime(says, sum, by)
  }
  return recordCopy.refundInsteadOfShipping(says, whole ? '' : recordCopy.whatItNames, sum, by)
}

function ofPart(kind: FulfillmentKind | undefined): string {
  if (!kind) return ''
  return kind === 'prints' ? recordCopy.ofPrints : recordCopy.ofStudio
}

function aboutOrder(claimed: number | null): string {
  return claimed === null ? recordCopy.withoutOrder : recordCopy.secondTime(claimed)
}
