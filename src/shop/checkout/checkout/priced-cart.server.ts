/* Ids and quantities come from the cart; all other facts are read anew. */
import type { Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import {
  textProblem,
  withText,
  writtenFor,
} from '#shop/catalogue/personalisation/personalisation.ts'
import { displayName, isProviderPrinted } from '#shop/catalogue/products/product.ts'
import {
  findSaleItems,
  type SaleItem,
  saleKey,
} from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { soldOut } from '#shop/catalogue/stock/shortage.ts'
import { type Basket, type BasketLine, priceBasket } from '#shop/checkout/cart/basket.ts'
import {
  type CartLineRow,
  type CartRow,
  readCart,
  readCartLines,
  toCodeUser,
} from '#shop/checkout/cart/cart-lines.server.ts'
import { priceLines } from '#shop/checkout/cart/priced-lines.server.ts'
import type { DiscountedLine, DiscountInCart } from '#shop/checkout/discounts/discount.ts'
import { lockDiscount } from '#shop/checkout/discounts/discounts.server.ts'
import { refusedDiscount } from '#shop/checkout/discounts/refused-discount.ts'
import type { NewOrderLine } from '#shop/orders/record/lines.server.ts'
import type { DayCount } from '#shop/store/dispatch/dispatch.ts'
import { noDestination } from '#shop/store/shipping/no-destination.ts'
import { readShippingPlan } from '#shop/store/shipping/shipping.server.ts'
import { openZones, transitIn } from '#shop/store/shipping/shipping.ts'
import type { SaleTax } from '#shop/store/tax/sale-tax.ts'
import type { AttemptRules } from './attempts.server.ts'
import { checkoutCopy } from './copy.ts'

export interface PricedCart {
  cartId: string
  lines: NewOrderLine[]
  subtotal: Cents
  shipping: Cents
  discount: Cents
  discountCode: string | null
  buyerEmail: string | null
  giftNote: string | null
  wantedBy: string | null
  total: Cents
  tax: SaleTax
  /** 'DE', 'US-NY' or 'pickup'; null where no choice is needed. */
  destination: string | null
  /** Null: unknown, or picked up. */
  transit: DayCount | null
  /** Allowed for the address, ISO 3166-1 alpha-2; empty when nothing is sent. */
  countries: readonly string[]
  digest: string
}

/**
 * `withoutHeld` leaves out lines that other buyers hold, unless nothing else is in the cart. Locks
 * the code. ShopError 'empty_cart', 'sold_out', 'changed', 'no_destination', 'code_unknown', 'code_over',
 * 'code_used_up' or 'code_not_usable'.
 */
export async function priceCart(
  trx: Writer,
  userId: string,
  rules: Pick<AttemptRules, 'withoutHeld' | 'shipping' | 'tax' | 'now' | 'currencyIn'>,
): Promise<PricedCart> {
  const { withoutHeld, shipping: where, now, currencyIn } = rules
  const cart = await readCart(trx, userId)
  const all = cart ? await readCartLines(trx, cart.id) : []
  const free = withoutHeld ? await freeRows(trx, userId, all, now) : []
  const rows = free.length > 0 ? free : all
  if (!cart || rows.length === 0) throw new ShopError('empty_cart', checkoutCopy.cartEmpty)
  const priced = await toOrderLines(trx, rows, now)
  const currency = await currencyIn(trx)
  const known = await lockCode(trx, cart, priced, now)
  const { destination } = cart
  const plan = await readShippingPlan(trx)
  const terms = { ...where, plan, tax: rules.tax, currency }
  const basket = priceBasket(priced, terms, destination, known)
  const { subtotal, discount: code, onTop, total, tax } = basket
  refuseCode(code, currency)
  const { shipping, countries, problem } = basket.quote
  if (shipping === null || tax === null || total === null) {
    throw noDestination(problem ?? 'choose', destination)
  }
  const lines = priced.map((line, at) => ({ ...line, discount: code?.lines[at] ?? 0 }))
  const content = lines
    .map(({ personalText, ...line }) => [
      saleKey(line),
      line.quantity,
      line.unitPrice,
      ...(personalText ? [personalText.label, personalText.text] : []),
    ])
    .sort()
  const discount = code?.amount ?? 0
  const { giftNote, wantedBy } = cart
  const used = code && [code.code, discount, cart.buyerEmail]
  return {
    cartId: cart.id,
    lines,
    subtotal,
    shipping,
    discount,
    discountCode: code?.code ?? null,
    buyerEmail: cart.buyerEmail,
    giftNote,
    wantedBy,
    total,
    tax,
    destination,
    transit: transitIn(openZones(plan, where.open), destination),
    countries,
    digest: digest(JSON.stringify([content, shipping, countries, used, giftNote, wantedBy, onTop])),
  }
}

async function lockCode(
  trx: Writer,
  cart: CartRow,
  pieces: readonly DiscountedLine[],
  now: number,
): Promise<DiscountInCart | null> {
  const { discountCode: code } = cart
  if (code === null) return null
  return { code, ...(await lockDiscount(trx, code, { ...toCodeUser(cart), pieces, now })) }
}

function refuseCode(discount: Basket['discount'], currency: Currency): void {
  if (discount === null || discount.problem === null) return
  const missing = formatMoney(discount.missing ?? 0, currency)
  throw refusedDiscount(discount.problem, discount.code, missing)
}

async function freeRows(trx: Writer, userId: string, rows: readonly CartLineRow[], now: number) {
  const lines = await priceLines(trx, userId, rows, now)
  return lines.flatMap(({ row, status }) => (status.state === 'held' ? [] : [row]))
}

type CartLineFields = Pick<CartLineRow, 'kind' | 'size' | 'quantity' | 'name' | 'product_id'> &
  Pick<CartLineRow, 'print_name' | 'personal_text'>

async function toOrderLines(
  trx: Writer,
  rows: readonly CartLineFields[],
  now: number,
): Promise<(BasketLine & Omit<NewOrderLine, 'discount'>)[]> {
  const refs = rows.map((row) => ({ ...row, productId: row.product_id, printName: row.print_name }))
  const items = await findSaleItems(trx, refs, now)
  const gone = refs.filter((ref) => !items.has(saleKey(ref)))
  if (gone.length > 0) throw soldOut(gone.map(displayName))
  return refs.flatMap(({ quantity, personal_text: text, ...ref }) => {
    const item = items.get(saleKey(ref))
    if (!item) return []
    requireFit(item, text)
    const written = writtenFor(item.personalisation, text)
    return [{ ...withText(item, text), quantity, printed: isProviderPrinted(item), ...written }]
  })
}

/** The studio has changed the question; the cart says what is missing. */
function requireFit(item: SaleItem, text: string): void {
  const problem = textProblem(item.personalisation, text)
  if (problem === null) return
  const name = displayName(item)
  throw new ShopError('changed', `${name}: ${problem}`, { items: [name] })
}
