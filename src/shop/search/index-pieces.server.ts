/*
 * Owns the table by which pieces are found: reads what is searched in a piece, and keeps it in the
 * transaction that writes the piece. Never decides which pieces visitors may see.
 */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Reader, Writer } from '#db/database.ts'
import type { PieceTable } from '#db/tables-catalogue.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { type ColourName, coloursIn } from '#shop/media/colours.ts'
import { bandLimits } from './criteria.ts'
import { rankedWord, wordsIn } from './words.ts'

/** Names a piece. */
export interface IndexedPiece {
  kind: ProductKind
  id: number
}

/** What visitors call what hangs in a gallery, beside its title. */
const galleryWords: Record<ProductKind, string> = {
  prints: 'Art Prints poster',
  clothing: 'Clothing clothes garment',
  merch: 'Merch',
}

/** Makes pieces findable as they stand now, and those that are gone no more. */
export async function indexPieces(trx: Writer, pieces: readonly IndexedPiece[]): Promise<void> {
  for (const piece of pieces) await indexPiece(trx, piece)
}

/** Makes a piece findable as it stands now; one that is gone is found no more. */
export async function indexPiece(trx: Writer, { kind, id }: IndexedPiece): Promise<void> {
  const piece = await trx
    .selectFrom('pieces')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!piece) {
    const row = trx.deleteFrom('piece_search').where('kind', '=', kind)
    await row.where('piece_id', '=', id).execute()
    return
  }
  const sizes = await trx
    .selectFrom('piece_sizes')
    .select(['label', 'width', 'height', 'unit', 'price', 'variant_id'])
    .where('kind', '=', kind)
    .where('piece_id', '=', id)
    .orderBy('position')
    .execute()
  const main = await trx
    .selectFrom('piece_pictures')
    .innerJoin('pictures', 'pictures.address', 'piece_pictures.address')
    .select('colours')
    .where('kind', '=', kind)
    .where('piece_id', '=', id)
    .where('position', '=', 0)
    .executeTakeFirst()
  const collections = await collectionsOf(trx, piece)
  const colours = coloursIn(main?.colours ?? null)
  const facets = [
    `kind_${kind}`,
    ...collections.map((each) => collectionFacet(each.id)),
    ...colours.map((colour) => `colour_${colour}`),
    ...(piece.dimensions ? [`shape_${piece.dimensions}`] : []),
    ...new Set(sizes.flatMap((size) => bandOf(size) ?? [])),
    ...(piece.garment_size ? [labelFacet(piece.garment_size)] : []),
    ...(sizes.every(({ variant_id }) => variant_id === null) ? [madeHere] : []),
  ]
  const row = {
    words: rankedWords([
      [piece.name, piece.own_name],
      [
        piece.desc_name,
        ...collections.map(({ title, kind: of }) => (of === null ? title : galleryWords[of])),
        colours.join(' '),
      ],
      [piece.description, piece.story],
    ]),
    facets: facets.join(' '),
    price: piece.price ?? sizes[0]?.price ?? null,
    piece_version: piece.updated_at,
  }
  await trx
    .insertInto('piece_search')
    .values({ kind, piece_id: id, ...row })
    .onConflict((oc) => oc.columns(['kind', 'piece_id']).doUpdateSet(row))
    .execute()
}

/** The gallery in which a piece hangs, and its series. */
function collectionsOf(
  trx: Writer,
  { kind, id, gallery_id }: Pick<Selectable<PieceTable>, 'kind' | 'id' | 'gallery_id'>,
) {
  return trx
    .selectFrom('collections')
    .select(['id', 'kind', 'title'])
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        gallery_id === null ? eb('kind', '=', kind) : eb('id', '=', gallery_id),
        and([
          eb('type', '=', 'series'),
          exists(
            selectFrom('collection_pieces')
              .select('position')
              .whereRef('collection_id', '=', 'collections.id')
              .where('collection_pieces.kind', '=', kind)
              .where('piece_id', '=', id),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** The facet of what hangs in a gallery or is in a series. */
export const collectionFacet = (id: number) => `in_${id}`

/** The facet of pieces that no print provider makes. */
export const madeHere = 'made_here'

/** The facet of what a garment's label says. */
export const labelFacet = (label: string) => `label_${wordsIn(label).join('_')}`

/** The words of the texts of each rank, found at that rank and all after it; how often ranks nothing. */
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

function bandOf({ width, height, unit }: Measures): string | null {
  if (width === null || height === null) return null
  const longest = Math.max(width, height) * (unit === 'in' ? 2.54 : 1)
  if (longest <= bandLimits.small) return 'size_small'
  return longest <= bandLimits.medium ? 'size_medium' : 'size_large'
}

/** Pieces a transaction, when many are read anew. */
const atOnce = 200

/**
 * Makes every piece findable that isn't yet, or that was written by a version that didn't: after an
 * upgrade and a restore. Looks once where nothing is missing.
 */
export async function indexMissing(db: Database): Promise<number> {
  let count = 0
  for (;;) {
    const missing = await missingPieces(db.read)
    if (missing.length === 0) return count
    await db.transact((trx) => indexPieces(trx, missing))
    count += missing.length
  }
}

function missingPieces(reader: Reader): Promise<IndexedPiece[]> {
  return reader
    .selectFrom('pieces')
    .leftJoin('piece_search', (join) =>
      join.onRef('piece_search.kind', '=', 'pieces.kind').onRef('piece_id', '=', 'pieces.id'),
    )
    .select(['pieces.kind', 'pieces.id'])
    .where('deleted_at', 'is', null)
    .where(isStale)
    .orderBy('created_at')
    .orderBy('pieces.kind')
    .orderBy('pieces.id')
    .limit(atOnce)
    .execute()
}

const isStale = (): RawBuilder<boolean> =>
  sql`(piece_version is null or piece_version <> updated_at)`

/** What a piece shares with others: the ids of its series, and its colours, the largest first. */
export async function sharedBy(
  reader: Reader | Writer,
  { kind, id }: IndexedPiece,
): Promise<{ series: number[]; colours: ColourName[] }> {
  const series = await reader
    .selectFrom('collection_pieces')
    .select('collection_id')
    .where('kind', '=', kind)
    .where('piece_id', '=', id)
    .orderBy('collection_id')
    .execute()
  const row = await reader
    .selectFrom('piece_search')
    .select('facets')
    .where('kind', '=', kind)
    .where('piece_id', '=', id)
    .executeTakeFirst()
  const colours = (row?.facets ?? '').match(/(?<=\bcolour_)[a-z]+/g) ?? []
  return {
    series: series.map(({ collection_id }) => collection_id),
    colours: colours.flatMap((name) => coloursIn(name)),
  }
}

/** Reads anew the pieces whose main picture is one of these. */
export async function indexPiecesWith(trx: Writer, pictures: readonly string[]): Promise<void> {
  const pieces = await trx
    .selectFrom('piece_pictures')
    .select(['kind', 'piece_id as id'])
    .where('address', 'in', pictures)
    .where('position', '=', 0)
    .execute()
  await indexPieces(trx, pieces)
}
