import type { Making, ProductKind } from '#platform/addresses/kinds.ts'
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

/** What a line's piece can be bought as, now (design §4, 'A held piece'). */
export type LineState = 'ok' | 'low_stock' | 'sold_out' | 'held'

/** Whether a line can be bought now. */
export interface LineStanding {
  state: LineState
  /** Units that this shopper can have; null for what is made to order. */
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
export interface CartLine extends LineStanding {
  id: number
  kind: ProductKind
  productId: number
  name: string
  descName: string | null
  /** What a garment's label says; null: nothing. */
  garmentSize: string | null
  /** '10x10'; '' for what has one price. */
  size: string
  /** In the owner's words; null: nobody has said them. A garment's are its page's. */
  measurements: string | null
  quantity: number
  /** Null when the piece is no more. */
  unitPrice: Cents | null
  /** What is struck beside the unit price, where it is announced as reduced; null: nothing. */
  was: Cents | null
  /** The unit price when the line was added, if it was another than now; else null. */
  priceWas: Cents | null
  lineTotal: Cents
  picture: Picture | null
  /** The piece's page. */
  path: string
  /** The title of the gallery that it hangs in. */
  gallery: string
  /** Of a piece that is no more: as its kind usually is. */
  making: Making
  /** Made to one buyer's specifications: exempt from withdrawal. */
  personalised: boolean
  taxClass: TaxClass
  /** A printer makes and sends it, if there is one. */
  printed: boolean
  /** Of one, packed, in grams; null: nobody has said it. */
  weight: number | null
}

/** A cart's tax; `included`: it is within the prices. */
export type CartTax = SaleTax & { included: boolean }

/** A cart as its page shows it; money in cents. */
export interface CartView {
  /** Null while there is no cart. */
  id: string | null
  /** Prints first, then clothing, then merch; each in the order in which they were added. */
  lines: CartLine[]
  /** The sum of the line totals, sold-out lines left out. */
  subtotal: Cents
  /** The code that was put in, and what it takes off; null: none was. */
  discount: CartDiscount | null
  /** That it is a present; null: it is none. */
  present: Present | null
  /** Where it is to go: a country's two letters, 'pickup', or null while none is chosen. */
  destination: string | null
  /** What sending it costs, as far as it can be said, the code counted in. */
  quote: ShippingQuote
  /** Its tax, as far as it can be said; null while sending can't be priced. */
  tax: CartTax | null
  /** The sum of quantities: the badge. */
  itemCount: number
}

/** Where a cart may go, as its visitor chooses. */
export interface Destinations {
  /** By their names; none while sending costs the same everywhere. */
  countries: { code: string; name: string }[]
  /** Where parcels go, in words: 'within the United States'. */
  area: string
  /** Where and when pieces can be picked up, in the owner's words; null: they can't. */
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
 * The state of a line (design §4). Fewer units on hand than `quantity` are `low_stock`, and `left` is
 * what the line may be lowered to. Units that are only missing because other buyers hold them make it
 * `held`: holds end, so such a line is not lowered. `units` is null for what is made to order.
 */
export function standingOf(quantity: number, units: Units | null): LineStanding {
  if (units === null) return { state: 'ok', left: null, heldUntil: null }
  const { onHand, held, own, heldUntil } = units
  const free = Math.max(0, onHand - Math.max(0, held - own))
  if (onHand <= 0) return { state: 'sold_out', left: 0, heldUntil: null }
  if (quantity > onHand) return { state: 'low_stock', left: onHand, heldUntil: null }
  if (quantity > free) return { state: 'held', left: free, heldUntil }
  return { state: 'ok', left: free, heldUntil: null }
}

/** A piece that the catalogue doesn't know any more. */
export const vanished: LineStanding = { state: 'sold_out', left: 0, heldUntil: null }

/** What a visitor without a cart is shown. */
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

/** A cart as it is kept: whose lines are shown, and where they are to go. */
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
