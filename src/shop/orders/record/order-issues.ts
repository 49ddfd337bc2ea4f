import { countryName } from '#platform/countries.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import { dayInWords } from '#platform/time/zone.ts'
import type { FulfillmentKind, OrderState } from './order.ts'

/*
 * The issues of orders: a code of this list with its details, and the owner's words for it, the
 * same on every screen and in every mail.
 */

export interface IssueDetails {
  /** Late money: these pieces were sold meanwhile, and nothing was taken from the stock. */
  sold_out_late: { names: string[] }
  amount_mismatch: { due: Cents; paid: Cents }
  /** The address is in a country that its shipping was not charged for. */
  other_country: { country: string }
  /** Sales tax of a state was paid and the address is elsewhere, or the other way round. */
  other_state: { state: string }
  /** Money without an order, or a second payment for the order with this number. */
  unmatched_payment: { paid: Cents; claimedOrder: number | null }
  payment_late: Record<string, never>
  /**
   * The buyer has stated a withdrawal; `at` in epoch milliseconds. `byLaw`: the destination has a
   * known right of withdrawal. `whole`: the statement holds for all pieces. Older issues lack both.
   */
  withdrawn: { at: number; byLaw?: boolean | undefined; whole?: boolean | undefined }
  dispute_open: Record<string, never>
  dispute_lost: Record<string, never>
  /** The bank took back `amount` of `paid`; the rest stays with the studio. */
  dispute_lost_in_part: { amount: Cents; paid: Cents }
  refund_failed: { amount: Cents }
  prints_refused: { reason: string }
  /** The printer has the address from before its correction. */
  address_changed_late: Record<string, never>
  /** The printer has prints that were refunded meanwhile. */
  refunded_late: Record<string, never>
  printer_holds: { ref: string }
  printer_lost: Record<string, never>
  /**
   * The buyer cancels because of a delay; `at` in epoch milliseconds. Older issues name no part.
   */
  delay_cancelled: { at: number; kind?: FulfillmentKind | undefined }
  /** The buyer was told of a delay to which silence is not consent, and has not answered. */
  delay_unanswered: { kind?: FulfillmentKind | undefined }
  /** Text from an older version. */
  note: { text: string }
}

export type IssueCode = keyof IssueDetails

export type Issue = { [C in IssueCode]: { code: C; details: IssueDetails[C] } }[IssueCode]

export type OpenIssue = Issue & {
  id: number
  /** Epoch milliseconds. */
  since: number
}

/** The facts of an order that its issues mention. */
export interface IssueOrder {
  total: Cents
  refunded: Cents
  state: OrderState
}

/**
 * Whole sentences for the owner. `currency`: of its sums; `order`: as it is now, if there is one.
 */
export function issueWords(
  { code, details }: Issue,
  currency: Currency,
  order: IssueOrder | null = null,
): string {
  const money = (cents: Cents) => formatMoney(cents, currency)

  switch (code) {
    case 'sold_out_late':
      return `Paid after the hold had ended, and ${details.names.join(', ')} had gone meanwhile. Nothing was taken from the stock. Please refund it.`
    case 'amount_mismatch':
      return `The order is for ${money(details.due)}, but ${money(details.paid)} was paid.`
    case 'other_country':
      return `The address is in ${countryName(details.country)}, and the buyer paid for sending it elsewhere. Look at what that costs before it leaves.`
    case 'other_state':
      return `The address is in ${details.state || 'no state'}, and the buyer chose another one for the sales tax. Look at what is due before it leaves.`
    case 'unmatched_payment':
      return `${money(details.paid)} was paid ${aboutOrder(details.claimedOrder)}. Please refund it or write to the buyer.`
    case 'payment_late':
      return 'The payment has been on its way for two weeks. Ask the payment provider.'
    case 'withdrawn':
      return withdrawnWords(details, order && money(order.total - order.refunded), order)
    case 'dispute_open':
      return 'The buyer disputes the payment.'
    case 'dispute_lost':
      return 'The dispute is lost: the bank has given the buyer the money back. What has not been sent stays here.'
    case 'dispute_lost_in_part':
      return `The dispute is lost: the bank has given the buyer ${money(details.amount)} of ${money(details.paid)} back. The rest stays with you. Look at what is still to be sent.`
    case 'refund_failed':
      return `A refund of ${money(details.amount)} did not arrive. Ask the payment provider, or pay the buyer another way.`
    case 'prints_refused':
      return `The prints could not be ordered: ${details.reason}`
    case 'address_changed_late':
      return 'The prints went to the printer with the address as it was before you corrected it: change it there, too.'
    case 'refunded_late':
      return 'The prints went to the printer while you paid them back, all of them or some: cancel there what is not to be made.'
    case 'printer_holds':
      return `The printer holds order ${details.ref} until it hears from you.`
    case 'printer_lost':
      return 'The printer knows nothing of this order’s prints.'
    case 'delay_cancelled':
      return `The buyer was told of the delay${ofPart(details.kind)}, and has cancelled on ${dayOf(details.at)}. Don’t send it: cancel it and pay everything back, shipping included, within seven working days.`
    case 'delay_unanswered':
      return `The buyer was told of the delay${ofPart(details.kind)} and has said nothing. After a long or a second delay, or one without a day, that is no consent in the United States: cancel it and pay it back, shipping included, within seven working days, or write to the buyer.`
    case 'note':
      return details.text
  }
}

/** Orders with these must not leave: the buyer has withdrawn, or cancelled after a delay. */
export const stayingCodes = ['withdrawn', 'delay_cancelled'] as const satisfies readonly IssueCode[]

export function mustStay(issues: readonly { code: IssueCode }[]): boolean {
  return issues.some(({ code }) => (stayingCodes as readonly IssueCode[]).includes(code))
}

/** Days from the statement to the refund (Directive 2011/83, Art. 13(1)). */
const refundDays = 14

function withdrawnWords(
  { at, byLaw, whole }: IssueDetails['withdrawn'],
  left: string | null,
  order: IssueOrder | null,
): string {
  const says = `The buyer wants to cancel: the statement of ${dayOf(at)} is among your messages.`
  if (!byLaw) {
    return `${says} Look whether a right of withdrawal holds for where the order goes, and answer before you ship.`
  }
  const sum = whole ? (left ?? 'what was paid') : 'what was paid for the pieces that it names'
  const by = `by ${dayOf(at + refundDays * day)} (right of withdrawal)`
  if (order?.state === 'fulfilled') {
    return `${says} If it came within 14 days after the last parcel, refund ${sum} ${by}. That may wait until the parcel, or a proof that it was sent, is here.`
  }
  return `${says} Don’t ship${whole ? '' : ' what it names'}. Refund ${sum} ${by}.`
}

const dayOf = (at: number) => dayInWords(new Date(at).toISOString().slice(0, 10))

function ofPart(kind: FulfillmentKind | undefined): string {
  if (!kind) return ''
  return kind === 'prints' ? ' of the prints' : ' of what you send from your bench'
}

function aboutOrder(claimed: number | null): string {
  return claimed === null ? 'without an order' : `a second time for order ${claimed}`
}
