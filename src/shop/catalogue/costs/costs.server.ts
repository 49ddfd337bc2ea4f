import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import {
  isPieceOf,
  ofPiece,
  ofPieces,
  type PieceKey,
} from '#shop/catalogue/products/product-rows.server.ts'
import { parseWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import { costsCopy } from './copy.ts'
import type { CostsForm, PieceCostsForm } from './costs.schema.ts'
import { type MakingCost, makingCost } from './costs.ts'

export interface SharedCosts {
  costs: MakingCost[]
  version: string
}

export interface PieceCosts {
  name: string
  /** As buyers choose them; '' where the piece has none. In the smallest unit; null: not entered. */
  sizes: { size: string; own: Cents | null; shared: Cents | null }[]
  version: string
}

export interface UsedSize {
  kind: ProductKind
  size: string
}

export interface OwnCosts {
  kind: ProductKind
  id: number
  name: string
  costs: Pick<MakingCost, 'size' | 'cost'>[]
}

export function createCosts({ db }: { db: Database }) {
  return {
    shared: (): Promise<SharedCosts> => readShared(db.read),

    /** ShopError 'bad_input' for a gallery that is gone, 'changed' after another save. */
    saveShared: ({ costs, version }: CostsForm): Promise<SharedCosts> =>
      db.transact(async (trx) => {
        requireVersion(version, (await readShared(trx)).version)
        await trx.deleteFrom('making_costs').where('piece_id', '=', 0).execute()
        const galleries = await trx.selectFrom('collections').select('id').execute()
        const isGone = costs.findIndex(
          ({ gallery }) => gallery !== 0 && galleries.every(({ id }) => id !== gallery),
        )
        if (isGone >= 0) throw badInput(`costs.${isGone}.cost`, costsCopy.noGallery)
        const rows = costs.map(({ gallery, ...row }) => ({
          ...row,
          galleryId: gallery,
          pieceId: 0,
        }))
        await insertCosts(trx, rows)
        return readShared(trx)
      }),

    ofPiece: (key: PieceKey): Promise<PieceCosts> => readPiece(db.read, key),

    /** ShopError 'not_found', 'changed' after another save. */
    savePiece: (key: PieceKey, { costs, version }: PieceCostsForm): Promise<PieceCosts> =>
      db.transact(async (trx) => {
        requireVersion(version, (await readPiece(trx, key)).version)
        await trx.deleteFrom('making_costs').where(ofPiece(key, 'piece_id')).execute()
        const own = { kind: key.kind, galleryId: 0, pieceId: key.id }
        const rows = costs.map((row) => ({ ...row, ...own }))
        await insertCosts(trx, rows)
        return readPiece(trx, key)
      }),

    /** The most frequent first. */
    usedSizes(): Promise<UsedSize[]> {
      return db.longReads
        .selectFrom('piece_sizes')
        .innerJoin('pieces', (join) => join.on(isPieceOf('piece_sizes')))
        .select(['piece_sizes.kind', 'label as size'])
        .where('deleted_at', 'is', null)
        .groupBy(['piece_sizes.kind', 'label'])
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .orderBy('label')
        .execute()
    },

    async own(): Promise<OwnCosts[]> {
      const rows = await db.read
        .selectFrom('making_costs')
        .innerJoin('pieces', (join) => join.on(isPieceOf('making_costs')))
        .select(['pieces.kind', 'pieces.id', 'name', 'size', 'cost'])
        .where('deleted_at', 'is', null)
        .orderBy('pieces.kind')
        .orderBy('pieces.id', 'desc')
        .limit(mostOwn)
        .execute()
      const own: OwnCosts[] = []
      for (const { kind, id, name, ...cost } of rows) {
        const last = own.at(-1)
        if (last?.kind === kind && last.id === id) last.costs.push(cost)
        else own.push({ kind, id, name, costs: [cost] })
      }
      return own
    },
  }
}

const mostOwn = 500

async function readShared(reader: Reader | Writer): Promise<SharedCosts> {
  const costs = await readCosts(reader, [0])
  return { costs, version: editVersion(costs) }
}

async function readPiece(reader: Reader | Writer, key: PieceKey): Promise<PieceCosts> {
  const piece = await reader
    .selectFrom('pieces')
    .select(['kind', 'id', 'name', 'gallery_id'])
    .where(ofPiece(key))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!piece) throw new ShopError('not_found', costsCopy.noPiece)
  const rows = await reader
    .selectFrom('piece_sizes')
    .select('label')
    .where(ofPiece(key, 'piece_id'))
    .orderBy('position')
    .execute()
  const costs = await readCosts(reader, [0, key.id])
  const shared = costs.filter(({ pieceId }) => pieceId === 0)
  const own = costs.filter(({ pieceId, kind }) => pieceId === key.id && kind === key.kind)
  const sold = { kind: key.kind, productId: key.id, galleryId: piece.gallery_id }
  const labels = rows.length > 0 ? rows.map(({ label }) => label) : ['']
  const sizes = labels.map((size) => ({
    size,
    own: makingCost(own, { ...sold, size }),
    shared: makingCost(shared, { ...sold, size }),
  }))
  return { name: piece.name, sizes, version: editVersion(own) }
}

async function insertCosts(
  trx: Writer,
  costs: readonly (Omit<MakingCost, 'cost'> & { cost: Cents | null })[],
): Promise<void> {
  const rows = costs.flatMap(({ kind, galleryId, pieceId, size, cost }) =>
    cost === null ? [] : [{ kind, gallery_id: galleryId, piece_id: pieceId, size, cost }],
  )
  if (rows.length === 0) return
  await trx
    .insertInto('making_costs')
    .values(rows)
    .onConflict((oc) => oc.columns(['kind', 'gallery_id', 'piece_id', 'size']).doNothing())
    .execute()
}

interface SoldPiece {
  kind: ProductKind
  productId: number
  size: string
}

interface SoldFacts {
  /** One unit, in the smallest unit; null: not entered. */
  cost: Cents | null
  /** Grams per packed unit; null: not entered. */
  weight: number | null
}

export async function readSoldFacts(
  reader: Reader | Writer,
  sold: readonly SoldPiece[],
): Promise<(piece: SoldPiece) => SoldFacts> {
  if (sold.length === 0) return () => ({ cost: null, weight: null })
  const keys = sold.map(({ kind, productId: id }) => ({ kind, id }))
  const pieces = await reader
    .selectFrom('pieces')
    .select(['kind', 'id', 'gallery_id', 'weights'])
    .where(ofPieces('id', keys))
    .execute()
  const ids = [...new Set(sold.map(({ productId }) => productId))]
  const costs = await readCosts(reader, [0, ...ids])
  return (piece) => {
    const row = pieces.find(({ kind, id }) => kind === piece.kind && id === piece.productId)
    return {
      cost: makingCost(costs, { ...piece, galleryId: row?.gallery_id ?? null }),
      weight: row ? parseWeight(row.weights, piece.size) : null,
    }
  }
}

/** `pieceIds` with 0 for the costs of more than one piece. */
function readCosts(reader: Reader | Writer, pieceIds: readonly number[]): Promise<MakingCost[]> {
  return reader
    .selectFrom('making_costs')
    .select(['kind', 'gallery_id as galleryId', 'piece_id as pieceId', 'size', 'cost'])
    .where('piece_id', 'in', pieceIds)
    .orderBy('kind')
    .orderBy('gallery_id')
    .orderBy('piece_id')
    .orderBy('size')
    .execute()
}
