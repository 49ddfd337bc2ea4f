/* A column without a description doesn't compile. Holds no secret, no digest and no session. */

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
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { exportCopy } from './copy.ts'
import { type Cell, iso, type OpenTable } from './open-table.ts'
import { peopleTables } from './people-tables.server.ts'
import { sizeTable } from './size-table.server.ts'
import { tradeTables } from './trade-tables.server.ts'

/** Drafts and sold pieces too. */
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

/** Prices as decimals, times by ISO 8601, pictures as addresses. */
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

/** Pictures of the feed belong to the feed. */
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

export const openTables: readonly OpenTable[] = [
  {
    file: 'products.csv',
    about: exportCopy.piecesDraftsSold,
    columns: {
      Kind: exportCopy.printsClothingMerch,
      Id: exportCopy.numberAddressPieces,
      Name: exportCopy.printClothingMerch,
      'What it is': exportCopy.linenShirtSticker,
      'Own name': exportCopy.merch,
      Description: exportCopy.textPage,
      Size: exportCopy.printInchesClothing,
      Price: exportCopy.shopsCurrencyDot,
      Stock: exportCopy.unitsEmptyMade,
      'Variant id': exportCopy.printerKnowsSize,
      Measurements: exportCopy.clothingGave,
      Draft: exportCopy.yesOnlySee,
      Added: exportCopy.whenInUtc,
      'Picture 1': exportCopy.addressMainPicture,
      'Picture 2': 'likewise',
      'Picture 3': 'likewise',
      'More pictures': exportCopy.addressesAllOthers,
      Story: exportCopy.longerTextPage,
      Making: exportCopy.orderKindCounted,
      ...Object.fromEntries(exported.map(([, { heading, about }]) => [heading, about])),
    } satisfies Record<string, string>,
    rows: productRows,
  },
  {
    file: 'order-lines.csv',
    about: exportCopy.boughtEachPaid,
    columns: {
      Order: exportCopy.orderNumber,
      Kind: exportCopy.printsClothingMerch,
      'Piece id': exportCopy.piecesNumberProducts,
      Name: exportCopy.itsNameThen,
      'What it is': exportCopy.clothingMerch,
      Size: exportCopy.whereItHas,
      Quantity: exportCopy.howMany,
      'Price each': exportCopy.currencyOrder,
      'Variant id': exportCopy.printerKnew,
      'To wishes': exportCopy.yesWasMadeToWishes,
    },
    rows: lineRows,
  },
  sizeTable,
  ...tradeTables,
  ...peopleTables,
  {
    file: 'pictures.csv',
    about: exportCopy.fileFolderPictures,
    columns: {
      File: exportCopy.lies,
      Address: exportCopy.productsCsvCalls,
      'In words': exportCopy.showsCantSee,
      Width: exportCopy.inPixels,
      Height: exportCopy.inPixels,
      'Uploaded as': exportCopy.nameOwnFile,
    },
    rows: pictureRows,
  },
]

/** UTF-8 with a byte order mark, safe in a spreadsheet. */
export async function* csvOf(table: OpenTable, reader: Reader): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(Object.keys(table.columns))
  for await (const row of table.rows(reader)) yield csvRecord(row)
}
