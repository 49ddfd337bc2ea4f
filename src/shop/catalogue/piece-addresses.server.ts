/*
 * Reads where all pieces are that galleries show, for a map of the whole shop: by ranges of ids, in which a
 * piece stays. No statement reads more than a range, and others are answered between two.
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { standInAlt } from '#shop/media/picture.ts'
import { inGalleries, type PieceKey } from './product-rows.server.ts'

/** Where visitors find a piece; `changedAt` in epoch milliseconds. */
export interface PieceAddress extends PieceKey {
  changedAt: number
  /** Its first picture as it is stored; null: none. */
  picture: string | null
}

/** The pieces of a kind with the ids `(part - 1) * size + 1` to `part * size`, from part 1 on. */
export interface AddressRange {
  kind: ProductKind
  part: number
}

/** How many pieces of a range there are, at least one, and when the last of them changed. */
export interface RangeOfPieces extends AddressRange {
  count: number
  changedAt: number
}

/** Pieces that one statement reads. */
const batch = 500

/** When what visitors see of a piece changed: an edit, or its moment. */
const changedAt = sql<number>`case when pieces.opens_at > pieces.updated_at
  then pieces.opens_at else pieces.updated_at end`

/** Where pieces are, by ranges of `size` ids. */
export function createPieceAddresses({ db, clock }: { db: Database; clock: Clock }) {
  const idsOf = ({ part }: AddressRange, size: number) => ({
    after: (part - 1) * size,
    to: part * size,
  })

  async function rangeOf(range: AddressRange, size: number): Promise<RangeOfPieces[]> {
    const { after, to } = idsOf(range, size)
    const { count, latest } = await db.read
      .selectFrom('pieces')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max(changedAt).as('latest')])
      .where('kind', '=', range.kind)
      .where('id', '>', after)
      .where('id', '<=', to)
      .where(inGalleries({ now: clock.now() }, [range.kind]))
      .executeTakeFirstOrThrow()
    return count > 0 ? [{ ...range, count, changedAt: latest }] : []
  }

  return {
    /** The ranges that have pieces, the oldest of a kind first. */
    async ranges(size: number): Promise<RangeOfPieces[]> {
      const found: RangeOfPieces[] = []
      for (const kind of productKinds) {
        const { last } = await db.read
          .selectFrom('pieces')
          .select(({ fn }) => fn.max<number | null>('id').as('last'))
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow()
        for (let part = 1; (part - 1) * size < (last ?? 0); part += 1) {
          found.push(...(await rangeOf({ kind, part }, size)))
          await setImmediate()
        }
      }
      return found
    },

    /** The pieces of a range by their ids, some at a time; none where it is empty. */
    async *within(range: AddressRange, size: number): AsyncGenerator<PieceAddress[]> {
      let { after, to } = idsOf(range, size)
      while (true) {
        const rows = await db.read
          .selectFrom('pieces')
          .leftJoin('piece_pictures', (join) =>
            join
              .onRef('piece_pictures.kind', '=', 'pieces.kind')
              .onRef('piece_id', '=', 'pieces.id')
              .on('position', '=', 0),
          )
          .leftJoin('pictures', (join) =>
            join
              .onRef('pictures.address', '=', 'piece_pictures.address')
              .on('alt', '!=', standInAlt),
          )
          .select(['pieces.kind', 'pieces.id', 'pictures.address as picture'])
          .select(changedAt.as('changedAt'))
          .where('pieces.kind', '=', range.kind)
          .where('pieces.id', '>', after)
          .where('pieces.id', '<=', to)
          .where(inGalleries({ now: clock.now() }, [range.kind]))
          .orderBy('pieces.id')
          .limit(batch)
          .execute()
        if (rows.length > 0) yield rows
        const last = rows.at(-1)
        if (last === undefined || rows.length < batch) return
        after = last.id
        await setImmediate()
      }
    },
  }
}
