import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/open.ts'
import { load } from './load.ts'
import { fillWithPieces } from './many-pieces.ts'
import { startShop } from './servers.ts'
import { newShopper } from './shopper.ts'

async function startFilled(port: number, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-rendering-'))
  const db = await openDatabase({ dataDir: folder })
  await fillWithPieces(db, 72)
  await db.transact((trx) =>
    trx.updateTable('stock').set({ on_hand: 50 }).where('kind', '=', 'merch').execute(),
  )
  await db.close()
  return startShop(port, folder, env)
}

export interface Rendering {
  compressed: number
  plain: number
  /** At new addresses: the page is rendered, its cards are cached. */
  anew: number
}

const browsers = 'gzip, deflate, br, zstd'

/**
 * Answers per second of one core, by the processor time of the whole process, garbage collection
 * and compression included. The pieces are read each time.
 */
export async function measureRendering(port: number): Promise<Rendering> {
  const shop = await startFilled(port)
  // A page with a problem to tell is never cached.
  const url = `${shop.url}/print-gallery?problem=none`
  const seconds = 5
  async function perSecondOfCore(encoding: string, paths?: () => string[]): Promise<number> {
    const before = shop.cpu()
    const ask = { url, connections: 1, headers: { 'accept-encoding': encoding }, seconds }
    const { perSecond } = await load({ ...ask, paths: paths?.() })
    return (perSecond * seconds * 1000) / (shop.cpu() - before)
  }
  let made = 0
  // More addresses than five seconds can request.
  const unknown = () =>
    Array.from({ length: 10_000 }, () => {
      made += 1
      return `/print-gallery?problem=none&n=${made}`
    })
  const round = async (): Promise<Rendering> => ({
    compressed: await perSecondOfCore(browsers),
    plain: await perSecondOfCore('identity'),
    anew: await perSecondOfCore(browsers, unknown),
  })
  try {
    // V8 optimises during the first.
    await round()
    return await round()
  } finally {
    await shop.stop()
  }
}

export interface BusyEvening {
  orders: number
  looks: number
  renders: number
}

/** After each sale visitors open all pages; counts the rendered pages. */
export async function busyEvening(port: number, orders = 20): Promise<BusyEvening> {
  const metricsPort = port + 1
  const shop = await startFilled(port, { METRICS_PORT: String(metricsPort) })
  const rendered = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^atelier_render_seconds_count\{.*public.*\} (\d+)/m.exec(text)?.[1] ?? 0)
  }
  try {
    const merch = (await (await fetch(`${shop.url}/api/merch`)).json()) as Merch[]
    const pieces = merch.filter(({ quantity }) => quantity > 0)
    const paths = [
      '/',
      '/print-gallery',
      '/clothing-gallery',
      '/merch-gallery',
      ...merch.map(({ id }) => `/merch/${id}`),
    ]
    const lookAround = async () => {
      for (const path of paths) await (await fetch(shop.url + path)).arrayBuffer()
    }
    await lookAround()
    const before = await rendered()
    for (let at = 0; at < orders; at += 1) {
      const shopper = await newShopper(shop.url)
      const line = { merchId: pieces[at % pieces.length]?.id, quantity: 1 }
      await shopper.send('POST', '/api/cart-merch/create', line)
      await shopper.send('POST', `/api/cart/create-checkout-session/id/${shopper.userId}`, {})
      await lookAround()
    }
    return { orders, looks: orders * paths.length, renders: (await rendered()) - before }
  } finally {
    await shop.stop()
  }
}

interface Merch {
  id: number
  quantity: number
}
