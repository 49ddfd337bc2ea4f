/* The pictures of pieces, by position. Building blocks: they never open a transaction. */
import type { Reader, Writer } from '#db/database.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import type { Picture } from '#shop/media/picture.ts'
import { picturesByAddress, requirePictures } from '#shop/media/pictures.server.ts'
import { stockKey } from '#shop/stock/stock.ts'
import { pictureFields } from './piece.ts'
import { ofPieces, type PieceKey } from './product-rows.server.ts'

/** A picture at its position. */
export interface Hung {
  address: string
  /** Null: its row is gone. */
  picture: Picture | null
}

/** Pictures by position, by `stockKey`; null where a position is free. */
export async function readImages(
  reader: Reader | Writer,
  pieces: readonly PieceKey[],
): Promise<Map<string, (Hung | null)[]>> {
  if (pieces.length === 0) return new Map()
  const rows = await reader
    .selectFrom('piece_pictures')
    .leftJoin('pictures', 'pictures.address', 'piece_pictures.address')
    .select(['kind', 'piece_id', 'position', 'piece_pictures.address'])
    .select(['width', 'height', 'placeholder', 'alt'])
    .where(ofPieces('piece_id', pieces))
    .orderBy('position')
    .execute()
  // Those that were moved to another store since they were chosen.
  const moved = await picturesByAddress(
    reader,
    rows.filter(({ width }) => width === null).map(({ address }) => address),
  )
  const found = new Map<string, (Hung | null)[]>()
  for (const { kind, piece_id, position, address, width, ...row } of rows) {
    const key = stockKey(kind, piece_id)
    const images = found.get(key) ?? [null, null, null]
    const { height, placeholder, alt } = row
    const isKnown = width !== null && height !== null && placeholder !== null && alt !== null
    const picture = isKnown
      ? { address, width, height, placeholder, alt }
      : (moved.get(address) ?? null)
    images[position] = { address: picture?.address ?? address, picture }
    found.set(key, images)
  }
  return found
}

/** ShopError 'bad_input' on the field of a picture that was never added. */
export async function requireImages(
  reader: Reader | Writer,
  kind: ProductKind,
  images: readonly (string | null | undefined)[],
): Promise<void> {
  const named = pictureFields[kind].map((field, position) => [field, images[position]])
  await requirePictures(reader, Object.fromEntries(named))
}

/** Puts pictures at their positions; null takes one away, undefined leaves it. */
export async function putImages(
  trx: Writer,
  { kind, id }: PieceKey,
  images: readonly (string | null | undefined)[],
): Promise<void> {
  for (const [position, address] of images.entries()) {
    if (address === undefined) continue
    if (address === null) {
      await trx
        .deleteFrom('piece_pictures')
        .where('kind', '=', kind)
        .where('piece_id', '=', id)
        .where('position', '=', position)
        .execute()
    } else {
      await trx
        .insertInto('piece_pictures')
        .values({ kind, piece_id: id, position, address })
        .onConflict((oc) => oc.columns(['kind', 'piece_id', 'position']).doUpdateSet({ address }))
        .execute()
    }
  }
}
