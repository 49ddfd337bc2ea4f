/* Reads only: showing a cart never changes a line. */

import { defaultPolicies } from '#platform/addresses/kinds.ts'
import { pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { readGalleries } from '#shop/catalogue/collections/placement.server.ts'
import {
  textProblem,
  withText,
  writtenFor,
} from '#shop/catalogue/personalisation/personalisation.ts'
import { displayName, isProviderPrinted } from '#shop/catalogue/products/product.ts'
import { pieceKey, readPieceRows } from '#shop/catalogue/products/product-rows.server.ts'
import { isTimed } from '#shop/catalogue/products/publishing/shown.server.ts'
import {
  findSaleItems,
  type SaleItem,
  type SaleRef,
  saleKey,
} from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { stockKey, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import {
  type CartLine,
  freeUnits,
  type LineStatus,
  lineStatus,
  type Units,
  vanished,
} from './cart.ts'
import type { CartLineRow } from './cart-lines.server.ts'

/** `item` is null once the owner has deleted the piece. */
export interface PricedLine {
  row: CartLineRow
  item: SaleItem | null
  status: LineStatus
}

/** `now` in epoch milliseconds. What the user's unfinished checkout holds counts as available. */
export async function priceLines(
  reader: Reader | Writer,
  userId: string,
  rows: readonly CartLineRow[],
  now: number,
): Promise<PricedLine[]> {
  const items = await findSaleItems(reader, rows.map(toSaleRef), now)
  const units = await readUnits(reader, userId, [...items.values()])
  return rows.map((row, at) => {
    const item = items.get(saleKey(toSaleRef(row))) ?? null
    const beside = (others: readonly CartLineRow[]) =>
      item && without(unitsLeft(units, item, takenBy(others, items)))
    const line = priceLine(row, item, beside(rows.slice(0, at)))
    const rest = beside(rows.toSpliced(at, 1))
    if (rest === null || line.status.state !== 'ok') return line
    const left = Math.max(row.quantity, freeUnits(rest))
    return { ...line, status: { ...line.status, left } }
  })
}

export const countUnits = (rows: readonly CartLineRow[]) =>
  rows.reduce((sum, row) => sum + row.quantity, 0)

/** By `stockKey`: the same item with another text, and an edition's other sizes, share units. */
export function takenBy(
  rows: readonly CartLineRow[],
  items: ReadonlyMap<string, SaleItem>,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const item = items.get(saleKey(toSaleRef(row)))
    for (const ref of item ? stockRefs(item) : []) {
      const key = stockKey(ref)
      sums.set(key, (sums.get(key) ?? 0) + row.quantity)
    }
  }
  return sums
}

/** `taken`: units in the cart's other lines. */
export interface SharedUnits extends Units {
  taken: number
}

const without = (units: SharedUnits | null): Units | null =>
  units && { ...units, onHand: units.onHand - units.taken }

export function priceLine(
  row: CartLineRow,
  item: SaleItem | null,
  units: Units | null,
): PricedLine {
  const worded = item && withText(item, row.personal_text)
  return { row, item: worded, status: item ? lineStatus(row.quantity, units) : vanished }
}

export async function readUnits(
  reader: Reader | Writer,
  userId: string,
  items: readonly SaleItem[],
): Promise<Map<string, Units>> {
  const stocked = items.flatMap(stockRefs)
  if (stocked.length === 0) return new Map()
  const levels = await readStock(reader, stocked)
  const own = [...levels.values()].some((level) => level.held > 0)
    ? await readOwnHolds(reader, userId)
    : new Map<string, number>()
  return new Map(
    stocked.map((ref) => {
      const key = stockKey(ref)
      const level = levels.get(key) ?? { onHand: 0, held: 0, heldUntil: null }
      return [key, { ...level, own: own.get(key) ?? 0 }]
    }),
  )
}

/** A new checkout ends a pending order's hold, but not the hold of a payment under way. */
async function readOwnHolds(reader: Reader | Writer, userId: string): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('holds')
    .innerJoin('orders', 'orders.id', 'holds.order_id')
    .select(['holds.kind', 'holds.product_id', 'holds.size', 'holds.quantity'])
    .where('orders.user_id', '=', userId)
    .where('orders.state', '=', 'pending')
    .execute()
  const sums = new Map<string, number>()
  for (const { kind, product_id: productId, size, quantity } of rows) {
    const key = stockKey({ kind, productId, size })
    sums.set(key, (sums.get(key) ?? 0) + quantity)
  }
  return sums
}

