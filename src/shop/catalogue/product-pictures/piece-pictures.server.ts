import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import {
  ofPiece,
  ofPieces,
  type PieceKey,
  pieceKey,
} from '#shop/catalogue/products/product-rows.server.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import {
  pictureColumns,
  picturesByAddress,
  requirePictures,
  toPicture,
} from '#shop/media/pictures/pictures.server.ts'
import { pictureField, refuseVideos } from './picture-list.ts'

export interface ShownPicture {
  address: string
  picture: Picture | null
  step: string | null
}

/** By `pieceKey`, then by position; null at a free position. */
export async function readImages(
  reader: Reader | Writer,
  pieces: readonly PieceKey[],
): Promise<Map<string, (ShownPicture | null)[]>> {
  if (pieces.length === 0) return new Map()
  const rows = await reader
    .selectFrom('piece_pictures')
    .leftJoin('pictures', 'pictures.address', 'piece_pictures.address')
    .select(['kind', 'piece_id as id', 'position', 'piece_pictures.address as shown', 'step'])
    .select(pictureColumns)
    .where(ofPieces('piece_id', pieces))
    .orderBy('position')
    .execute()
  // Reads the pictures' addresses anew: a picture may have moved to another store.
  const unknown = rows.filter(({ width }) => width === null).map(({ shown }) => shown)
  const moved = await picturesByAddress(reader, unknown)
  const found = new Map<string, (ShownPicture | null)[]>()
  for (const row of rows) {
    const key = pieceKey(row)
    const images = found.get(key) ?? [null, null, null]
    const picture = isWhole(row) ? toPicture(row) : (moved.get(row.shown) ?? null)
    while (images.length < row.position) images.push(null)
    images[row.position] = { address: picture?.address ?? row.shown, picture, step: row.step }
    found.set(key, images)
  }
  return found
}

type Row = Parameters<typeof toPicture>[0]

function isWhole(row: { [Name in keyof Row]: Row[Name] | null }): row is Row {
  return row.width !== null
}

/** ShopError 'bad_input' on the field of a picture that was never added. */
export async function requireImages(
  reader: Reader | Writer,
  kind: ProductKind,
  images: readonly (string | null | undefined)[],
): Promise<void> {
  const named = images.map((image, position) => [pictureField(kind, position), image])
  await requirePictures(reader, Object.fromEntries(named), { videos: true })
  refuseVideos(kind, images)
}

/** By position; null removes a picture, undefined keeps it. */
export async function putImages(
  trx: Writer,
  key: PieceKey,
  images: readonly (string | null | undefined)[],
  steps: readonly (string | null)[] = [],
): Promise<void> {
  const given = [...images.entries()].filter(([, address]) => address !== undefined)
  if (given.length === 0) return
  const positions = given.map(([position]) => position)
  await trx
    .deleteFrom('piece_pictures')
    .where(ofPiece(key, 'piece_id'))
    .where('position', 'in', positions)
    .execute()
  const put = given.flatMap(([position, address]) =>
    address
      ? [{ kind: key.kind, piece_id: key.id, position, address, step: steps[position] ?? null }]
      : [],
  )
  if (put.length > 0) await trx.insertInto('piece_pictures').values(put).execute()
}
