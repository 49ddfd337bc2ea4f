import { type Selectable, sql } from 'kysely'
import { productKinds } from '#platform/addresses/kinds.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { countRows, hasRows } from '#platform/db/rows.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { standInAlt } from '#shop/media/pictures/picture.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { importsCopy } from './copy.ts'
import { fitPiece, pieceWords } from './fit-piece.ts'
import type { ImportDetail, ImportItem, ImportSummary } from './import.schema.ts'
import type { ImportedProduct, ImportSource, UnreadRow } from './imported-product.ts'
import { type ItemState, itemStates } from './imports.ts'

const pageSize = 100

export async function listImports(reader: Reader): Promise<ImportSummary[]> {
  const rows = await reader
    .selectFrom('imports')
    .select(['id', 'source', 'name', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute()
  const counts = await countItems(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map(({ created_at, source, ...row }) => ({
    ...row,
    source: source as ImportSource,
    createdAt: created_at,
    counts: counts.get(row.id) ?? noCounts(),
  }))
}

export async function readImportDetail(
  db: Database,
  id: string,
  from: number,
): Promise<ImportDetail> {
  const { read } = db
  const { unread, created_at, updated_at: _, source, ...row } = await importRow(read, id)
  const currency = await readCurrency(read)
  const rows = await read
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', id)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(pageSize + 1)
    .execute()
  return {
    ...row,
    source: source as ImportSource,
    createdAt: created_at,
    counts: (await countItems(read, [id])).get(id) ?? noCounts(),
    withoutPictures: await countWithoutPictures(read, id),
    unread: JSON.parse(unread) as UnreadRow[],
    items: rows.slice(0, pageSize).map((each) => toImportItem(each, currency)),
    next: rows[pageSize]?.position ?? null,
  }
}

/** By the present pictures of the pieces. */
async function countWithoutPictures(reader: Reader, id: string): Promise<number> {
  const standIns = await reader
    .selectFrom('pictures')
    .select(['folder', 'hash'])
    .where('alt', '=', standInAlt)
    .execute()
  if (standIns.length === 0) return 0
  const made = reader
    .selectFrom('import_items as item')
    .innerJoin('pieces', (join) =>
      join.onRef('pieces.kind', '=', 'item.kind').onRef('pieces.id', '=', 'item.product_id'),
    )
    .innerJoin('piece_pictures as main', (join) =>
      join
        .onRef('main.kind', '=', 'pieces.kind')
        .onRef('main.piece_id', '=', 'pieces.id')
        .on('main.position', '=', 0),
    )
    .where('import_id', '=', id)
    .where('pieces.deleted_at', 'is', null)
    // By hash: the stand-in may have moved to another store since.
    .where((eb) =>
      eb.or(
        standIns.map(({ folder, hash }) => eb('main.address', 'like', `%/${folder}/${hash}.%`)),
      ),
    )
  return countRows(made)
}

/** Products still wait for their draft or their pictures. */
export const isUnfinished = (trx: Writer, id: string): Promise<boolean> =>
  hasRows(
    trx
      .selectFrom('import_items')
      .where('import_id', '=', id)
      .where('state', 'in', ['waiting', 'drafted']),
  )

export async function importRow(reader: Reader | Writer, id: string) {
  const row = await reader.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('not_found', importsCopy.noSuchImport)
  return row
}

function toImportItem(row: Selectable<Tables['import_items']>, currency: Currency): ImportItem {
  const product = JSON.parse(row.product) as ImportedProduct
  const { position, title, kind, state } = row
  const fits = productKinds.map((each) => ({ kind: each, fit: fitPiece(product, each, currency) }))
  const fit = fits.find((each) => each.kind === kind)?.fit
  const open = state === 'waiting' || state === 'left_out'
  const problem = fit && 'problem' in fit ? [fit.problem] : []
  const fitted = fit && 'piece' in fit ? fit : null
  return {
    position,
    title,
    kind,
    kinds: fits.filter((each) => 'piece' in each.fit).map((each) => each.kind),
    state,
    productId: row.product_id,
    words: fitted ? pieceWords(fitted.piece, currency) : '',
    remarks: open
      ? [...problem, ...(fitted?.remarks ?? [])]
      : (JSON.parse(row.remarks) as string[]),
  }
}

function noCounts(): Record<ItemState, number> {
  return Object.fromEntries(itemStates.map((state) => [state, 0])) as Record<ItemState, number>
}

async function countItems(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, Record<ItemState, number>>> {
  const counts = new Map(ids.map((id) => [id, noCounts()]))
  if (ids.length === 0) return counts
  const rows = await reader
    .selectFrom('import_items')
    .select(['import_id', 'state', sql<number>`count(*)`.as('many')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'state'])
    .execute()
  for (const { import_id, state, many } of rows) {
    const of = counts.get(import_id)
    if (of) of[state] = Number(many)
  }
  return counts
}
