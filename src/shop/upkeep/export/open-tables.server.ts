/*
 * The tables of the export, with each column's meaning. A column without a description doesn't compile.
 * Only reads; holds no secret, no digest and no session.
 */

import { productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { atOnce, rowsAfter } from '#platform/db/long-reads/batches.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { factWords } from '#shop/catalogue/products/facts/copy.ts'
import { factsFor } from '#shop/catalogue/products/facts/facts.ts'
import { type Piece, pictureFields } from '#shop/catalogue/products/piece.ts'
import { completePieces } from '#shop/catalogue/products/pieces.server.ts'
import { originalKey } from '#shop/media/pictures/picture-key.ts'
import { readCurrency } from '#shop/store/place/currency.server.ts'
import { type Cell, iso, type OpenTable } from './open-table.ts'
import { peopleTables } from './people-tables.server.ts'
import { sizeTable } from './size-table.server.ts'
import { tradeTables } from './trade-tables.server.ts'

/** Every piece that is in the shop, drafts and sold ones too. */
export async function* allPieces(reader: Reader): AsyncGenerator<Piece> {
  for (const kind of productKinds) {
    const read = async (after: number) => {
      const rows = await reader
        .selectFrom('pieces')
        .selectAll()
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute()
      return completePieces(reader, rows)
    }
    yield* rowsAfter(0, read, ({ product }) => product.id)
  }
}

/** A piece as products.json tells it: prices as decimals, times by ISO 8601, pictures as addresses. */
export function openPiece({ product, images, stock }: Piece, currency: Currency) {
  const { kind, id, name, descName, ownName, description, price, pictures, hidden } = product
  const { story, ...facts } = factsFor('buyers', product)
  const common = {
    kind,
    id,
    making: product.making,
    ...facts,
    stock: stock?.onHand ?? null,
    description,
    story,
    draft: hidden,
    createdAt: iso(product.createdAt),
    updatedAt: iso(product.updatedAt),
    images: Object.fromEntries(pictureFields[kind].map((field, at) => [field, images[at] ?? null])),
    pictures: pictures.map(({ address, alt, focus = null }) => ({ address, alt, focus })),
  }
  if (kind === 'prints') {
    const sizes = product.sizes.map(({ edition: _, ...size }) => ({
      ...size,
      price: toDecimal(size.price, currency),
    }))
    return {
      ...common,
      name,
      descName,
      price: toDecimal(price, currency),
      dimensions: product.dimensions,
      sizes,
    }
  }
  const carrier = { printName: name, descName, price: toDecimal(price, currency) }
  const { size, measurements } = product
  if (kind === 'merch') return { ...common, ...carrier, measurements, name: ownName }
  return { ...common, ...carrier, size, measurements }
}

const exported = factWords.flatMap(([name, words]) =>
  words.exported ? [[name, words.exported] as const] : [],
)

const factCell = (value: Cell | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

async function* productRows(reader: Reader): AsyncGenerator<Cell[]> {
  const currency = await readCurrency(reader)
  for await (const { product, stock } of allPieces(reader)) {
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
      product.making,
      ...exported.map(([name]) => factCell(product[name])),
    ]
    const onHand = stock?.onHand ?? null
    for (const each of sizes) {
      yield [...head, each.label, toDecimal(each.price, currency), onHand, each.variantId, ...tail]
    }
    if (sizes.length > 0) continue
    // A draft may have no price yet.
    yield [...head, size, price === 0 ? null : toDecimal(price, currency), onHand, null, ...tail]
  }
}

async function* lineRows(reader: Reader): AsyncGenerator<Cell[]> {
  const read = (after: number) =>
    reader
      .selectFrom('order_lines as line')
      .innerJoin('orders', 'orders.id', 'line.order_id')
      .select([
        'line.id',
        'orders.number',
        'orders.currency',
        'line.kind',
        'line.product_id',
        'line.name',
        'line.print_name',
        'line.desc_name',
        'line.size',
        'line.quantity',
        'line.unit_price',
        'line.variant_id',
        'line.personalised',
      ])
      .where('orders.paid_at', 'is not', null)
      .where('line.id', '>', after)
      .orderBy('line.id')
      .limit(atOnce)
      .execute()
  for await (const line of rowsAfter(0, read, ({ id }) => id)) {
    const name = line.name ?? line.print_name
    const what = [line.kind, line.product_id, name, line.desc_name, line.size]
    const price = toDecimal(line.unit_price, line.currency)
    const wishes = line.personalised ? 'yes' : 'no'
    yield [line.number, ...what, line.quantity, price, line.variant_id, wishes]
  }
}

async function* pictureRows(reader: Reader): AsyncGenerator<Cell[]> {
  for await (const row of allPictures(reader)) {
    const { address, alt, width, height, original_filename } = row
    yield [`pictures/${originalKey(row)}`, address, alt, width, height, original_filename]
  }
}

/** The rows of the owner's pictures; those of the feed belong to the feed. */
export function allPictures(reader: Reader) {
  const read = (after: string) =>
    reader
      .selectFrom('pictures')
      .select([
        'address',
        'alt',
        'width',
        'height',
        'original_filename',
        'folder',
        'hash',
        'format',
      ])
      .where('folder', '!=', 'Instagram')
      .where('address', '>', after)
      .orderBy('address')
      .limit(atOnce)
      .execute()
  return rowsAfter('', read, ({ address }) => address)
}

/** The tables that are made here; the orders’ own is the one for bookkeeping. */
export const openTables: readonly OpenTable[] = [
  {
    file: 'products.csv',
    about: 'Your pieces, drafts and sold ones too; a print has a row for each of its sizes.',
    columns: {
      Kind: 'prints, clothing or merch',
      Id: 'the number in the address of the piece’s page',
      Name: 'of a print; of clothing and merch, the print that they carry',
      'What it is': '“Linen shirt”, “Sticker”; empty for an art print',
      'Own name': 'of merch, where it has one',
      Description: 'the text on its page',
      Size: 'of a print in inches, of clothing as on its label',
      Price: 'in the shop’s currency, with a dot before the decimals',
      Stock: 'units you have; empty for what is made to order',
      'Variant id': 'what the printer knows this size by',
      Measurements: 'of clothing, where you gave them',
      Draft: 'yes: only you see it',
      Added: 'when, in UTC',
      'Picture 1': 'address of the main picture, found again in pictures.csv',
      'Picture 2': 'likewise',
      'Picture 3': 'likewise',
      'More pictures': 'the addresses of all others, with spaces between them',
      Story: 'the longer text on its page, with its marks',
      Making: 'to_order, one_of_a_kind or counted',
      ...Object.fromEntries(exported.map(([, { heading, about }]) => [heading, about])),
    } satisfies Record<string, string>,
    rows: productRows,
  },
  {
    file: 'order-lines.csv',
    about: 'What was bought in each paid order, at the price of then.',
    columns: {
      Order: 'its number, as in orders.csv',
      Kind: 'prints, clothing or merch',
      'Piece id': 'the piece’s number then, as in products.csv',
      Name: 'its name then',
      'What it is': 'of clothing and merch',
      Size: 'where it has one',
      Quantity: 'how many',
      'Price each': 'in the currency of the order',
      'Variant id': 'what the printer knew it by',
      'To wishes': 'yes: it was made to the buyer’s wishes',
    },
    rows: lineRows,
  },
  sizeTable,
  ...tradeTables,
  ...peopleTables,
  {
    file: 'pictures.csv',
    about: 'Which file in the folder “pictures” is which.',
    columns: {
      File: 'where it lies here',
      Address: 'what products.csv calls it',
      'In words': 'what it shows, for those who can’t see it',
      Width: 'in pixels',
      Height: 'in pixels',
      'Uploaded as': 'the name of your own file',
    },
    rows: pictureRows,
  },
]

/** A table as CSV, record by record: UTF-8 with a byte order mark, safe in a spreadsheet. */
export async function* csvOf(table: OpenTable, reader: Reader): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(Object.keys(table.columns))
  for await (const row of table.rows(reader)) yield csvRecord(row)
}
