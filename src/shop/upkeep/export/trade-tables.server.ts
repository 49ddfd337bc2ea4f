import type { Reader } from '#platform/db/database.ts'
import { streamRows } from '#platform/db/long-reads/batches.ts'
import { toDecimal } from '#platform/money/money.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'

export type Cell = string | number | null

/** ISO 8601. */
export const iso = (at: number): string => new Date(at).toISOString()

const isoOrNull = (at: number | null) => (at === null ? null : iso(at))
const yesOrNo = (flag: number | boolean) => (flag ? 'yes' : 'no')

export async function* collectionRows(reader: Reader): AsyncGenerator<Cell[]> {
  for (const row of await collectionsOf(reader)) {
    const { type, slug, title, words, picture, hidden } = row
    yield [type, slug, title, words, picture, yesOrNo(hidden)]
  }
}

export async function* pageRows(reader: Reader): AsyncGenerator<Cell[]> {
  const pages = reader.selectFrom('pages').selectAll().orderBy('position').orderBy('id')
  for (const { slug, title, spot, draft, blocks } of await pages.execute()) {
    yield [slug, title, spot, yesOrNo(draft), blocks]
  }
}

export async function* placementRows(reader: Reader): AsyncGenerator<Cell[]> {
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

export async function* certificateRows(reader: Reader): AsyncGenerator<Cell[]> {
  const papers = reader
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
  for await (const row of streamRows(papers, 'paper.id')) {
    const { id, kind, piece_id, size, number, total, order, issued_at, voided_at, token } = row
    const copy = [kind, piece_id, size, number, yesOrNo(row.proof), total]
    yield [id, ...copy, order, iso(issued_at), isoOrNull(voided_at), token]
  }
}

export async function* invoiceRows(reader: Reader): AsyncGenerator<Cell[]> {
  const invoices = reader
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.id', 'invoices.series', 'invoices.name', 'invoices.amount'])
    .select(['invoices.issued_at', 'invoices.document'])
    .select(['orders.number as order', 'orders.currency'])
  for await (const row of streamRows(invoices, 'invoices.id')) {
    const { series, name, order, amount, currency, issued_at, document } = row
    yield [series, name, order, toDecimal(amount, currency), iso(issued_at), document]
  }
}

export async function* offlineSaleRows(reader: Reader): AsyncGenerator<Cell[]> {
  for await (const row of streamRows(reader.selectFrom('outside_sales').selectAll(), 'id')) {
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

export async function* codeRows(reader: Reader): AsyncGenerator<Cell[]> {
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

/** By the names in galleries.csv; leaves out deleted galleries. */
function scopeCell(
  json: string,
  known: ReadonlyMap<number, { type: string; slug: string }>,
): string {
  const { collections, ...rest } = JSON.parse(json) as { collections?: number[] }
  if (!collections) return json
  const named = collections.flatMap((id) => known.get(id) ?? [])
  return JSON.stringify({ ...rest, collections: named.map(({ type, slug }) => ({ type, slug })) })
}

export async function* ledgerRows(reader: Reader): AsyncGenerator<Cell[]> {
  const entries = reader
    .selectFrom('ledger_entries as entry')
    .innerJoin('orders', 'orders.id', 'entry.order_id')
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.at'])
    .select(['orders.number as order', 'orders.currency'])
  for await (const { order, kind, amount, currency, at } of streamRows(entries, 'entry.id')) {
    yield [order, kind, toDecimal(amount, currency), currency, iso(at)]
  }
}

export async function* consentRows(reader: Reader): AsyncGenerator<Cell[]> {
  const subscriptions = reader
    .selectFrom('back_in_stock_subscriptions')
    .select(['id', 'email', 'kind', 'product_id', 'state', 'state_since'])
  for await (const row of streamRows(subscriptions, 'id')) {
    const { email, kind, product_id, state, state_since } = row
    const about = kind === 'opening' || kind === 'shop' ? null : product_id
    yield [email, kind, about, state, iso(state_since)]
  }
  for await (const letter of allLetters(reader)) {
    yield [letter.email, 'letter', null, 'answer', iso(letter.created_at)]
  }
}

export async function* letterRows(reader: Reader): AsyncGenerator<Cell[]> {
  for await (const { created_at, name, email, subject, body, ...letter } of allLetters(reader)) {
    const marks = [yesOrNo(letter.read_at !== null), yesOrNo(letter.suspicious)]
    yield [iso(created_at), name, email, subject, body, ...marks]
  }
}

/** Messages set aside included; oldest first. */
const allLetters = (reader: Reader) =>
  streamRows(reader.selectFrom('messages').selectAll(), 'created_at', 'id')
