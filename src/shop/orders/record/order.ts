import type { Making, ProductKind } from '#platform/addresses/kinds.ts'
import type { FulfillmentKind, FulfillmentState, OrderState } from '#platform/db/tables/tables.ts'
import type { Cents, MoneyMode } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import type { Copy } from '#shop/catalogue/editions/edition.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { DayRange, ParcelDates } from '#shop/store/dispatch/dispatch.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import type { Address } from './addresses/address.ts'
import type { Delay } from './delays/delay.ts'

export type { FulfillmentKind, FulfillmentState, OrderState }

/**
 * The only ways that an order goes (design §5). Money may come after a hold has ended, and what was
 * marked as shipped may turn out to be still here.
 */
export const transitions: Record<OrderState, readonly OrderState[]> = {
  pending: ['processing', 'paid', 'cancelled', 'expired'],
  processing: ['paid', 'cancelled'],
  paid: ['fulfilled'],
  fulfilled: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
}

/** Whether an order may go from a state to another (`transitions`). */
export function mayBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to)
}

/** Paid, or with its money on its way. */
export function isBought(state: OrderState): boolean {
  return state === 'processing' || isPaid(state)
}

/** Longer after its session than any delayed method takes; milliseconds. */
export const lateAfter = 14 * day

/** Money that is on its way has taken so long that its owner may end the waiting. */
export function isPaymentLate(
  { state, expiresAt }: { state: OrderState; expiresAt: number },
  now: number,
): boolean {
  return state === 'processing' && now > expiresAt + lateAfter
}

/** Whether the money has arrived. */
export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'fulfilled'
}

/** What of an order is tax. */
export interface OrderTax {
  tax: Cents
  /** The tax is within the other sums; else it comes on top of them. */
  taxIncluded: boolean
  /** The one rate, in hundredths of a percent; null where none was told, or there are several. */
  taxRate: number | null
  /** What is taxed at which rate. */
  taxParts: TaxPart[]
  /** Where it is taxed: a country, or 'US-NY'; null: not known. */
  taxCountry: string | null
  /** Why no tax is charged; null: there is some, or nothing is said. */
  taxNote: string | null
}

/** What was taken off an order. */
export interface OrderDiscount {
  discount: Cents
  /** The shop's own code that took it off; null: none, or one of the payment provider's. */
  discountCode: string | null
}

/** Whether an order is a present, and when it should be there. */
export interface OrderPresent {
  /** What its recipient is told; null: nothing. */
  giftNote: string | null
  /** It is a present: no paper in its parcel shows a price. */
  withoutPrices: boolean
  /** The day by which the buyer wants it there, '2026-12-24'; null: none was said. */
  wantedBy: string | null
}

/** What stands between the prices and the total. */
export function adjustments({
  discount,
  discountCode,
  ...tax
}: Pick<OrderTax, 'taxParts' | 'taxIncluded'> & OrderDiscount) {
  const onTop = tax.taxIncluded ? [] : tax.taxParts
  return [
    { words: discountCode === null ? 'Discount' : `Code ${discountCode}`, cents: -discount },
    ...onTop.map(({ rate, tax: cents }) => ({ words: `Sales tax${rateIn(rate)}`, cents })),
  ].filter(({ cents }) => cents !== 0)
}

/** What stands below the total: the tax that it includes, by rate, or why there is none. */
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
    ...within.map(({ rate, tax }) => ({ words: `Tax in it${rateIn(rate)}`, cents: tax })),
    ...(taxNote === null ? [] : [{ words: taxNote, cents: null }]),
  ]
}

const rateIn = (rate: number | null) => (rate === null ? '' : ` (${rateText(rate)})`)

/** Why nothing more of an order is sent: its money went back, or it cost nothing and the studio took it back. */
export type VoidReason = 'refunded' | 'dispute_lost' | 'voided'

