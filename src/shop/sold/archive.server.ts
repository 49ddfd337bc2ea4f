/*
 * Reads the archive: pieces of which nothing is left because they were sold, here or elsewhere. Shows
 * no price, no draft, and nothing that the owner leaves out.
 */
import { sql } from 'kysely'
import type { Database, Reader } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayIn } from '#kernel/zone.ts'
import { oncePerEdition } from '#shop/catalogue/once-per-edition.server.ts'
import { cardOf } from '#shop/catalogue/piece.ts'
import { completePieces } from '#shop/catalogue/pieces.server.ts'
import { shownAt } from '#shop/catalogue/shown.server.ts'
import { type ArchivePage, archivePageSize, type SoldCard } from './archive.ts'

interface ArchiveParts {
  db: Database
  clock: Clock
  timeZone(): Promise<string>
}

/** The archive of sold pieces. */
export function createArchive({ db, clock, timeZone }: ArchiveParts) {
  return {
    /** A page of the archive, the last sold first; `page` from 1. */
    async page(page: number): Promise<ArchivePage> {
      const zone = await timeZone()
      const rows = await soldRows(db.read, clock.now())
        .orderBy('sold_at', 'desc')
        .orderBy('pieces.kind')
        .orderBy('pieces.id', 'desc')
        .limit(archivePageSize + 1)
        .offset((page - 1) * archivePageSize)
        .execute()
      const shown = rows.slice(0, archivePageSize)
      const pieces = await completePieces(db.read, shown)
      const cards = pieces.map(({ product }, at): SoldCard => {
        const { kind, id, name, descName, picture } = cardOf(product)
        const year = dayIn(Number(shown[at]?.sold_at ?? 0), zone).slice(0, 4)
        return { kind, id, name, descName, picture, year }
      })
      return { cards, page, isMore: rows.length > archivePageSize }
    },

    /** Whether there is anything in it; read once a content version, and after each opening. */
    hasAny: oncePerEdition({ db, clock }, async (now) => {
      const row = await soldRows(db.read, now).limit(1).executeTakeFirst()
      return row !== undefined
    }),
  }
}

/** Sold pieces with the moment of the last sale, in epoch milliseconds. */
function soldRows(reader: Reader, now: number) {
  const here = sql`coalesce((select max(orders.paid_at) from order_lines
    join orders on orders.id = order_lines.order_id
    where order_lines.kind = pieces.kind and order_lines.product_id = pieces.id
      and orders.paid_at is not null), 0)`
  const elsewhere = sql`coalesce((select max(outside_sales.sold_at) from outside_sales
    where outside_sales.kind = pieces.kind and outside_sales.product_id = pieces.id
      and outside_sales.undone_at is null), 0)`
  return reader
    .selectFrom((eb) =>
      eb
        .selectFrom('stock')
        .innerJoin('pieces', (join) =>
          join.onRef('pieces.kind', '=', 'stock.kind').onRef('pieces.id', '=', 'stock.product_id'),
        )
        .selectAll('pieces')
        .select(
          sql<number>`case when ${here} > ${elsewhere} then ${here} else ${elsewhere} end`.as(
            'sold_at',
          ),
        )
        .where('stock.on_hand', '=', 0)
        .where('pieces.making', '<>', 'to_order')
        .where('pieces.in_archive', '=', 1)
        .where(shownAt(now))
        .as('pieces'),
    )
    .selectAll()
    .where('sold_at', '>', 0)
}
