/*
 * The tables beside the pieces: galleries and series, certificates, offline sales, invoices, discount
 * codes, and the ledger. Only reads.
 */

import type { Reader } from '#platform/db/database.ts'
import { atOnce, rowsAfter } from '#platform/db/long-reads/batches.ts'
import { toDecimal } from '#platform/money/money.ts'
import { readCurrency } from '#shop/store/place/currency.server.ts'
import { type Cell, iso, type OpenTable } from './open-table.ts'

const isoOrNull = (at: number | null) => (at === null ? null : iso(at))
const yesOrNo = (flag: number | boolean) => (flag ? 'yes' : 'no')

async function* collectionRows(reader: Reader): AsyncGenerator<Cell[]> {
  for (const row of await collectionsOf(reader)) {
    const { type, slug, title, words, picture, hidden } = row
    yield [type, slug, title, words, picture, yesOrNo(hidden)]
  }
}

async function* placementRows(reader: Reader): AsyncGenerator<Cell[]> {
  for (const { id, type, slug } of await collectionsOf(reader)) {
    for (const { kind, piece_id } of await (type === 'series' ? inSeries : inGallery)(reader, id)) {
      yield [type, slug, kind, piece_id]
    }
  }
}

const collectionsOf = (reader: Reader) =>
  reader.selectFrom('collections').selectAll().orderBy('type').orderBy('position').execute()

const inSeries = (reader: Reader, collection: number) =>
  reader
    .selectFrom('collection_pieces')
    .select(['kind', 'piece_id'])
    .where('collection_id', '=', collection)
    .orderBy('position')
    .execute()

const inGallery = (reader: Reader, collection: number) =>
  reader
    .selectFrom('pieces')
    .select(['kind', 'id as piece_id'])
    .where('gallery_id', '=', collection)
    .where('deleted_at', 'is', null)
    .orderBy('gallery_place', 'desc')
    .execute()

async function* certificateRows(reader: Reader): AsyncGenerator<Cell[]> {
  const read = (after: string) =>
    reader
      .selectFrom('certificates as paper')
      .leftJoin('editions', 'editions.id', 'paper.edition_id')
      .leftJoin('orders', 'orders.id', 'paper.order_id')
      .select(['paper.id', 'paper.number', 'paper.proof', 'paper.issued_at', 'paper.voided_at'])
      .select(['paper.token', 'editions.size'])
      .select(({ fn }) => [
        fn.coalesce('editions.kind', 'paper.kind').as('kind'),
        fn.coalesce('editions.piece_id', 'paper.piece_id').as('piece_id'),
      ])
      .select(['editions.total', 'orders.number as order'])
      .where('paper.id', '>', after)
      .orderBy('paper.id')
      .limit(atOnce)
      .execute()
  for await (const row of rowsAfter('', read, ({ id }) => id)) {
    const { id, kind, piece_id, size, number, total, order, issued_at, voided_at, token } = row
    const copy = [kind, piece_id, size, number, yesOrNo(row.proof), total]
    yield [id, ...copy, order, iso(issued_at), isoOrNull(voided_at), token]
  }
}

async function* invoiceRows(reader: Reader): AsyncGenerator<Cell[]> {
  const read = (after: string) =>
    reader
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select(['invoices.id', 'invoices.series', 'invoices.name', 'invoices.amount'])
      .select(['invoices.issued_at', 'invoices.document'])
      .select(['orders.number as order', 'orders.currency'])
      .where('invoices.id', '>', after)
      .orderBy('invoices.id')
      .limit(atOnce)
      .execute()
  for await (const row of rowsAfter('', read, ({ id }) => id)) {
    const { series, name, order, amount, currency, issued_at, document } = row
    yield [series, name, order, toDecimal(amount, currency), iso(issued_at), document]
  }
}

async function* outsideSaleRows(reader: Reader): AsyncGenerator<Cell[]> {
  const read = (after: number) =>
    reader
      .selectFrom('outside_sales')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
  for await (const row of rowsAfter(0, read, ({ id }) => id)) {
    const what = [row.kind, row.product_id, row.name, row.size, row.quantity]
    const money = [
      yesOrNo(row.proof),
      toDecimal(row.amount, row.currency),
      row.currency,
      row.method,
    ]
    yield [iso(row.sold_at), ...what, ...money, row.note, yesOrNo(row.undone_at !== null)]
  }
}

async function* codeRows(reader: Reader): AsyncGenerator<Cell[]> {
  const currency = await readCurrency(reader)
  const codes = await reader
    .selectFrom('discount_codes')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const collections = new Map((await collectionsOf(reader)).map((each) => [each.id, each]))
  for (const code of codes) {
    const { percent, amount, least, most } = code
    const scope = code.scope === null ? null : scopeCell(code.scope, collections)
    const off = [
      percent,
      amount === null ? null : toDecimal(amount, currency),
      yesOrNo(code.free_shipping),
    ]
    const terms = [isoOrNull(code.starts_at), isoOrNull(code.ends_at), most]
    const limits = [
      yesOrNo(code.once_per_buyer),
      scope,
      least === 0 ? null : toDecimal(least, currency),
    ]
    yield [code.code, ...off, ...terms, ...limits, isoOrNull(code.ended_at)]
  }
}

