/* Reads in batches, so that other requests run between two statements. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { productKinds } from '#platform/addresses/kinds.ts'
import type { Database } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type Picture, standInAlt } from '#shop/media/pictures/picture.ts'
import { inGalleries, type PieceKey } from './product-rows.server.ts'

/** `changedAt` in epoch milliseconds. */
export interface PieceAddress extends PieceKey {
  changedAt: number
  picture: Pick<Picture, 'address' | 'width'> | null
}

const changedAt = sql<number>`case when pieces.opens_at > pieces.updated_at
  then pieces.opens_at else pieces.updated_at end`

export async function* pieceAddresses(
  { db, clock }: { db: Database; clock: Clock },
  atOnce = 500,
): AsyncGenerator<PieceAddress[]> {
  for (const kind of productKinds) {
    for (let after = 0; ; ) {
      const rows = await db.read
        .selectFrom('pieces')
        .leftJoin('piece_pictures', (join) =>
          join
            .onRef('piece_pictures.kind', '=', 'pieces.kind')
            .onRef('piece_id', '=', 'pieces.id')
            .on('position', '=', 0),
        )
        .leftJoin('pictures', (join) =>
          join.onRef('pictures.address', '=', 'piece_pictures.address').on('alt', '!=', standInAlt),
        )
        .select(['pieces.kind', 'pieces.id', 'pictures.address', 'pictures.width'])
        .select(changedAt.as('changedAt'))
        .where('pieces.kind', '=', kind)
        .where('pieces.id', '>', after)
        .where(inGalleries({ now: clock.now() }))
        .orderBy('pieces.id')
        .limit(atOnce)
        .execute()
      const pieces = rows.map(({ address, width, ...piece }) => ({
        ...piece,
        picture: address === null || width === null ? null : { address, width },
      }))
      if (pieces.length > 0) yield pieces
      const last = rows.at(-1)
      if (last === undefined || rows.length < atOnce) break
      after = last.id
      await setImmediate()
    }
  }
}
