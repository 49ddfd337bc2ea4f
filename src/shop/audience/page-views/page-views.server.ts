/* Counts in memory and writes once a minute: a killed process loses its last minute. */
import { type ReferenceExpression, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { type Clock, day, minute } from '#platform/time/clock.ts'
import { neighbour, type Period, periodDays } from '#platform/time/period.ts'
import { dayIn } from '#platform/time/zone.ts'
import { isPerson, type PageRequest, type PageViews, referringHost } from './page-views.ts'

export type PageViewCount = ReturnType<typeof createPageViews>

interface ViewParts {
  db: Database
  clock: Clock
  log: Logger
  /** IANA. */
  timeZone(): Promise<string>
}

/** Two years and a month. */
const keptFor = 761 * day
/** Per minute, and per day: anybody can invent referring hosts. */
const mostHosts = 100
const mostHostsOfDay = 400
/** Per minute. */
const mostHostsOfNetwork = 3
/** Further views of the day count only for the page. */
const mostPairsOfDay = 5000
const listed = 25
const rowsAtOnce = 200

export function createPageViews({ db, clock, log, timeZone }: ViewParts) {
  /** By host, then by page, since the last write. */
  let unwritten = new Map<string, Map<string, number>>()
  /** Hosts that each network added. Never stored. */
  let named = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    if (unwritten.size === 0) return
    const written = unwritten
    unwritten = new Map()
    named = new Map()
    try {
      const today = dayIn(clock.now(), await timeZone())
      await db.transact((trx) => add(trx, today, written))
    } catch (err) {
      log.warn({ err }, 'page views could not be written')
      for (const [host, paths] of written) {
        for (const [path, views] of paths) note(path, isTold(host) ? host : '', views)
      }
    }
  }

  const isTold = (host: string) => unwritten.has(host) || unwritten.size < mostHosts

  /** One visitor's invented hosts must leave room for real ones. */
  function mayName(host: string, network: () => string): boolean {
    if (host === '' || unwritten.has(host)) return true
    if (!isTold(host)) return false
    const from = network()
    const before = named.get(from) ?? 0
    if (before >= mostHostsOfNetwork) return false
    named.set(from, before + 1)
    return true
  }

  function note(path: string, host: string, views: number): void {
    const paths = unwritten.get(host) ?? new Map<string, number>()
    paths.set(path, (paths.get(path) ?? 0) + views)
    unwritten.set(host, paths)
  }

  return {
    count(path: string, request: PageRequest): void {
      if (!isPerson(request)) return
      const host = referringHost(request)
      const page = path === '/home' ? '/' : path
      note(page, mayName(host, request.network) ? host : '', 1)
    },

    flush,

    start(): void {
      timer = setInterval(() => void flush(), minute)
      timer.unref()
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await flush()
    },

    async read(period: Period): Promise<PageViews> {
      const [total, before, times, pages, hosts] = await Promise.all([
        readTotal(db.longReads, period),
        readTotal(db.longReads, neighbour(period, -1)),
        byTime(db.longReads, period),
        mostOf(db.longReads, period, 'path'),
        mostOf(db.longReads, period, 'referrer'),
      ])
      return {
        total,
        before,
        times,
        pages: pages.map(({ of, views }) => ({ path: of, views })),
        hosts: hosts.filter(({ of }) => of !== '').map(({ of, views }) => ({ host: of, views })),
      }
    },

    async forgetOld(): Promise<void> {
      const since = dayIn(clock.now() - keptFor, await timeZone())
      await db.transact((trx) => trx.deleteFrom('page_views').where('day', '<', since).execute())
    },
  }
}

async function add(
  trx: Writer,
  today: string,
  unwritten: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  const known = await trx
    .selectFrom('page_views')
    .select(['path', 'referrer'])
    .where('day', '=', today)
    .where('referrer', '!=', '')
    .execute()
  const hosts = new Set(known.map(({ referrer }) => referrer))
  const pairs = new Set(known.map(({ path, referrer }) => `${path} ${referrer}`))
  const rows = new Map<string, Tables['page_views']>()
  for (const [from, paths] of unwritten) {
    const isKnown = hosts.has(from) || hosts.size < mostHostsOfDay
    if (isKnown) hosts.add(from)
    for (const [path, views] of paths) {
      const pair = `${path} ${from}`
      const isTold = isKnown && from !== '' && (pairs.has(pair) || pairs.size < mostPairsOfDay)
      if (isTold) pairs.add(pair)
      const referrer = isTold ? from : ''
      const key = `${path} ${referrer}`
      const before = rows.get(key)?.views ?? 0
      rows.set(key, { day: today, path, referrer, views: before + views })
    }
  }
  // In a fixed order, because two processes that write the same rows would deadlock.
  const sorted = [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  for (let at = 0; at < sorted.length; at += rowsAtOnce) {
    await trx
      .insertInto('page_views')
      .values(sorted.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['day', 'path', 'referrer']).doUpdateSet({
          views: sql`page_views.views + excluded.views`,
        }),
      )
      .execute()
  }
}

const sumOfViews = sql<number | string | null>`sum(views)`

function inPeriod(reader: Reader, period: Period) {
  const { from, until } = periodDays(period)
  return reader.selectFrom('page_views').where('day', '>=', from).where('day', '<', until)
}

async function readTotal(reader: Reader, period: Period): Promise<number> {
  const row = await inPeriod(reader, period).select(sumOfViews.as('views')).executeTakeFirst()
  return Number(row?.views ?? 0)
}

async function byTime(reader: Reader, period: Period): Promise<PageViews['times']> {
  // A year is grouped by month: '2026-03'.
  const time = sql<string>`substr(day, 1, ${sql.lit(period.length === 4 ? 7 : 10)})`
  const rows = await inPeriod(reader, period)
    .select([time.as('time'), sumOfViews.as('views')])
    .groupBy(time)
    .orderBy(time)
    .execute()
  return rows.map((row) => ({ time: row.time, views: Number(row.views) }))
}

async function mostOf(reader: Reader, period: Period, column: 'path' | 'referrer') {
  const of: ReferenceExpression<{ page_views: Tables['page_views'] }, 'page_views'> = column
  const rows = await inPeriod(reader, period)
    .select([`${column} as of`, sumOfViews.as('views')])
    .groupBy(of)
    .orderBy(sumOfViews, 'desc')
    .orderBy(of)
    .limit(listed)
    .execute()
  return rows.map((row) => ({ of: row.of, views: Number(row.views) }))
}