/** Galleries and series as galleries.csv names them; those that were deleted are left out. */
function scopeCell(
  json: string,
  known: ReadonlyMap<number, { type: string; slug: string }>,
): string {
  const { collections, ...rest } = JSON.parse(json) as { collections?: number[] }
  if (!collections) return json
  const named = collections.flatMap((id) => known.get(id) ?? [])
  return JSON.stringify({ ...rest, collections: named.map(({ type, slug }) => ({ type, slug })) })
}

async function* ledgerRows(reader: Reader): AsyncGenerator<Cell[]> {
  const read = (after: number) =>
    reader
      .selectFrom('ledger_entries as entry')
      .innerJoin('orders', 'orders.id', 'entry.order_id')
      .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.at'])
      .select(['orders.number as order', 'orders.currency'])
      .where('entry.id', '>', after)
      .orderBy('entry.id')
      .limit(atOnce)
      .execute()
  for await (const { order, kind, amount, currency, at } of rowsAfter(0, read, ({ id }) => id)) {
    yield [order, kind, toDecimal(amount, currency), currency, iso(at)]
  }
}

export const tradeTables: readonly OpenTable[] = [
  {
    file: 'galleries.csv',
    about: 'Your galleries and series, in the order of the menu.',
    columns: {
      Type: 'gallery or series',
      Address: 'the last part of its address',
      Title: 'as visitors read it',
      Words: 'the text on its page',
      Picture: 'its address, found again in pictures.csv',
      'Left out': 'yes: not in the menu',
    },
    rows: collectionRows,
  },
  {
    file: 'gallery-pieces.csv',
    about:
      'Which pieces hang in a gallery of your own or belong to a series, in their order. All others hang in the gallery of their kind.',
    columns: {
      Type: 'gallery or series',
      Address: 'as in galleries.csv',
      Kind: 'prints, clothing or merch',
      'Piece id': 'as in products.csv',
    },
    rows: placementRows,
  },
  {
    file: 'certificates.csv',
    about: 'Every certificate of a numbered copy or a single piece.',
    columns: {
      Id: 'the last part of its address',
      Kind: 'prints, clothing or merch',
      'Piece id': 'as in products.csv',
      Size: 'of the edition, where it is of one size',
      Number: 'of this copy; empty for a single piece',
      Proof: 'yes: the number is that of an artist’s proof',
      Edition: 'how many numbered copies there are to be',
      Order: 'its number, as in orders.csv; empty for a copy that went another way',
      Issued: 'when, in UTC',
      Void: 'since when it no longer stands, in UTC',
      Signed: 'what is certified, signed with your studio’s key (a JWS)',
    },
    rows: certificateRows,
  },
  {
    file: 'invoices.csv',
    about: 'Every invoice and credit note. Buyers’ names and addresses stand in orders.json.',
    columns: {
      Series: 'invoice or credit_note; “test-” before it where no real money was paid',
      Number: 'as it is written on the paper',
      Order: 'its number, as in orders.csv',
      Sum: 'in the currency of the order; below zero on a credit note',
      Issued: 'when, in UTC',
      Paper: 'what it says, as JSON',
    },
    rows: invoiceRows,
  },
  {
    file: 'sold-elsewhere.csv',
    about: 'What you sold at fairs and in the studio, or gave away, and noted in the shop.',
    columns: {
      Sold: 'when, in UTC',
      Kind: 'prints, clothing or merch',
      'Piece id': 'as in products.csv',
      Name: 'its name then',
      Size: 'where it has one',
      Quantity: 'how many',
      Proof: 'yes: artist’s proofs',
      Sum: 'for all of them',
      Currency: 'of the sum',
      'Paid by': 'cash or card; given: nothing was paid',
      Note: 'your own words',
      Undone: 'yes: taken back, it doesn’t count',
    },
    rows: outsideSaleRows,
  },
  {
    file: 'codes.csv',
    about: 'Your discount codes, those that are over too.',
    columns: {
      Code: 'as a buyer types it',
      Percent: 'off the pieces that it is for',
      'Sum off': 'instead of a percentage',
      'Free shipping': 'yes: it takes the shipping off',
      From: 'when it begins, in UTC',
      Until: 'when it ends, in UTC',
      'At most': 'how many orders may use it',
      'Once a buyer': 'yes: each buyer once',
      For: 'the kinds, pieces, galleries and series that it is for, as JSON; empty for all',
      'From a sum of': 'what the pieces of a cart must come to',
      Ended: 'when you ended it, in UTC',
    },
    rows: codeRows,
  },
  {
    file: 'ledger.csv',
    about:
      'Every cent of every order, row by row; the rows of an order add up to what is left of it.',
    columns: {
      Order: 'its number, as in orders.csv',
      Entry: 'what it is for: pieces, shipping, tax, discount, fee, refund and so on',
      Sum: 'below zero where it leaves the shop',
      Currency: 'of the sum',
      At: 'when, in UTC',
    },
    rows: ledgerRows,
  },
]