/** A line as order page and owner see it; prices in cents. */
export interface OrderLineView {
  kind: ProductKind
  productId: number
  /** '10x10'; '' for what has one price. */
  size: string
  name: string
  descName: string | null
  /** What a garment's label said; null: nothing. */
  garmentSize: string | null
  quantity: number
  unitPrice: Cents
  /** Its numbered copies, void ones too; absent where it is in no edition. */
  copies?: Copy[]
  /** The picture's address; `picture` is null when the studio has removed it. */
  location: string
  picture: Picture | null
  /** As it was when it was bought. */
  making: Making
  /** Made to the buyer's specifications, as it was said when it was bought. */
  personalised: boolean
}

/** A parcel that has left. */
export interface Parcel {
  carrier: string | null
  trackingNumber: string
  trackingUrl: string | null
}

/** What the print provider is to make of an order, and where it goes. */
export interface PrintOrder {
  /** Our order's id: the provider's idempotency key. */
  orderId: string
  /** What paid it. */
  money: MoneyMode
  recipient: Address & { email: string | null }
  /** A present's note for its recipient; absent: none. */
  giftNote?: string
  items: { variantId: string; quantity: number }[]
}

/** A fulfillment as the buyer sees it. */
export interface OrderFulfillment {
  kind: FulfillmentKind
  state: FulfillmentState
  parcels: Parcel[]
  /** A printer elsewhere makes and sends it; else the studio. */
  by: ParcelDates['by']
  /** When it was promised to leave; null: no day was. */
  leaves: DayRange | null
  /** When it should be there, by the promise or, once it has left, by that; null: nobody knows. */
  arrives: DayRange | null
}

/** What the order page shows (design §5): what was bought, where it goes, how far it is. */
export interface OrderView extends OrderTax, OrderDiscount, OrderPresent {
  number: number
  state: OrderState
  createdAt: number
  paidAt: number | null
  lines: OrderLineView[]
  subtotal: Cents
  shipping: Cents
  total: Cents
  refunded: Cents
  money: MoneyMode
  /** What its sums are in: an ISO 4217 code. */
  currency: string
  voidReason: VoidReason | null
  buyer: { name: string | null; email: string | null }
  shipTo: Address | null
  /** Where the buyer picks it up; null: it is sent. */
  pickup: string | null
  fulfillments: OrderFulfillment[]
  /** Of each part that leaves later, what the buyer was told last. */
  delays: Delay[]
  /** The studio must look at it first and will write to the buyer; nothing is sent until then. */
  beingChecked: boolean
}

/** How the order of a payment session stands. */
export interface SessionOutcome {
  state: OrderState
  /** The token of the order page, for the order's buyer; null for other visitors. */
  token: string | null
}

interface Left {
  kind: FulfillmentKind
  state: FulfillmentState
  updatedAt: number
}

/**
 * The parcels that a fulfillment is in: its own, or else those of the other fulfillment with which it
 * left the studio. A tracking number is stored once, and fulfillments shipped together share a time.
 */
export function parcelsOf<P extends { kind: FulfillmentKind; shippedAt: number }>(
  { kind, state, updatedAt }: Left,
  parcels: readonly P[],
): P[] {
  const own = parcels.filter((parcel) => parcel.kind === kind)
  if (own.length > 0 || state !== 'shipped') return own
  return parcels.filter((parcel) => parcel.shippedAt === updatedAt)
}

/** How long after a mistake that something was shipped can be undone, in milliseconds. */
const undoable = 14 * day

/** Whether a fulfillment that was marked as shipped can still be taken back; `now` in epoch milliseconds. */
export function mayUndoShipping(
  { state, updatedAt }: Pick<Left, 'state' | 'updatedAt'>,
  now: number,
): boolean {
  return state === 'shipped' && now - updatedAt <= undoable
}

/** What says who makes a line's piece. */
export interface MadeLine {
  kind: ProductKind
  variantId: string | null
  /** Absent: made to order. */
  making?: Making
}

/** Which fulfillment a line belongs to: a print that no provider makes is the studio's to send. */
export function fulfillmentOf({ kind, variantId }: MadeLine): FulfillmentKind {
  return kind === 'prints' && variantId !== null ? 'prints' : 'studio'
}
