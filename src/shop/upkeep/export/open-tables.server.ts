/* Holds no secret, no digest and no session. */

import { productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { streamBatches, streamRows } from '#platform/db/long-reads/batches.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { personalisationJson } from '#shop/catalogue/personalisation/personalisation.ts'
import { factWords } from '#shop/catalogue/products/facts/copy.ts'
import { factsFor } from '#shop/catalogue/products/facts/facts.ts'
import { type Piece, pictureFields } from '#shop/catalogue/products/piece.ts'
import { completePieces } from '#shop/catalogue/products/pieces.server.ts'
import { sizeSetsSetting } from '#shop/catalogue/sizes/size-sets.schema.ts'
import { originalKey } from '#shop/media/pictures/picture-key.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { tableCopy } from './copy.ts'
import {
  type Cell,
  certificateRows,
  codeRows,
  collectionRows,
  consentRows,
  invoiceRows,
  iso,
  ledgerRows,
  letterRows,
  offlineSaleRows,
  pageRows,
  placementRows,
} from './trade-tables.server.ts'

export async function* allPieces(reader: Reader): AsyncGenerator<Piece> {
  for (const kind of productKinds) {
    const pieces = reader
      .selectFrom('pieces')
      .selectAll()
      .where('kind', '=', kind)
      .where('deleted_at', 'is', null)
    for await (const rows of streamBatches(pieces, 'id')) yield* await completePieces(reader, rows)
  }
}

/** Prices as decimals, times by ISO 8601, pictures as addresses. */
export function openPiece({ product, images, stock, sizeStock }: Piece, currency: Currency) {
  const { kind, id, name, descName, ownName, description, price, pictures, hidden } = product
  const { story, ...facts } = factsFor('buyers', product)
  const common = {
    kind,
    id,
    making: product.inventoryPolicy,
    ...facts,
    ...personalisationJson(product, currency),
    stock: stock?.onHand ?? null,
    description,
    story,
    draft: hidden,
    createdAt: iso(product.createdAt),
    updatedAt: iso(product.updatedAt),
    images: Object.fromEntries(pictureFields[kind].map((field, at) => [field, images[at] ?? null])),
    pictures: pictures.map(({ address, alt, focus = null }) => ({ address, alt, focus })),
  }
  const sizes = product.sizes.map(({ availability: _, ...size }, at) => ({
    ...size,
    price: toDecimal(size.price, currency),
    ...(sizeStock && { stock: sizeStock[at]?.onHand ?? 0 }),
  }))
  const { dimensions, size, measurements } = product
  const sold = { ...common, descName, price: toDecimal(price, currency), sizes, measurements }
  if (kind === 'prints') return { ...sold, name, dimensions }
  if (kind === 'merch') return { ...sold, printName: name, name: ownName }
  return { ...sold, printName: name, size }
}

const exported = factWords.flatMap(([name, words]) => (words.exported ? [name] : []))

const factCell = (value: Cell | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

async function* productRows(reader: Reader): AsyncGenerator<Cell[]> {
  const currency = await readCurrency(reader)
  for await (const { product, stock, sizeStock } of allPieces(reader)) {
    const { kind, id, name, descName, ownName, description, sizes, size, price } = product
    const head = [kind, id, name, descName, ownName, description]
    const tail = [
      product.measurements,
      product.hidden ? 'yes' : 'no',
      iso(product.createdAt),
      ...[0, 1, 2].map((at) => product.pictures[at]?.address ?? null),
      product.pictures
        .slice(3)
        .map(({ address }) => address)
        .join(' ') || null,
      product.story,
      product.inventoryPolicy,
      ...exported.map((name) => factCell(product[name])),
      product.personalisation?.label ?? null,
    ]
    const onHand = stock?.onHand ?? null
    for (const [at, { label, price: own, variantId }] of sizes.entries()) {
      const units = sizeStock?.[at]?.onHand ?? onHand
      yield [...head, label, toDecimal(own, currency), units, variantId, ...tail]
    }
    if (sizes.length > 0) continue
    // A draft may have no price yet.
    yield [...head, size, price === 0 ? null : toDecimal(price, currency), onHand, null, ...tail]
  }
}

async function* lineRows(reader: Reader): AsyncGenerator<Cell[]> {
  const lines = reader
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .selectAll('line')
    .select(['orders.number', 'orders.currency'])
    .where('orders.paid_at', 'is not', null)
  for await (const line of streamRows(lines, 'line.id')) {
    const name = line.name ?? line.print_name
    const what = [line.kind, line.product_id, name, line.desc_name, line.size]
    const price = toDecimal(line.unit_price, line.currency)
    const wishes = line.personalised ? 'yes' : 'no'
    const words = [line.personal_label || null, line.personal_text || null]
    yield [line.number, ...what, line.quantity, price, line.variant_id, wishes, ...words]
  }
}

async function* pictureRows(reader: Reader): AsyncGenerator<Cell[]> {
  for await (const row of allPictures(reader)) {
    const { address, alt, width, height, original_filename } = row
    yield [`pictures/${originalKey(row)}`, address, alt, width, height, original_filename]
  }
}

/** Leaves out the social feed's pictures. */
export function allPictures(reader: Reader) {
  const pictures = reader
    .selectFrom('pictures')
    .select(['address', 'alt', 'width', 'height', 'original_filename', 'folder', 'hash', 'format'])
    .where('folder', '!=', 'Instagram')
  return streamRows(pictures, 'address')
}

async function* sizeRows(reader: Reader): AsyncGenerator<Cell[]> {
  const currency = await readCurrency(reader)
  for (const { name, sizes } of await readSetting(reader, sizeSetsSetting)) {
    for (const { label, width, height, unit, price } of sizes) {
      yield [name, label, width, height, unit, toDecimal(price, currency)]
    }
  }
}

type Rows = (reader: Reader) => AsyncGenerator<Cell[]>

const rows: Record<keyof typeof tableCopy, Rows> = {
  'products.csv': productRows,
  'order-lines.csv': lineRows,
  'size-sets.csv': sizeRows,
  'galleries.csv': collectionRows,
  'pages.csv': pageRows,
  'gallery-pieces.csv': placementRows,
  'certificates.csv': certificateRows,
  'invoices.csv': invoiceRows,
  'sold-elsewhere.csv': offlineSaleRows,
  'codes.csv': codeRows,
  'ledger.csv': ledgerRows,
  'consents.csv': consentRows,
  'letters.csv': letterRows,
  'pictures.csv': pictureRows,
}

export const openTables = Object.entries(rows).map(([file, rows]) => ({
  file,
  ...tableCopy[file as keyof typeof tableCopy],
  rows,
}))

/** UTF-8 with a byte order mark, safe in a spreadsheet. */
export async function* csvOf(
  table: (typeof openTables)[number],
  reader: Reader,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(Object.keys(table.columns))
  for await (const row of table.rows(reader)) yield csvRecord(row)
}
