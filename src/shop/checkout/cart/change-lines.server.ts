/* Locks the cart's row before its lines, so that two presses of a button run in turn. */

import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import {
  isKeepable,
  textProblem,
  withText,
} from '#shop/catalogue/personalisation/personalisation.ts'
import { displayName, sizedName } from '#shop/catalogue/products/product.ts'
import { findRow } from '#shop/catalogue/products/product-rows.server.ts'
import { isShownAt } from '#shop/catalogue/products/publishing/shown.server.ts'
import {
  findSaleItemByVariant,
  findSaleItems,
  type SaleItem,
  type SaleRef,
  saleKey,
} from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { readPieceSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { oneEach, shortage, soldOut } from '#shop/catalogue/stock/shortage.ts'
import { stockKey, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { type LineInput, lineStatus, mostLines } from './cart.ts'
import {
  type CartLineRow,
  type CartRow,
  insertLine,
  lockCart,
  lockCartOfLine,
  openCart,
  readCartLines,
  requireOwnCart,
} from './cart-lines.server.ts'
import { cartCopy } from './copy.ts'
import {
  countUnits,
  type PricedLine,
  priceLine,
  readUnits,
  type SharedUnits,
  takenBy,
  toSaleRef,
  unitsLeft,
} from './priced-lines.server.ts'

/** ShopError 'not_found', 'forbidden', 'duplicate', 'bad_input', or as `requireUnits`. */
export async function addLine(
  trx: Writer,
  visitor: Visitor,
  input: LineInput,
  { id, now }: { id: string; now: number },
): Promise<PricedLine & { itemCount: number }> {
  const item = await findWanted(trx, input, now)
  const cart =
    input.cartId === null
      ? await openCart(trx, visitor.userId, id, now)
      : await takeOwnCart(trx, visitor, input.cartId, now)
  const { personalText = '' } = input
  requireFit(item, personalText, input.mends)
  const rows = await readCartLines(trx, cart.id)
  const alike = rows.filter((row) => saleKey(toSaleRef(row)) === saleKey(item))
  if (alike.some((row) => row.personal_text === personalText)) throw duplicate()
  if (rows.length >= mostLines) {
    throw badInput('cart_id', cartCopy.tooManyPieces(mostLines))
  }
  const quantity = item.inventoryPolicy === 'one_of_a_kind' ? 1 : input.quantity
  requireOne(item, quantity, alike)
  const items = await findSaleItems(trx, rows.map(toSaleRef), now)
  const units = unitsLeft(await readUnits(trx, cart.userId, [item]), item, takenBy(rows, items))
  requireUnits(item, quantity, units)
  const worded = withText(item, personalText)
  const row = await insertLine(trx, cart.id, worded, { quantity, personalText }, now)
  if (!row) throw duplicate()
  return { ...priceLine(row, item, units), itemCount: countUnits(rows) + quantity }
}

/** Lowering always works. ShopError 'not_found', 'forbidden', 'sold_out', 'held' or 'changed'. */
export async function changeQuantity(
  trx: Writer,
  visitor: Visitor,
  input: { kind: ProductKind; lineId: number; quantity: number },
  now: number,
): Promise<PricedLine> {
  const { line, alike, item, units } = await takeOwnLine(trx, visitor, input, now)
  const { quantity } = input
  if (quantity > line.quantity) {
    const wanted = requireItem(line, item)
    requireOne(wanted, quantity, alike)
    requireUnits(wanted, quantity, units)
  }
  await trx.updateTable('cart_lines').set({ quantity }).where('id', '=', line.id).execute()
  return priceLine({ ...line, quantity }, item, units)
}

export async function changeText(
  trx: Writer,
  visitor: Visitor,
  input: { kind: ProductKind; lineId: number; personalText: string; mends?: boolean },
  now: number,
): Promise<PricedLine> {
  const { line, alike, item, units } = await takeOwnLine(trx, visitor, input, now)
  const { personalText: text } = input
  const wanted = requireItem(line, item)
  requireFit(wanted, text, input.mends)
  if (alike.some((row) => row.personal_text === text)) throw duplicate()
  const changed = { personal_text: text, unit_price: withText(wanted, text).unitPrice }
  await trx.updateTable('cart_lines').set(changed).where('id', '=', line.id).execute()
  return priceLine({ ...line, ...changed }, item, units)
}

function requireItem(line: CartLineRow, item: SaleItem | null): SaleItem {
  if (!item) throw soldOut([displayName({ ...line, printName: line.print_name })])
  return item
}

function requireFit(item: SaleItem, text: string, mends = false): void {
  const problem = textProblem(item.personalisation, text)
  const isMended = mends && text !== '' && isKeepable(text)
  if (problem !== null && !isMended) throw badInput('personalText', problem)
}

/** Answers the line as it was. ShopError 'not_found' or 'forbidden'. */
export async function removeLine(
  trx: Writer,
  visitor: Visitor,
  which: { kind: ProductKind; lineId: number },
  now: number,
): Promise<PricedLine> {
  const { line, item, units } = await takeOwnLine(trx, visitor, which, now)
  await trx.deleteFrom('cart_lines').where('id', '=', line.id).execute()
  return priceLine(line, item, units)
}

async function findWanted(
  reader: Reader | Writer,
  input: LineInput,
  now: number,
): Promise<SaleItem> {
  const { kind, productId, variantId } = input
  const noSuchPiece = () => new ShopError('not_found', cartCopy.noSuchPiece)
  if (kind === 'prints' && productId === null) {
    const item = variantId === null ? null : await findSaleItemByVariant(reader, variantId, now)
    if (!item) throw noSuchPiece()
    if (input.size !== null && input.size !== item.size) throw otherSize('size')
    return item
  }
  if (productId === null) throw noSuchPiece()
  const ref: SaleRef = { kind, productId, size: input.size ?? '' }
  // Ignores a size that a client sends for a piece without sizes.
  const whole = { ...ref, size: kind === 'prints' ? ref.size : '' }
  const items = await findSaleItems(reader, [ref, whole], now)
  const item = items.get(saleKey(ref)) ?? items.get(saleKey(whole))
  if (!item) {
    const row = await findRow(reader, kind, productId)
    const isThere = row !== null && isShownAt(row, now)
    if (isThere && row.making === 'not_for_sale') throw notForSale(row.name)
    throw isThere && (await readPieceSizes(reader, row)).length > 0 ? noSize(kind) : noSuchPiece()
  }
  if (kind === 'prints' && variantId !== null && variantId !== item.variantId) {
    throw otherSize('variantId')
  }
  return item
}

function notForSale(name: string): ShopError {
  return new ShopError('sold_out', cartCopy.notForSale(name), { items: [name] })
}

function noSize(kind: ProductKind): ShopError {
  const words = kind === 'prints' ? cartCopy.selectSize : cartCopy.selectNamedSize
  return badInput('size', words)
}

function otherSize(field: string): ShopError {
  return badInput(field, cartCopy.wrongVariant)
}

function requireOne(item: SaleItem, quantity: number, alike: readonly CartLineRow[]): void {
  if (item.oneEach && quantity + countUnits(alike) > 1) throw oneEach(displayName(item))
}

function requireUnits(item: SaleItem, wanted: number, units: SharedUnits | null): void {
  const quantity = wanted + (units?.taken ?? 0)
  if (units === null || lineStatus(quantity, units).state === 'ok') return
  const level = { ...units, held: Math.max(0, units.held - units.own) }
  const [ref] = stockRefs(item)
  if (!ref) return
  const levels = new Map([[stockKey(ref), level]])
  throw shortage([{ ...ref, quantity, name: sizedName(item, ref.size) }], levels)
}

async function takeOwnCart(
  trx: Writer,
  visitor: Visitor,
  cartId: string,
  now: number,
): Promise<CartRow> {
  const cart = await lockCart(trx, cartId, now)
  if (!cart) throw new ShopError('not_found', cartCopy.noSuchCart)
  requireOwnCart(visitor, cart)
  return cart
}

/** `alike`: the cart's other lines of the same item. `item` null: not on sale. */
async function takeOwnLine(
  trx: Writer,
  visitor: Visitor,
  which: { kind: ProductKind; lineId: number },
  now: number,
) {
  const cart = await lockCartOfLine(trx, which, now)
  if (cart) requireOwnCart(visitor, cart)
  const rows = cart ? await readCartLines(trx, cart.id) : []
  const line = rows.find(({ id }) => id === which.lineId)
  if (!cart || !line) throw new ShopError('not_found', cartCopy.noSuchLine)
  const ref = toSaleRef(line)
  const others = rows.filter((row) => row !== line)
  const alike = others.filter((row) => saleKey(toSaleRef(row)) === saleKey(ref))
  const items = await findSaleItems(trx, rows.map(toSaleRef), now)
  const item = items.get(saleKey(ref)) ?? null
  const taken = takenBy(others, items)
  const units = item && unitsLeft(await readUnits(trx, cart.userId, [item]), item, taken)
  return { line, alike, item, units }
}

function duplicate(): ShopError {
  return new ShopError('duplicate', cartCopy.alreadyInCart)
}