/** The smaller of the piece's and its edition's number; null: not counted. */
export function unitsLeft(
  units: ReadonlyMap<string, Units>,
  item: SaleItem,
  taken: ReadonlyMap<string, number> = new Map(),
): SharedUnits | null {
  const none: Units = { onHand: 0, held: 0, heldUntil: null, own: 0 }
  const free = (each: SharedUnits) => freeUnits(each) - each.taken
  const counted = stockRefs(item)
    .map(stockKey)
    .map((key) => ({ ...(units.get(key) ?? none), taken: taken.get(key) ?? 0 }))
  return counted.toSorted((a, b) => free(a) - free(b)).at(0) ?? null
}

export function toSaleRef(row: Pick<CartLineRow, 'kind' | 'product_id' | 'size'>): SaleRef {
  return { kind: row.kind, productId: row.product_id, size: row.size }
}

/** `now` in epoch milliseconds. */
export async function showLines(
  reader: Reader | Writer,
  lines: readonly PricedLine[],
  now: number,
): Promise<CartLine[]> {
  const pictures = await picturesByAddress(
    reader,
    lines.map(({ row, item }) => item?.location ?? row.location),
  )
  const galleries = await readGalleries(
    reader,
    lines.map(({ row, item }) => ({
      kind: row.kind,
      id: row.product_id,
      gallery_id: item?.galleryId ?? null,
    })),
  )
  const gone = lines.flatMap(({ row, item }) =>
    item ? [] : [{ kind: row.kind, id: row.product_id }],
  )
  const kept = new Set(
    (await readPieceRows(reader, gone))
      .filter((row) => row.making === 'not_for_sale' || row.hidden === 1 || isTimed(row, now))
      .map(pieceKey),
  )
  return lines.map((line) => showLine(line, { pictures, galleries, kept }))
}

function personalFacts({ personal_text: text }: CartLineRow, item: SaleItem | null) {
  const asked = item?.personalisation
  const problem = item && textProblem(asked, text)
  return {
    ...(asked && { personalisation: asked }),
    ...writtenFor(asked, text),
    ...(problem && { textProblem: problem }),
  }
}

function showLine(
  { row, item, status }: PricedLine,
  {
    pictures,
    galleries,
    kept,
  }: {
    pictures: Map<string, Picture>
    galleries: ReadonlyMap<string, CartLine['gallery']>
    kept: ReadonlySet<string>
  },
): CartLine {
  const { id, kind, product_id: productId, size, quantity } = row
  const named = item ?? { kind, name: row.name, printName: row.print_name }
  const name = displayName(named)
  const picture = pictures.get(item?.location ?? row.location) ?? null
  const unitPrice = item?.unitPrice ?? null
  const changed = unitPrice !== null && row.unit_price !== null && row.unit_price !== unitPrice
  return {
    id,
    kind,
    productId,
    name,
    descName: item ? item.descName : row.desc_name,
    garmentSize: item?.garmentSize ?? null,
    size,
    measurements: kind === 'clothing' ? null : (item?.measurements ?? null),
    quantity,
    unitPrice,
    was: item?.was ?? null,
    priceWas: changed ? row.unit_price : null,
    lineTotal: (unitPrice ?? 0) * quantity,
    picture: picture && { ...picture, alt: picture.alt || name },
    path: productPath(kind, productId),
    gallery: galleries.get(pieceKey({ kind, id: productId })) ?? {
      title: '',
      path: pagePaths.home,
    },
    inventoryPolicy:
      item?.inventoryPolicy ??
      (kept.has(pieceKey({ kind, id: productId })) ? 'not_for_sale' : defaultPolicies[kind]),
    oneEach: item?.oneEach === true,
    personalised: item?.personalised === true,
    ...personalFacts(row, item),
    taxClass: item?.taxClass ?? 'standard',
    printed: item !== null && isProviderPrinted(item),
    weight: item?.weight ?? null,
    ...status,
  }
}
