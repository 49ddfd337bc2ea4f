import type { z } from 'zod'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { FulfillmentKind, FulfillmentState, OrderState } from '#platform/db/tables/tables.ts'
import type { Cents, MoneyMode } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import type { PersonalText } from '#shop/catalogue/personalisation/personalisation.ts'
import { isProviderPrinted } from '#shop/catalogue/products/product.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import type { Address } from './addresses/address.ts'
import { recordCopy } from './copy.ts'
import type { Delay } from './delays/delay.ts'
import type {
  fulfillmentSchema,
  orderLineSchema,
  orderSchema,
  parcelSchema,
  sessionOutcomeSchema,
  voidReason,
} from './order.schema.ts'
import type { OpenIssue } from './order-issues.ts'

export type { FulfillmentKind, FulfillmentState, OrderState }

/** Late payments reopen ended orders. `fulfilled` to `paid`: a parcel was not sent after all. */
export const transitions: Record<OrderState, readonly OrderState[]> = {
  pending: ['processing', 'paid', 'cancelled', 'expired'],
  processing: ['paid', 'cancelled'],
  paid: ['fulfilled'],
  fulfilled: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
}

export function canTransition(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to)
}

/** Paid, or with its money on its way. */
export function isBought(state: OrderState): boolean {
  return state === 'processing' || isPaid(state)
}

/** Longer than any delayed payment method takes after its session. */
export const lateAfter = 14 * day

export function isPaymentLate(
  { state, expiresAt }: { state: OrderState; expiresAt: number },
  now: number,
): boolean {
  return state === 'processing' && now > expiresAt + lateAfter
}

export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'fulfilled'
}

export function isOpen({ state, voidReason }: Pick<Order, 'state' | 'voidReason'>): boolean {
  return state === 'paid' && voidReason === null
}

export interface OrderTax {
  tax: Cents
  /** The other sums include the tax; false: it comes on top of them. */
  taxIncluded: boolean
  /** Hundredths of a percent; null: none was given, or there are several. */
  taxRate: number | null
  taxParts: TaxPart[]
  /** A country, or 'US-NY'; null: not known. */
  taxCountry: string | null
  taxNote: string | null
}

export interface OrderDiscount {
  discount: Cents
  /** The shop's own code; null: none, or a code of the payment provider. */
  discountCode: string | null
}

export type OrderPresent = Pick<
  z.output<typeof orderSchema>,
  'giftNote' | 'withoutPrices' | 'wantedBy'
>

export function adjustments({
  discount,
  discountCode,
  ...tax
}: Pick<OrderTax, 'taxParts' | 'taxIncluded'> & OrderDiscount) {
  const onTop = tax.taxIncluded ? [] : tax.taxParts
  return [
    {
      words: discountCode === null ? recordCopy.discount : recordCopy.code(discountCode),
      cents: -discount,
    },
    ...onTop.map(({ rate, tax: cents }) => ({ words: recordCopy.salesTax(rateIn(rate)), cents })),
  ].filter(({ cents }) => cents !== 0)
}

/** Below the total: the included tax by rate, or why there is none. */
export function taxWithin({
  taxIncluded,
  taxParts,
  taxNote,
}: Pick<OrderTax, 'taxIncluded' | 'taxParts' | 'taxNote'>): {
  words: string
  cents: Cents | null
}[] {
  const within = taxIncluded ? taxParts.filter(({ tax }) => tax !== 0) : []
  return [
    ...within.map(({ rate, tax }) => ({ words: recordCopy.taxInIt(rateIn(rate)), cents: tax })),
    ...(taxNote === null ? [] : [{ words: taxNote, cents: null }]),
  ]
}

const rateIn = (rate: number | null) => (rate === null ? '' : ` (${rateText(rate)})`)

export type VoidReason = z.output<typeof voidReason>

