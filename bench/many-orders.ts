/* The owner of 200,000 orders opens each screen and export, and visitors go on asking meanwhile. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/db/open.ts'
import { day } from '#platform/time/clock.ts'
import { fillWithOrders } from './fill-with-orders.ts'
import { fillWithPieces } from './many-pieces.ts'
import { ownersAccount, signIn } from './owner.ts'
import { type RunningServer, startShop } from './servers.ts'

export interface OwnersRead {
  what: string
  /** Milliseconds until the whole answer; the lower of two tries, as for the other figures. */
  took: number
  /** Milliseconds of a visitor's request. */
  longestWait: number
  /** Milliseconds of processor time of the main thread's longest turn. */
  longestTurn: number
  bytes: number
}

const orders = 200_000
const most = 240

const readsOf = (year: number): [what: string, path: string][] => [
  ['nothing, for comparison', '/healthz'],
  ['Admin Homepage', '/admin'],
  ['orders', '/admin?at=orders'],
  [`orders, ${most} at once`, `/admin?at=orders&shown=${most}`],
  ['orders that need her', '/admin?at=orders&show=needs-you'],
  ['orders to ship', '/admin?at=orders&show=to-ship'],
  ['orders that were shipped', '/admin?at=orders&show=shipped'],
  ['orders that were refunded', '/admin?at=orders&show=refunded'],
  ['orders not paid', '/admin?at=orders&show=not-paid'],
  ['orders in the making', '/admin?at=orders&show=in-the-making'],
  ['order search, a name of many', '/admin?at=orders&find=lovelace'],
  ['order search, without a hit', '/admin?at=orders&find=nobody-of-this-name'],
  ['an order', '/admin?at=orders&id=150000'],
  ['report of a month', `/admin?at=reports&period=${year}-03`],
  ['report of a year', `/admin?at=reports&period=${year}`],
  ['discounts', '/admin?at=discounts'],
  ['messages', '/admin?at=messages'],
  ['back in stock', '/admin?at=subscriptions'],
  ['audit trail', '/admin?at=audit'],
  ['check-up', '/admin?at=check-up'],
  ['edit merch', '/admin?at=edit-merch'],
  ['orders as JSON', '/api/orders?limit=100'],
  ['what a price has to bear', '/api/reports/price-facts'],
  ['ledger.csv of a year', `/api/reports/ledger.csv?period=${year}`],
  ['orders/export.csv of a year', `/api/orders/export.csv?from=${year}-01-01&to=${year}-12-31`],
  ['audit/export.csv', '/api/audit/export.csv'],
  ['the export', '/api/export'],
  ['a backup', '/api/backups/download'],
]

export async function manyOrders(port: number): Promise<OwnersRead[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-many-orders-'))
  const now = Date.now()
  const year = new Date(now).getUTCFullYear()
  const since = Date.UTC(year, 0, 2)
  const db = await openDatabase({ dataDir: folder })
  await fillWithPieces(db, 500)
  await fillWithOrders(db, orders, { since, until: Math.max(now, since + day) })
  await db.close()
  const turnsPort = port + 1
  const shop = await startShop(port, folder, {
    DEMO: 'off',
    NODE_OPTIONS: `--import=${new URL('turns.ts', import.meta.url).href}`,
    TURNS_PORT: String(turnsPort),
    ...ownersAccount,
  })
  try {
    await shop.quiet()
    const found: OwnersRead[] = []
    for (const [what, path] of readsOf(year)) {
      const turns = `http://127.0.0.1:${turnsPort}/`
      const tries = [await readOnce(shop, turns, path), await readOnce(shop, turns, path)]
      const least = (of: 'took' | 'longestWait' | 'longestTurn') =>
        Math.min(...tries.map((each) => each[of]))
      found.push({
        what,
        took: least('took'),
        longestWait: least('longestWait'),
        longestTurn: least('longestTurn'),
        bytes: tries[0]?.bytes ?? 0,
      })
    }
    return found
  } finally {
    await shop.stop()
  }
}

async function readOnce(shop: RunningServer, turns: string, path: string) {
  const { url } = shop
  // Some reads need a fresh sign-in.
  const headers = { authorization: `Bearer ${await signIn(url)}` }
  await longestTurnAt(turns)
  let isOver = false
  let longestWait = 0
  const visitor = async (at: string) => {
    while (!isOver) {
      const from = performance.now()
      await (await fetch(url + at)).arrayBuffer()
      longestWait = Math.max(longestWait, performance.now() - from)
      await pause(3)
    }
  }
  const visitors = Promise.all([visitor('/'), visitor('/api/merch/id/1')])
  await pause(50)
  const from = performance.now()
  const answer = await fetch(url + path, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  let bytes = 0
  for await (const part of answer.body ?? []) bytes += part.byteLength
  const took = performance.now() - from
  isOver = true
  await visitors
  return { took, longestWait, longestTurn: await longestTurnAt(turns), bytes }
}

async function longestTurnAt(turns: string): Promise<number> {
  return Number(await (await fetch(turns)).text())
}
