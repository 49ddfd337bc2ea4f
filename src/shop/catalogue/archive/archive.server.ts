/* Shows no price, no draft, and no piece that the owner leaves out. */
import { sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import { readCards } from '#shop/catalogue/products/pieces.server.ts'
import { hasCopiesLeft } from '#shop/catalogue/products/product-rows.server.ts'
import { shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'
import { onceUntilOpening } from '#shop/catalogue/products/publishing/until-opening.server.ts'
import { archivePlace, archivePlaceIn, type SoldCard } from './archive.ts'

interface ArchiveParts {
  db: Database
  clock: Clock
  timeZone(): Promise<string>
  pageSize?: number
}

export function createArchive({ db, clock, timeZone, pageSize = 60 }: ArchiveParts) {
  async function pageBefore(cursor: Cursor, now: number): Promise<string> {
    const rows = await soldRows(db.read, now)
      .select(['pieces.kind', 'pieces.id'])
      .where('stock.sold_at', '>=', cursor.soldAt)
      .where(sql<boolean>`not ${isBehind(cursor)}`)
      .orderBy('stock.sold_at')
      .orderBy('pieces.kind', 'desc')
      .orderBy('pieces.id')
      .limit(pageSize + 1)
      .execute()
    const first = rows[pageSize]
    return first ? archivePlace(first) : ''
  }

  return {
    /**
     * `before`: only pieces sold before that piece. Null when that piece is not in the archive.
     * `later` '' leads to the first page; null on the first page itself.
     */
    async page(before: string | null = null) {
      const now = clock.now()
      const from = before === null ? null : await findCursor(db.read, before, now)
      if (before !== null && from === null) return null
      const zone = await timeZone()
      const rows = await soldRows(db.read, now)
        .selectAll('pieces')
        .select('stock.sold_at')
        .$if(from !== null, (query) => query.where(isBehind(from)))
        .orderBy('stock.sold_at', 'desc')
        .orderBy('pieces.kind')
        .orderBy('pieces.id', 'desc')
        .limit(pageSize + 1)
        .execute()
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      const cards = (await readCards(db.read, shown)).map((card, at): SoldCard => {
        const { kind, id, name, descName, picture, inventoryPolicy } = card
        const year = dayIn(Number(shown[at]?.sold_at ?? 0), zone).slice(0, 4)
        return { kind, id, name, descName, picture, year, counted: inventoryPolicy === 'counted' }
      })
      return {
        cards,
        before,
        earlier: last && rows.length > pageSize ? archivePlace(last) : null,
        later: from && (await pageBefore(from, now)),
      }
    },

    async isPlace(before: string): Promise<boolean> {
      return (await findCursor(db.read, before, clock.now())) !== null
    },

    /** Cached; read again when pieces sell and after each opening. */
    hasAny: onceUntilOpening({ db, clock }, async (now) => {
      const row = await soldRows(db.read, now).select('pieces.id').limit(1).executeTakeFirst()
      return row !== undefined
    }),
  }
}

interface Cursor {
  kind: ProductKind
  id: number
  soldAt: number
}

async function findCursor(reader: Reader, before: string, now: number): Promise<Cursor | null> {
  const piece = archivePlaceIn(before)
  if (piece === null) return null
  const row = await soldRows(reader, now)
    .select('stock.sold_at')
    .where('pieces.kind', '=', piece.kind)
    .where('pieces.id', '=', piece.id)
    .executeTakeFirst()
  return row?.sold_at == null ? null : { ...piece, soldAt: row.sold_at }
}

const isBehind = (cursor: Cursor | null) => sql<boolean>`(stock.sold_at <= ${cursor?.soldAt} and (
  stock.sold_at < ${cursor?.soldAt} or pieces.kind > ${cursor?.kind}
  or (pieces.kind = ${cursor?.kind} and pieces.id < ${cursor?.id})))`

/** Keeps the piece's size, or edition, that sold last. */
const isLastSold = sql<boolean>`not exists (select 1 from stock later
  where later.kind = stock.kind and later.product_id = stock.product_id and (
    later.sold_at > stock.sold_at or (later.sold_at = stock.sold_at and later.size > stock.size)))
  and not exists (select 1 from editions other
    join stock later on later.kind = 'edition' and later.product_id = other.id and later.on_hand = 0
    where stock.kind = 'edition' and other.kind = pieces.kind and other.piece_id = pieces.id and (
      later.sold_at > stock.sold_at
      or (later.sold_at = stock.sold_at and later.product_id > stock.product_id)))`

/** A piece that is made to order sells out only by its editions. */
const isSoldOut = sql<boolean>`(
  (making <> 'to_order' and stock.kind <> 'edition' and pieces.sold_out > 0)
  or (making = 'to_order' and stock.kind = 'edition' and not ${hasCopiesLeft}))`

function soldRows(reader: Reader, now: number) {
  return reader
    .selectFrom('stock')
    .leftJoin('editions', (join) =>
      join.on('stock.kind', '=', 'edition').onRef('editions.id', '=', 'stock.product_id'),
    )
    .innerJoin('pieces', (join) =>
      join
        .on(sql<boolean>`pieces.kind = coalesce(editions.kind, stock.kind)`)
        .on(sql<boolean>`pieces.id = coalesce(editions.piece_id, stock.product_id)`),
    )
    .where('stock.on_hand', '=', 0)
    .where('stock.sold_at', 'is not', null)
    .where(isSoldOut)
    .where(isLastSold)
    .where('pieces.in_archive', '=', 1)
    .where(shownAt(now))
}
