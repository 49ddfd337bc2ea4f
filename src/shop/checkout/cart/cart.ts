import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import {
  type CartDiscount,
  type CodeInCart,
  discountIn,
} from '#shop/checkout/discounts/discount.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import {
  quoteShipping,
  type ShippingContext,
  type ShippingQuote,
  sentFree,
} from '#shop/store/shipping/shipping.ts'
import { type SaleTax, taxOfSale } from '#shop/store/tax/sale-tax.ts'
import type { PlaceTax, TaxClass } from '#shop/store/tax/tax.ts'
import type { Present } from './present.ts'

/** The most of one size of a print in a line: the print provider's limit (design §4). */
export const mostPrints = 1000
/** The most of any other piece in a line, before stock says less. */
export const mostMerch = 100_000
/** The most lines in a cart. */
export const mostLines = 100

/** The availability of a line's piece (design §4, 'A held piece'). */
export type LineState = 'ok' | 'low_stock' | 'sold_out' | 'held'

export interface LineStatus {
  state: LineState
  /** Units that this shopper can have; null for a piece that is made to order. */
  left: number | null
  /** Epoch milliseconds at which a held piece may come back; null unless `held`. */
  heldUntil: number | null
}

/** A line to be added. A print is named by its product and a size, or by its variant. */
export interface LineInput {
  /** Null: the visitor's own cart, made when there is none. */
  cartId: string | null
  kind: ProductKind
  productId: number | null
  size: string | null
  variantId: string | null
  quantity: number
}

/** A line as the cart's page shows it. */
export interface CartLine extends LineStatus {
  id: number
  kind: ProductKind
  productId: number
  name: string
  descName: string | null
  /** The size on a garment's label; null: none. */
  garmentSize: string | null
  /** '10x10'; '' for a piece with one price. */
  size: string
  /** In the owner's words; null: none given. A garment's are its page's. */
  measurements: string | null
  quantity: number
  /** Null when the piece is deleted. */
  unitPrice: Cents | null
  /** The struck price beside the unit price, where a reduction is announced; null: none. */
  was: Cents | null
  /** The unit price when the line was added, if it has changed since; else null. */
  priceWas: Cents | null
  lineTotal: Cents
  picture: Picture | null
  /** The piece's page. */
  path: string
  /** The title of the piece's gallery. */
  gallery: string
  /** For a deleted piece, the usual value of its kind. */
  making: InventoryPolicy
  /** Made to one buyer's specifications: exempt from withdrawal. */
  personalised: boolean
  taxClass: TaxClass
  /** A print provider makes and sends it, if there is one. */
  printed: boolean
  /** Packed weight of a single unit in grams; null: unknown. */
  weight: number | null
}

/** `included`: the prices include the tax. */
export type CartTax = SaleTax & { included: boolean }

/** A cart as its page shows it; money in cents. */
export interface CartView {
  /** Null while there is no cart. */
  id: string | null
  /** Prints first, then clothing, then merch; each in the order in which they were added. */
  lines: CartLine[]
  /** The sum of the line totals, sold-out lines left out. */
  subtotal: Cents
  /** The entered code, and the sum that it takes off; null: no code. */
  discount: CartDiscount | null
  /** Null: the cart is no present. */
  present: Present | null
  /** The destination: a country's two letters, 'pickup', or null while none is chosen. */
  destination: string | null
  /** The cost of sending, as far as known, with the code counted in. */
  quote: ShippingQuote
  /** The cart's tax, as far as known; null while sending can't be priced. */
  tax: CartTax | null
  /** The sum of quantities: the badge. */
  itemCount: number
}

export interface Destinations {
  /** Sorted by name; empty while sending costs the same everywhere. */
  countries: { code: string; name: string }[]
  /** The area of delivery in words: 'within the United States'. */
  area: string
  /** Place and time of pick-up, in the owner's words; null: not offered. */
  pickup: string | null
}

/** The units of a piece, and how many of them this shopper holds in an unfinished payment. */
export interface Units {
  onHand: number
  held: number
  heldUntil: number | null
  own: number
}

/**
 * The state of a line (design §4). Fewer units on hand than `quantity` are `low_stock`, and `left` is the
 * quantity that the line may be lowered to. Units that are only missing because other buyers hold them make
 * it `held`: holds end, so such a line is not lowered. `units` is null for a piece that is made to order.
 */
export function lineStatus(quantity: number, units: Units | null): LineStatus {
  if (units === null) return { state: 'ok', left: null, heldUntil: null }
  const { onHand, held, own, heldUntil } = units
  const free = Math.max(0, onHand - Math.max(0, held - own))
  if (onHand <= 0) return { state: 'sold_out', left: 0, heldUntil: null }
  if (quantity > onHand) return { state: 'low_stock', left: onHand, heldUntil: null }
  if (quantity > free) return { state: 'held', left: free, heldUntil }
  return { state: 'ok', left: free, heldUntil: null }
}

/** A piece that the catalogue doesn't know any more. */
export const vanished: LineStatus = { state: 'sold_out', left: 0, heldUntil: null }

export const emptyCart: CartView = {
  id: null,
  lines: [],
  subtotal: 0,
  discount: null,
  present: null,
  destination: null,
  quote: { shipping: 0, countries: [], printerParcel: null, freeFrom: null, problem: null },
  tax: null,
  itemCount: 0,
}

/** A stored cart: the user whose lines are shown, and the destination. */
export interface CartFacts {
  id: string
  destination: string | null
  giftNote?: string | null
  wantedBy?: string | null
}

/** A cart with its totals in cents; without a `cart` there is none. Sold-out lines cost nothing. */
export function addUp(
  cart: CartFacts | null,
  lines: CartLine[],
  context: ShippingContext & { tax: PlaceTax; currency: Currency },
  code: CodeInCart | null = null,
): CartView {
  const { id = null, destination = null, giftNote: note = null, wantedBy = null } = cart ?? {}
  const bought = lines.filter((line) => line.state !== 'sold_out')
  const subtotal = bought.reduce((sum, line) => sum + line.lineTotal, 0)
  const discount = code && discountIn(code, bought.map(priced), context.currency)
  const asked = quoteShipping(context, destination, bought, subtotal)
  const quote = discount?.freeShipping ? sentFree(asked) : asked
  const goods = bought.map(({ taxClass, lineTotal }, at) => ({
    taxClass,
    cost: lineTotal - (discount?.lines[at] ?? 0),
  }))
  return {
    id,
    lines: productKinds.flatMap((kind) => lines.filter((line) => line.kind === kind)),
    subtotal,
    discount,
    present: note === null ? null : { note, wantedBy },
    destination,
    quote,
    tax:
      quote.shipping === null
        ? null
        : {
            ...taxOfSale(context.tax, destination, goods, quote.shipping),
            included: context.tax.included,
          },
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

const priced = (line: CartLine) => ({ ...line, unitPrice: line.unitPrice ?? 0 })
