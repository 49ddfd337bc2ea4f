import type { Cents, MoneyMode } from '#platform/money/money.ts'
import type { LedgerSums } from '#shop/orders/ledger/ledger.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import type { Delay } from '#shop/orders/record/delays/delay.ts'
import type {
  FulfillmentKind,
  FulfillmentState,
  OrderDiscount,
  OrderLineView,
  OrderPresent,
  OrderState,
  OrderTax,
  Parcel,
  VoidReason,
} from '#shop/orders/record/order.ts'
import { mustStay, type OpenIssue } from '#shop/orders/record/order-issues.ts'
import { backOfficeCopy } from './copy.ts'

/* An order as its owner sees it; order.ts has the buyer's view. */

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

export type Need = 'issue' | 'dispute' | 'prints_failed' | 'overdue' | 'stuck'

/** Characters; longer searches are cut. */
export const longestSearch = 100
/** Characters. */
export const longestNote = 2000

export type OwnerIssue = OpenIssue & { words: string }

export interface OwnerFulfillment {
  kind: FulfillmentKind
  state: FulfillmentState
  /** The print provider's reason for a failure. */
  reason: string | null
  updatedAt: number
  /** The studio sends it by hand; else the print provider does. */
  selfFulfilled: boolean
  /** The day promised for its departure; null: none was promised. */
  leavesBy: string | null
  /** It is late from then on, in epoch milliseconds; null: it left before anything was promised. */
  dueAt: number | null
  /** The printer's charge in a currency other than the shop's, '9.00 EUR'; null: none. */
  foreignCost: string | null
}

export interface OwnerOrderRow {
  id: string
  number: number
  state: OrderState
  createdAt: number
  paidAt: number | null
  buyer: { name: string | null; email: string | null }
  total: Cents
  refunded: Cents
  /** Lost in disputes that took only a part. */
  lost: Cents
  money: MoneyMode
  /** ISO 4217. */
  currency: string
  voidReason: VoidReason | null
  /** Oldest first. */
  issues: OwnerIssue[]
  disputed: boolean
  needs: Need[]
  /**
   * The promised departure of the open fulfillments, in epoch milliseconds; null once all have
   * left.
   */
  dispatchBy: number | null
  lines: OrderLineView[]
  fulfillments: OwnerFulfillment[]
}

/** A parcel with its departure in epoch milliseconds. */
export interface OwnerParcel extends Parcel {
  kind: FulfillmentKind
  shippedAt: number
}

export interface OrderEvent {
  at: number
  type:
    | 'placed'
    | 'paid'
    | 'sent'
    | 'in_production'
    | 'failed'
    | 'parcel'
    | 'shipped'
    | 'issue_resolved'
    | 'overdue'
    | 'mail_refused'
    | 'address_changed'
    | 'refunded'
    | 'voided'
    | 'given_up'
    | 'debit_ended'
    | 'dispute_won'
    | 'shipping_undone'
    | 'due_soon'
    | 'delayed'
    | 'delay_answered'
  kind: FulfillmentKind | null
  detail: string | null
}

/** Work for an order that has failed for a day. */
export interface StuckJob {
  id: number
  words: string
  /** The failure in plain words. */
  reason: string
  orderId: string | null
  number: number | null
  since: number
}

export interface OwnerLine extends OrderLineView {
  /** Refunds count by this id. */
  lineId: number
  /** This line's share of the order's discount. */
  discount: Cents
  /** Pieces that are refunded, or about to be: they must not be sent. */
  refundedQuantity: number
}

export interface OwnerOrder extends OwnerOrderRow, OrderTax, OrderDiscount, OrderPresent {
  lines: OwnerLine[]
  /** Address of the buyer's page. */
  page: string
  subtotal: Cents
  shipping: Cents
  shipTo: Address | null
  /** The pickup place; null: the order is sent. */
  pickup: string | null
  /** The payment takes too long: the owner may free the held pieces. */
  paymentLate: boolean
  paymentRef: string | null
  provider: string
  parcels: OwnerParcel[]
  ledger: LedgerSums
  note: { text: string; at: number } | null
  /** The delays that the buyer was told of, latest first. */
  delays: Delay[]
  events: OrderEvent[]
  stuck: StuckJob[]
}

export interface NeedsYou {
  /** Orders and stuck work together. */
  count: number
  orders: OwnerOrderRow[]
  stuck: StuckJob[]
}

/*
 * The status of an order in plain words: the same in the list, on its page and in the bookkeeping
 * table.
 */

type Status = Pick<
  OwnerOrderRow,
  'state' | 'fulfillments' | 'refunded' | 'voidReason' | 'money' | 'issues'
>

/** 'To ship', 'At the printer, to ship', 'All sent'. */
export function stateWords(order: Status): string {
  if (order.voidReason !== null) return backOfficeCopy.void[order.voidReason]
  const words = plainWords(order)
  return order.refunded > 0 ? backOfficeCopy.partlyRefunded(words) : words
}

function plainWords({ state, fulfillments, money, issues }: Status): string {
  if (state === 'pending') return backOfficeCopy.payingRightNow
  if (state === 'processing') return backOfficeCopy.paymentWay
  if (state === 'cancelled') return backOfficeCopy.notPaid
  if (state === 'expired') return backOfficeCopy.leftWithoutPaying
  if (state === 'fulfilled') return backOfficeCopy.allSent
  if (mustStay(issues)) return backOfficeCopy.buyerWantsCancel
  const open = fulfillments
    .filter((fulfillment) => fulfillment.state !== 'shipped')
    .map((fulfillment) => fulfillmentWords(fulfillment, money))
  if (open.length === 0) return 'Paid'
  const [first = '', ...rest] = [...new Set(open)]
  return [first, ...rest.map((one) => one.toLowerCase())].join(', ')
}

/** A printer never gets an order that no real money paid. */
function fulfillmentWords(
  { kind, state, selfFulfilled }: OwnerFulfillment,
  money: MoneyMode,
): string {
  if (state === 'shipped') return kind === 'prints' ? backOfficeCopy.printsSent : 'Sent'
  if (state === 'failed') return backOfficeCopy.printsRefused
  if (kind === 'studio') return backOfficeCopy.toShip
  if (state === 'queued' && !selfFulfilled && money !== 'live')
    return backOfficeCopy.nothingIsPrinted
  if (state === 'queued') return backOfficeCopy.printsWaiting
  if (selfFulfilled) return backOfficeCopy.printsToMake
  return state === 'sent' ? backOfficeCopy.atThePrinter : backOfficeCopy.beingPrinted
}

export const needWords: Record<Need, string> = {
  issue: backOfficeCopy.needsYou,
  dispute: 'Disputed',
  prints_failed: backOfficeCopy.printsRefused,
  overdue: 'Overdue',
  stuck: 'Stuck',
}

/** Only partners and owners may read the ledger. */
export function withoutBooks<Order extends { ledger: LedgerSums }>(order: Order): Order {
  return { ...order, ledger: {} }
}
