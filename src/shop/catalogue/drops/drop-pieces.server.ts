import type { Reader, Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import {
  findRow,
  type PieceKey,
  type PieceRow,
} from '#shop/catalogue/products/product-rows.server.ts'
import { setHidden } from '#shop/catalogue/products/publishing/publishing.server.ts'
import { isShownAt, isTimed } from '#shop/catalogue/products/publishing/shown.server.ts'
import {
  type DropTiming,
  limitBuyers,
  openWithDrop,
  takeOutOfDrop,
} from '#shop/catalogue/products/publishing/timing.server.ts'
import { dropsCopy } from './copy.ts'

interface DropPiece extends PieceKey {
  name: string
  dropId: number
  sold: boolean
}

export async function readDropPieces(
  reader: Reader | Writer,
  dropIds: readonly number[],
): Promise<DropPiece[]> {
  if (dropIds.length === 0) return []
  const rows = await reader
    .selectFrom('pieces')
    .select(['kind', 'id', 'name', 'drop_id', 'sold_out', 'making'])
    .where('drop_id', 'in', dropIds)
    .where('deleted_at', 'is', null)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    dropId: row.drop_id ?? 0,
    sold: row.sold_out > 0 && row.making !== 'not_for_sale',
  }))
}

/**
 * Pieces taken out become drafts. ShopError 'bad_input' for a piece that cannot open with the drop.
 */
export async function changePieces(
  trx: Writer,
  timing: DropTiming,
  wanted: readonly PieceKey[],
  now: number,
): Promise<void> {
  const before = await readDropPieces(trx, [timing.dropId])
  const among = (of: readonly PieceKey[], { kind, id }: PieceKey) =>
    of.some((each) => each.kind === kind && each.id === id)
  const touched = [...before.filter((each) => !among(wanted, each)), ...wanted]
  // A fixed lock order prevents deadlocks, as for stock rows.
  for (const key of touched.toSorted(inOrder)) {
    if (!among(wanted, key)) {
      await takeOutOfDrop(trx, key, now)
      continue
    }
    if (!among(before, key)) await requireFree(trx, key, now)
    await openWithDrop(trx, key, timing, now)
    if (!among(before, key)) await setHidden(trx, key, false, now)
  }
}

export async function limitPieces(
  trx: Writer,
  { dropId, oneEach }: Pick<DropTiming, 'dropId' | 'oneEach'>,
): Promise<void> {
  for (const key of (await readDropPieces(trx, [dropId])).toSorted(inOrder)) {
    await limitBuyers(trx, key, oneEach)
  }
}

export async function releasePieces(trx: Writer, dropId: number, now: number): Promise<void> {
  for (const { kind, id } of (await readDropPieces(trx, [dropId])).toSorted(inOrder)) {
    const row = await findRow(trx, kind, id)
    if (row && isTimed(row, now)) await takeOutOfDrop(trx, { kind, id }, now)
  }
}

async function requireFree(trx: Writer, key: PieceKey, now: number): Promise<void> {
  const row = await findRow(trx, key.kind, key.id)
  const problem = row === null || row.deleted_at !== null ? dropsCopy.noSuchPiece : ''
  const words = problem || (row && findProblem(row, now))
  if (words) throw badInput('pieces', words)
}

function findProblem(row: PieceRow, now: number): string | null {
  const { name } = row
  if (isShownAt(row, now)) return dropsCopy.alreadyInShop(name)
  if (row.drop_id !== null && isTimed(row, now)) return dropsCopy.inOtherDrop(name)
  if (row.making === 'not_for_sale') return dropsCopy.notForSale(name)
  return row.sold_out > 0 ? dropsCopy.isSold(name) : null
}

const inOrder = (a: PieceKey, b: PieceKey): number =>
  a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1
