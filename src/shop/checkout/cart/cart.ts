import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type {
  Personalisation,
  PersonalText,
} from '#shop/catalogue/personalisation/personalisation.ts'
import type { DiscountInCart } from '#shop/checkout/discounts/discount.ts'
import type { Present } from '#shop/checkout/present/present.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { TaxClass } from '#shop/store/tax/tax.ts'
import { type Basket, type BasketTerms, payableLines, priceBasket } from './basket.ts'

export const mostLines = 100

export type LineState = 'ok' | 'low_stock' | 'sold_out' | 'held'

export interface LineStatus {
  state: LineState
  left: number | null
  /** Epoch milliseconds at which a held piece may come back; null unless `held`. */
  heldUntil: number | null
  /** Of an `ok` line: `left` isn't all that is on hand. */
  othersHold?: true
}

export interface LineInput {
  /** Null: the visitor's own cart, made when there is none. */
  cartId: string | null
  kind: ProductKind
  productId: number | null
  size: string | null
  variantId: string | null
  quantity: number
  personalText?: string
  /** Keeps unfit words for correction in the cart: a page without scripts would lose them. */
  mends?: boolean
}

export interface CartLine extends LineStatus {
  id: number
  kind: ProductKind
  productId: number
  name: string
  descName: string | null
  garmentSize: string | null
  /** '10x10'; '' for a piece with one price. */
  size: string
  measurements: string | null
  quantity: number
  /** Null when the piece is deleted. */
  unitPrice: Cents | null
  /** The struck price of an announced reduction; null: none. */
  was: Cents | null
  priceWas: Cents | null
  lineTotal: Cents
  picture: Picture | null
  path: string
  gallery: { title: string; path: string }
  inventoryPolicy: InventoryPolicy
  /** A buyer may have at most one. */
  oneEach: boolean
  /** Made to one buyer's specifications: no right of withdrawal. */
  personalised: boolean
  personalisation?: Personalisation
  personalText?: PersonalText
  /** The reason why it can't be bought with its text, or without a text. */
  textProblem?: string
  taxClass: TaxClass
  printed: boolean
  /** Packed grams of a single unit; null: unknown. */
  weight: number | null
}

/** The sums cover `payableLines`. */
export interface CartView extends Basket {
  id: string | null
  /** Prints first, then clothing, then merch; each in the order of adding. */
  lines: CartLine[]
  present: Present | null
  destination: string | null
  itemCount: number
}

export interface Destinations {
  /** Sorted by name; empty while sending costs the same everywhere. */
  countries: { code: string; name: string }[]
  /** 'within the United States' */
  area: string
  pickup: string | null
}

/** `own`: units in this shopper's unfinished payments, a part of `held`. */
export interface Units {
  onHand: number
  held: number
  heldUntil: number | null
  own: number
}

/** Held units come back, so they don't lower a line. `units` null: made to order. */
export function lineStatus(quantity: number, units: Units | null): LineStatus {
  if (units === null) return { state: 'ok', left: null, heldUntil: null }
  const { onHand, held, own, heldUntil } = units
  const free = freeUnits(units)
  if (onHand <= 0) return { state: 'sold_out', left: 0, heldUntil: null }
  if (quantity > onHand) return { state: 'low_stock', left: onHand, heldUntil: null }
  if (quantity > free) return { state: 'held', left: free, heldUntil }
  return { state: 'ok', left: free, heldUntil: null, ...(held > own && { othersHold: true }) }
}

export const freeUnits = ({ onHand, held, own }: Units): number =>
  Math.max(0, onHand - Math.max(0, held - own))

export const vanished: LineStatus = { state: 'sold_out', left: 0, heldUntil: null }

export const emptyCart: CartView = {
  id: null,
  lines: [],
  subtotal: 0,
  discount: null,
  present: null,
  destination: null,
  quote: { shipping: 0, countries: [], printerParcel: null, freeFrom: null, problem: null },
  shipsFreeByCode: false,
  tax: null,
  onTop: 0,
  total: 0,
  itemCount: 0,
}

export interface CartFacts {
  id: string
  destination: string | null
  giftNote?: string | null
  wantedBy?: string | null
}

export function toCartView(
  cart: CartFacts | null,
  lines: CartLine[],
  terms: BasketTerms,
  code: DiscountInCart | null = null,
): CartView {
  const { id = null, destination = null, giftNote: note = null, wantedBy = null } = cart ?? {}
  return {
    ...priceBasket(payableLines(lines).map(priced), terms, destination, code),
    id,
    lines: productKinds.flatMap((kind) => lines.filter((line) => line.kind === kind)),
    present: note === null ? null : { note, wantedBy },
    destination,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

const priced = (line: CartLine) => ({ ...line, unitPrice: line.unitPrice ?? 0 })