export interface OrderedLine extends Omit<z.output<typeof orderLineSchema>, 'price'> {
  /** Refunds name the line by this id. */
  lineId: number
  /** Refunded or about to be: these units must not be sent. */
  refundedQuantity: number
  unitPrice: Cents
  discount: Cents
  /** Sales tax on top of the line; absent: none. */
  tax?: Cents
  /** Null: the studio has removed it. */
  picture: Picture | null
  inventoryPolicy: InventoryPolicy
  /** Merch may have a name of its own beside the print's. */
  ownName: string | null
  variantId: string | null
}

export type Parcel = z.output<typeof parcelSchema>

export interface PrintItem {
  variantId: string
  quantity: number
  note?: string
}

export interface PrintOrder {
  /** The provider's idempotency key. */
  orderId: string
  money: MoneyMode
  recipient: Address & { email: string | null }
  giftNote?: string
  items: PrintItem[]
}

export interface OrderParcel extends Parcel {
  kind: FulfillmentKind
  shippedAt: number
}

export interface OrderFulfillment extends z.output<typeof fulfillmentSchema> {
  reason: string | null
  /** Epoch milliseconds. */
  updatedAt: number
  leavesBy: string | null
  /** Epoch milliseconds; null: it left before anything was promised. */
  dueAt: number | null
  /** In a currency other than the shop's, '9.00 EUR'; null: none. */
  foreignCost: string | null
  /** Null: no print provider has it. */
  provider: string | null
  providerRef: string | null
}

/** Sums in cents of `currency`, times in epoch milliseconds. */
export interface Order extends OrderTax, OrderDiscount, OrderPresent {
  id: string
  /** Opens the buyer's page: only the buyer and the owner have it. */
  token: string
  number: number
  state: OrderState
  createdAt: number
  paidAt: number | null
  expiresAt: number
  lines: OrderedLine[]
  subtotal: Cents
  shipping: Cents
  total: Cents
  refunded: Cents
  lost: Cents
  dispute: 'open' | 'lost' | null
  money: MoneyMode
  /** ISO 4217. */
  currency: string
  voidReason: VoidReason | null
  buyer: { name: string | null; email: string | null }
  shipTo: Address | null
  /** Null: the order is sent. */
  pickup: string | null
  provider: string
  paymentRef: string | null
  fulfillments: OrderFulfillment[]
  parcels: OrderParcel[]
  /** Asked or done, the oldest first. 0: an order that cost nothing was voided. */
  refunds: {
    amount: Cents
    isDone: boolean
    cancels: boolean
    byBuyer: boolean
    askedAt: number
    doneAt: number | null
  }[]
  issues: OpenIssue[]
  delays: Delay[]
  note: { text: string; at: number } | null
  /** Slips were made or postage was bought, in epoch milliseconds; null: not yet. */
  packingSince: number | null
  /** The order whose pieces this order sends again, at no charge. */
  replacing: { number: number; why: string } | null
}

export type SessionOutcome = z.output<typeof sessionOutcomeSchema>

interface Left {
  kind: FulfillmentKind
  state: FulfillmentState
  updatedAt: number
}

/**
 * The part's own parcels, or those of the part that left with it: each number is stored once, and
 * parts shipped together share a time.
 */
export function groupParcels<P extends { kind: FulfillmentKind; shippedAt: number }>(
  { kind, state, updatedAt }: Left,
  parcels: readonly P[],
): P[] {
  const own = parcels.filter((parcel) => parcel.kind === kind)
  if (own.length > 0 || state !== 'shipped') return own
  return parcels.filter((parcel) => parcel.shippedAt === updatedAt)
}

const undoable = 14 * day

export function mayUndoShipping(
  { state, updatedAt }: Pick<Left, 'state' | 'updatedAt'>,
  now: number,
): boolean {
  return state === 'shipped' && now - updatedAt <= undoable
}

export interface MadeLine {
  kind: ProductKind
  variantId: string | null
  /** Absent: made to order. */
  inventoryPolicy?: InventoryPolicy
  personalised?: boolean
  personalText?: PersonalText
}

export function fulfillmentKind(line: MadeLine): FulfillmentKind {
  return isProviderPrinted(line) ? 'prints' : 'studio'
}
