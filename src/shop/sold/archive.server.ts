/*
 * Reads the archive: pieces of which nothing is left because they were sold, here or elsewhere. Shows
 * no price, no draft, and nothing that the owner leaves out.
 */
import type { Database, Reader } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayIn } from '#kernel/zone.ts'
import { oncePerEdition } from '#shop/catalogue/once-per-edition.server.ts'
import { cardsOf } from '#shop/catalogue/pieces.server.ts'
import { shownAt } from '#shop/catalogue/shown.server.ts'
import { readsSales, soldTopics } from '#shop/stock/stock-topics.ts'
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
        .limit(archivePageSize + 1)
        .offset((page - 1) * archivePageSize)
        .execute()
      const shown = rows.slice(0, archivePageSize)
      readsSales()
      const cards = (await cardsOf(db.read, shown)).map((card, at): SoldCard => {
        const { kind, id, name, descName, picture } = card
        const year = dayIn(Number(shown[at]?.sold_at ?? 0), zone).slice(0, 4)
        return { kind, id, name, descName, picture, year }
      })
      return { cards, page, isMore: rows.length > archivePageSize }
    },

    /** Whether there is anything in it; read anew when pieces were sold, and after each opening. */
    hasAny: oncePerEdition({ db, clock, topics: soldTopics }, async (now) => {
      const row = await soldRows(db.read, now).limit(1).executeTakeFirst()
      return row !== undefined
    }),
  }
}

/** Sold pieces with the moment of the last sale, in epoch milliseconds; the last sold first. */
function soldRows(reader: Reader, now: number) {
  return reader
    .selectFrom('stock')
    .innerJoin('pieces', (join) =>
      join.onRef('pieces.kind', '=', 'stock.kind').onRef('pieces.id', '=', 'stock.product_id'),
    )
    .selectAll('pieces')
    .select('stock.sold_at')
    .where('stock.on_hand', '=', 0)
    .where('stock.sold_at', 'is not', null)
    .where('pieces.making', '<>', 'to_order')
    .where('pieces.in_archive', '=', 1)
    .where(shownAt(now))
    .orderBy('stock.sold_at', 'desc')
    .orderBy('stock.kind')
    .orderBy('stock.product_id', 'desc')
}
