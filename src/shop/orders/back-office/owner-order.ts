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

/*
 * An order as its owner sees it. Buyers see order.ts.
 */

/** Filters of the owner's list. Attempts that were never paid show under 'not-paid' alone. */
export const orderFilters = [
  'all',
  'needs-you',
  'to-ship',
  'in-the-making',
  'shipped',
  'refunded',
  'not-paid',
] as const
/** A filter of the owner's list. */
export type OrderFilter = (typeof orderFilters)[number]

/** Why an order needs the owner. */
export type Need = 'issue' | 'dispute' | 'prints_failed' | 'overdue' | 'stuck'

/** What is on an order's way at most: longer searches are cut. */
export const longestSearch = 100
/** Characters of a note at the most. */
export const longestNote = 2000

/** An open issue, in the owner's words. */
export type OwnerIssue = OpenIssue & { words: string }

/** A fulfillment as the owner sees it. */
export interface OwnerFulfillment {
  kind: FulfillmentKind
  state: FulfillmentState
  /** Why it failed, in the print provider's words. */
  reason: string | null
  updatedAt: number
  /** The studio sends it by hand; else the print provider does. */
  selfFulfilled: boolean
  /** The day by which it was promised to leave; null: no day was. */
  leavesBy: string | null
  /** When it is late, in epoch milliseconds; null: it left before anything was promised. */
  dueAt: number | null
  /** What the printer charged in another currency than the shop's, '9.00 EUR'; null: nothing. */
  foreignCost: string | null
}

/** A row of the order list. */
export interface OwnerOrderRow {
  id: string
  number: number
  state: OrderState
  createdAt: number
  paidAt: number | null
  buyer: { name: string | null; email: string | null }
  total: Cents
  refunded: Cents
  /** What lost disputes took of it where they didn't take all. */
  lost: Cents
  money: MoneyMode
  /** What its sums are in: an ISO 4217 code. */
  currency: string
  voidReason: VoidReason | null
  /** Why the owner must look, oldest first. */
  issues: OwnerIssue[]
  disputed: boolean
  needs: Need[]
  /** When what is open was promised to have left, in epoch milliseconds; null once it has. */
  dispatchBy: number | null
  lines: OrderLineView[]
  fulfillments: OwnerFulfillment[]
}

/** A parcel and when it left, in epoch milliseconds. */
export interface OwnerParcel extends Parcel {
  kind: FulfillmentKind
  shippedAt: number
}

/** An event of an order's timeline. */
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
  /** What it was to do. */
  words: string
  /** Why it did not work, as a person would say it. */
  reason: string
  orderId: string | null
  number: number | null
  since: number
}

/** A line with what was refunded of it. */
export interface OwnerLine extends OrderLineView {
  /** The line's own id: what refunds are counted by. */
  lineId: number
  /** What of the order's discount is this line's. */
  discount: Cents
  /** How many of its pieces are refunded, or about to be: they are not to be sent. */
  refundedQuantity: number
}

/** An order in full. */
export interface OwnerOrder extends OwnerOrderRow, OrderTax, OrderDiscount, OrderPresent {
  lines: OwnerLine[]
  /** The buyer's page. */
  page: string
  subtotal: Cents
  shipping: Cents
  shipTo: Address | null
  /** Where the buyer picks it up; null: it is sent. */
  pickup: string | null
  /** Its money has been on its way for too long: the owner may give its pieces back. */
  paymentLate: boolean
  /** How the payment provider calls the payment. */
  paymentRef: string | null
  provider: string
  parcels: OwnerParcel[]
  /** What its rows in the ledger come to. */
  ledger: LedgerSums
  note: { text: string; at: number } | null
  /** What the buyer was told of delays, the latest first. */
  delays: Delay[]
  events: OrderEvent[]
  stuck: StuckJob[]
}

/** What waits for the owner, for the home page and the badge. */
export interface NeedsYou {
  /** Orders and stuck work together. */
  count: number
  orders: OwnerOrderRow[]
  stuck: StuckJob[]
}

/*
 * How an order stands, in plain words: the same in the list, on its page and in the table for the
 * owner's books.
 */

type Standing = Pick<
  OwnerOrderRow,
  'state' | 'fulfillments' | 'refunded' | 'voidReason' | 'money' | 'issues'
>

/** 'To ship', 'At the printer, to ship', 'All sent'. */
export function stateWords(order: Standing): string {
  if (order.voidReason !== null) return voidWords[order.voidReason]
  const words = plainWords(order)
  return order.refunded > 0 ? `${words}, partly refunded` : words
}

const voidWords: Record<VoidReason, string> = {
  refunded: 'Refunded',
  dispute_lost: 'Dispute lost',
  voided: 'Called off',
}

function plainWords({ state, fulfillments, money, issues }: Standing): string {
  if (state === 'pending') return 'Paying right now'
  if (state === 'processing') return 'Payment on its way'
  if (state === 'cancelled') return 'Not paid'
  if (state === 'expired') return 'Left without paying'
  if (state === 'fulfilled') return 'All sent'
  if (mustStay(issues)) return 'Buyer wants to cancel'
  const open = fulfillments
    .filter((fulfillment) => fulfillment.state !== 'shipped')
    .map((fulfillment) => fulfillmentWords(fulfillment, money))
  if (open.length === 0) return 'Paid'
  const [first = '', ...rest] = [...new Set(open)]
  return [first, ...rest.map((one) => one.toLowerCase())].join(', ')
}

/** The state of a fulfillment in words. A printer never gets what no real money paid. */
function fulfillmentWords(
  { kind, state, selfFulfilled }: OwnerFulfillment,
  money: MoneyMode,
): string {
  if (state === 'shipped') return kind === 'prints' ? 'Prints sent' : 'Sent'
  if (state === 'failed') return 'Prints refused'
  if (kind === 'studio') return 'To ship'
  if (state === 'queued' && !selfFulfilled && money !== 'live') return 'Nothing is printed'
  if (state === 'queued') return 'Prints waiting'
  if (selfFulfilled) return 'Prints to make'
  return state === 'sent' ? 'At the printer' : 'Being printed'
}

/** The badge of each need. */
export const needWords: Record<Need, string> = {
  issue: 'Needs you',
  dispute: 'Disputed',
  prints_failed: 'Prints refused',
  overdue: 'Overdue',
  stuck: 'Stuck',
}

/** An order without its rows in the ledger, which only partners and owners read. */
export function withoutBooks<Order extends { ledger: LedgerSums }>(order: Order): Order {
  return { ...order, ledger: {} }
}
