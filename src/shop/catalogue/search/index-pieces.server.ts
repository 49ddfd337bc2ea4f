/* Never decides what visitors see. */
import { type RawBuilder, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import {
  isPieceOf,
  ofPiece,
  ofPieces,
  type PieceKey,
  type PieceRow,
  pieceKey,
  readPieceRows,
} from '#shop/catalogue/products/product-rows.server.ts'
import { type ColourName, coloursIn } from '#shop/media/colours/colours.ts'
import { bandLimits } from './criteria.ts'
import { rankedWord, wordsIn } from './words.ts'

/** Visitors' words beside the gallery's title. */
const galleryWords: Record<ProductKind, string> = {
  prints: 'Art Prints poster',
  clothing: 'Clothing clothes garment',
  merch: 'Merch',
}

const atOnce = 200
/** The search for missing pieces reads every piece. */
const lookedUpAtOnce = 10_000

export async function indexPieces(trx: Writer, pieces: readonly PieceKey[]): Promise<void> {
  for (let at = 0; at < pieces.length; at += atOnce) {
    await indexSome(trx, pieces.slice(at, at + atOnce))
  }
}

export const indexPiece = (trx: Writer, piece: PieceKey): Promise<void> => indexPieces(trx, [piece])

async function indexSome(trx: Writer, named: readonly PieceKey[]): Promise<void> {
  // In the given order: it decides which piece is the newest.
  const pieces = (await readPieceRows(trx, named)).filter(({ deleted_at }) => deleted_at === null)
  const here = new Set(pieces.map(pieceKey))
  const gone = named.filter((piece) => !here.has(pieceKey(piece)))
  if (gone.length > 0)
    await trx.deleteFrom('piece_search').where(ofPieces('piece_id', gone)).execute()
  if (pieces.length === 0) return
  const read = await readIndexedFacts(trx, pieces)
  await trx
    .insertInto('piece_search')
    .values(pieces.map((piece) => toIndexRow(piece, read)))
    .onConflict((oc) =>
      oc.columns(['kind', 'piece_id']).doUpdateSet(({ ref }) => ({
        words: ref('excluded.words'),
        facets: ref('excluded.facets'),
        price: ref('excluded.price'),
        listed: ref('excluded.listed'),
        piece_version: ref('excluded.piece_version'),
      })),
    )
    .execute()
}

type IndexedFacts = Awaited<ReturnType<typeof readIndexedFacts>>

async function readIndexedFacts(trx: Writer, pieces: readonly PieceRow[]) {
  const sizes = await trx
    .selectFrom('piece_sizes')
    .select(['kind', 'piece_id as id', 'label', 'width', 'height', 'unit', 'price', 'variant_id'])
    .where(ofPieces('piece_id', pieces))
    .orderBy('position')
    .execute()
  const mains = await trx
    .selectFrom('piece_pictures')
    .innerJoin('pictures', 'pictures.address', 'piece_pictures.address')
    .select(['kind', 'piece_id as id', 'colours', 'alt'])
    .where(ofPieces('piece_id', pieces))
    .where('position', '=', 0)
    .execute()
  const inSeries = await trx
    .selectFrom('collection_pieces')
    .select(['kind', 'piece_id as id', 'collection_id'])
    .where(ofPieces('piece_id', pieces))
    .execute()
  const collections = await trx
    .selectFrom('collections')
    .select(['id', 'type', 'kind', 'title'])
    .orderBy('id')
    .execute()
  return {
    sizes: Map.groupBy(sizes, pieceKey),
    mains: new Map(mains.map((row) => [pieceKey(row), row])),
    inSeries: Map.groupBy(inSeries, pieceKey),
    collections,
  }
}

function toIndexRow(piece: PieceRow, read: IndexedFacts) {
  const { kind, id } = piece
  const sizes = read.sizes.get(pieceKey(piece)) ?? []
  const series = new Set(read.inSeries.get(pieceKey(piece))?.map((row) => row.collection_id))
  const isGallery = (each: IndexedFacts['collections'][number]) =>
    piece.gallery_id === null ? each.kind === kind : each.id === piece.gallery_id
  const collections = read.collections.filter((each) => isGallery(each) || series.has(each.id))
  const main = read.mains.get(pieceKey(piece))
  const colours = coloursIn(main?.colours ?? null)
  const facets = [
    `kind_${kind}`,
    ...collections.map((each) => collectionFacet(each.id)),
    ...colours.map((colour) => `colour_${colour}`),
    ...(piece.dimensions ? [`shape_${piece.dimensions}`] : []),
    ...new Set(sizes.flatMap((size) => bandOf(size) ?? [])),
    ...(piece.garment_size ? [labelFacet(piece.garment_size)] : []),
    ...(kind === 'clothing' ? sizes.filter(isNamed).map(({ label }) => labelFacet(label)) : []),
    ...(sizes.every(({ variant_id }) => variant_id === null) ? [madeHere] : []),
  ]
  const [least] = sizes.toSorted((a, b) => a.price - b.price)
  return {
    kind,
    piece_id: id,
    words: rankedWords([
      [piece.name, piece.own_name],
      [
        piece.desc_name,
        ...collections.map(({ title, kind: of }) => (of === null ? title : galleryWords[of])),
        colours.join(' '),
        piece.tags,
      ],
      [piece.description, piece.story, main?.alt ?? null],
    ]),
    facets: facets.join(' '),
    price: piece.price ?? least?.price ?? null,
    listed: Number(piece.hidden === 0 && piece.sold_out < 2),
    piece_version: piece.updated_at,
  }
}

export async function piecesIn(trx: Writer, collection: number): Promise<PieceKey[]> {
  const inGallery = await trx
    .selectFrom('pieces')
    .select(['kind', 'id'])
    .where('gallery_id', '=', collection)
    .execute()
  const inSeries = await trx
    .selectFrom('collection_pieces')
    .select(['kind', 'piece_id as id'])
    .where('collection_id', '=', collection)
    .execute()
  return [...inGallery, ...inSeries]
}

export const collectionFacet = (id: number) => `in_${id}`

export const madeHere = 'made_here'

export const labelFacet = (label: string) => `label_${wordsIn(label).join('_')}`

/** A rank's words are stored at that rank and all later ranks; frequency does not count. */
function rankedWords(texts: readonly (readonly (string | null)[])[]): string {
  const words = texts.map((some) => some.flatMap((text) => wordsIn(text ?? '')))
  const found = words.flatMap((_, at) =>
    words
      .slice(0, at + 1)
      .flat()
      .map(rankedWord(at)),
  )
  return [...new Set(found)].join(' ')
}

interface Measures {
  width: number | null
  height: number | null
  unit: 'cm' | 'in' | null
}

const isNamed = ({ width }: Measures) => width === null

function bandOf({ width, height, unit }: Measures): string | null {
  if (width === null || height === null) return null
  const longest = Math.max(width, height) * (unit === 'in' ? 2.54 : 1)
  if (longest <= bandLimits.small) return 'size_small'
  return longest <= bandLimits.medium ? 'size_medium' : 'size_large'
}

/** After an upgrade and a restore. Reads once when nothing is missing. */
export async function indexMissing(db: Database): Promise<number> {
  let count = 0
  for (;;) {
    const missing = await missingPieces(db.read)
    if (missing.length === 0) return count
    for (let at = 0; at < missing.length; at += atOnce) {
      await db.transact((trx) => indexSome(trx, missing.slice(at, at + atOnce)))
    }
    count += missing.length
  }
}

function missingPieces(reader: Reader): Promise<PieceKey[]> {
  return reader
    .selectFrom('pieces')
    .leftJoin('piece_search', (join) => join.on(isPieceOf('piece_search')))
    .select(['pieces.kind', 'pieces.id'])
    .where('deleted_at', 'is', null)
    .where(isStale)
    .orderBy('created_at')
    .orderBy('pieces.kind')
    .orderBy('pieces.id')
    .limit(lookedUpAtOnce)
    .execute()
}

const isStale = (): RawBuilder<boolean> =>
  sql`(piece_version is null or piece_version <> updated_at)`

export async function sharedBy(
  reader: Reader | Writer,
  piece: PieceKey,
): Promise<{ series: number[]; colours: ColourName[] }> {
  const series = await reader
    .selectFrom('collection_pieces')
    .select('collection_id')
    .where(ofPiece(piece, 'piece_id'))
    .orderBy('collection_id')
    .execute()
  const row = await reader
    .selectFrom('piece_search')
    .select('facets')
    .where(ofPiece(piece, 'piece_id'))
    .executeTakeFirst()
  const colours = (row?.facets ?? '').match(/(?<=\bcolour_)[a-z]+/g) ?? []
  return {
    series: series.map(({ collection_id }) => collection_id),
    colours: colours.flatMap((name) => coloursIn(name)),
  }
}

export async function indexPiecesWith(trx: Writer, pictures: readonly string[]): Promise<void> {
  const pieces = await trx
    .selectFrom('piece_pictures')
    .select(['kind', 'piece_id as id'])
    .where('address', 'in', pictures)
    .where('position', '=', 0)
    .execute()
  await indexPieces(trx, pieces)
}
