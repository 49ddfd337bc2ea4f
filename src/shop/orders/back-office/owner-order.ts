import type { z } from 'zod'
import { type Cents, formatMoney, type MoneyMode } from '#platform/money/money.ts'
import type { LedgerSums } from '#shop/orders/ledger/ledger.ts'
import type { UnknownCosts } from '#shop/orders/ledger/profit/profit.ts'
import { isPaid, type Order } from '#shop/orders/record/order.ts'
import { mustStay, type OpenIssue } from '#shop/orders/record/order-issues.ts'
import { orderTerms } from '#shop/orders/record/order-views.ts'
import { backOfficeCopy } from './copy.ts'
import type {
  orderEventSchema,
  ownerFulfillmentSchema,
  stuckJobSchema,
} from './owner-order.schema.ts'

/** Attempts that were never paid show under 'not-paid' alone. */
export const orderFilters = [
  'all',
  'needs-you',
  'to-ship',
  'in-the-making',
  'shipped',
  'refunded',
  'not-paid',
] as const
export type OrderFilter = (typeof orderFilters)[number]

export const needs = ['issue', 'dispute', 'prints_failed', 'overdue', 'stuck'] as const
export type Need = (typeof needs)[number]

/** In characters. */
export const longestNote = 2000

export type OwnerIssue = OpenIssue & { words: string }

export type OwnerFulfillment = z.output<typeof ownerFulfillmentSchema>

export interface OwnerOrderRow extends Pick<Order, (typeof ownerRowKeys)[number]> {
  issues: OwnerIssue[]
  disputed: boolean
  needs: Need[]
  /** Epoch milliseconds; null once all have left. */
  dispatchBy: number | null
  fulfillments: OwnerFulfillment[]
}

export const ownerRowKeys = [
  ...(['id', 'number', 'state', 'createdAt', 'paidAt', 'buyer', 'total', 'refunded'] as const),
  ...(['lost', 'money', 'currency', 'voidReason', 'lines', 'replacing'] as const),
] as const

export const orderEventTypes = [
  ...(['placed', 'paid', 'sent', 'in_production', 'failed', 'parcel', 'shipped'] as const),
  ...(['issue_resolved', 'overdue', 'mail_refused', 'address_changed', 'refunded'] as const),
  ...(['voided', 'given_up', 'debit_ended', 'dispute_won', 'shipping_undone'] as const),
  ...(['due_soon', 'delayed', 'delay_answered', 'packing'] as const),
] as const

export type OrderEvent = z.output<typeof orderEventSchema>
export type StuckJob = z.output<typeof stuckJobSchema>

export interface PackedOrder extends OwnerOrderRow, Pick<Order, (typeof ownerKeys)[number]> {
  /** Of its refunds and replacements. */
  version: string
}

export interface OwnerOrder extends PackedOrder, UnknownCosts {
  page: string
  replacedBy: number[]
  addressVersion: string
  /** The owner may free the held pieces. */
  paymentLate: boolean
  leftToRefund: Cents
  ledger: LedgerSums
  events: OrderEvent[]
  stuck: StuckJob[]
}

export const ownerKeys = [
  ...orderTerms,
  ...(['paymentRef', 'provider', 'parcels', 'note', 'delays'] as const),
] as const

export interface NeedsYou {
  count: number
  orders: OwnerOrderRow[]
  stuck: StuckJob[]
}

type Status = Pick<
  OwnerOrderRow,
  'state' | 'fulfillments' | 'refunded' | 'currency' | 'voidReason' | 'money' | 'issues' | 'needs'
>

/** 'To ship', 'At the printer, to ship', 'All shipped'. */
export function stateWords(order: Status): string {
  const { voidReason, refunded, currency } = order
  if (voidReason === 'voided' && refunded > 0)
    return backOfficeCopy.cancelledRefunded(formatMoney(refunded, currency))
  if (voidReason !== null) return backOfficeCopy.void[voidReason]
  const words = plainWords(order)
  return refunded > 0 ? backOfficeCopy.partlyRefunded(words) : words
}

function plainWords({ state, fulfillments, money, ...order }: Status): string {
  if (state === 'pending') return backOfficeCopy.payingRightNow
  if (state === 'processing') return backOfficeCopy.paymentUnderWay
  if (state === 'cancelled') return backOfficeCopy.notPaid
  if (state === 'expired') return backOfficeCopy.leftWithoutPaying
  if (state === 'fulfilled') return backOfficeCopy.allSent
  const hold = holdReason(order)
  if (hold !== null) return backOfficeCopy.hold[hold]
  const open = fulfillments
    .filter((fulfillment) => fulfillment.state !== 'shipped')
    .map((fulfillment) => fulfillmentWords(fulfillment, money))
  if (open.length === 0) return backOfficeCopy.paid
  const [first = '', ...rest] = [...new Set(open)]
  return [first, ...rest.map((one) => one.toLowerCase())].join(', ')
}

/** A printer never gets an order that no real money paid. */
function fulfillmentWords(
  { kind, state, selfFulfilled }: OwnerFulfillment,
  money: MoneyMode,
): string {
  if (state === 'shipped')
    return kind === 'prints' ? backOfficeCopy.printsSent : backOfficeCopy.shipped
  if (state === 'failed') return backOfficeCopy.printsRefused
  if (kind === 'studio') return backOfficeCopy.toShip
  if (selfFulfilled) return backOfficeCopy.printsToMake
  if (state === 'queued')
    return money === 'live' ? backOfficeCopy.printsWaiting : backOfficeCopy.nothingIsPrinted
  return state === 'sent' ? backOfficeCopy.atThePrinter : backOfficeCopy.beingPrinted
}

export const needWords: Record<Need, string> = {
  issue: backOfficeCopy.needsYou,
  dispute: backOfficeCopy.disputed,
  prints_failed: backOfficeCopy.printsRefused,
  overdue: backOfficeCopy.overdue,
  stuck: backOfficeCopy.stuck,
}

/** Shipping asks a question first; null: nothing holds the order back. */
export function holdReason({
  issues,
  needs,
}: Pick<OwnerOrderRow, 'issues' | 'needs'>): 'cancelling' | 'disputed' | null {
  if (mustStay(issues)) return 'cancelling'
  return needs.includes('dispute') ? 'disputed' : null
}

/** Unpaid, refunded, lost, or on hold. */
export function staysHere(
  order: Pick<OwnerOrderRow, 'state' | 'voidReason' | 'issues' | 'needs'>,
): boolean {
  return !isPaid(order.state) || order.voidReason !== null || holdReason(order) !== null
}

interface Booked extends UnknownCosts {
  ledger: LedgerSums
  fulfillments: readonly { foreignCost: string | null }[]
}

/** Only partners and owners may read the ledger and a printer's charges. */
export function withoutBooks<Order extends Booked>(order: Order): Order {
  const fulfillments = order.fulfillments.map((each) => ({ ...each, foreignCost: null }))
  return { ...order, ledger: {}, unknownCosts: 0, unknownPostage: 0, fulfillments }
}
