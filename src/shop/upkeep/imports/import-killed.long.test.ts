import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openLocalServer } from '#testing/fakes/local-server.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { startProcess } from '#testing/harness/process.ts'
import type { ImportSetup } from '#testing/processes/import-process.ts'

const count = 150
/** Number of pictures, each on several products. */
const different = 30
const folder = mkdtempSync(join(tmpdir(), 'atelier-import-'))
const env = { DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' }
const asked: string[] = []
const pictures = await Promise.all(
  Array.from({ length: different }, (_, at) =>
    photograph(40 + at, 30)
      .jpeg()
      .toBuffer(),
  ),
)
const oldShop = await openLocalServer((request) => {
  const { pathname } = new URL(request.url)
  asked.push(pathname)
  return new Response(new Uint8Array(pictures[Number(pathname.slice(1, -4))] ?? []))
})
afterAll(async () => {
  await oldShop.close()
  rmSync(folder, { recursive: true, force: true })
})

async function between<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await composeShop(readConfig(env), { log: quietLog })
  return work(shop).finally(() => shop.close())
}

const nameOf = ({ product }: Piece) => product.name

/** Runs the import until it has logged this many lines, then kills it. */
async function live(setup: ImportSetup, lines: number) {
  const life = await startProcess('import', setup)
  life.killAfter(lines)
  life.go()
  return life.ended
}

it('an import whose process is killed continues after each restart, and imports nothing twice', async () => {
  const importId = await between(async ({ admin: { imports } }) => {
    const file = shopifyExport(count, (at) => [`${oldShop.url}/${at % different}.jpg`])
    const { id } = await imports.read(new TextEncoder().encode(file), 'products.csv')
    await imports.start(id)
    return id
  })
  const setup = { env, importId, oldShop: oldShop.url }
  const killed = []
  for (const [tells, lines] of [
    ['drafts', 1],
    ['drafts', 1],
    ['pictures', 1],
    ['pictures', 3],
  ] as const) {
    killed.push(await live({ ...setup, tells }, lines))
  }
  expect(killed).toEqual([true, true, true, true])
  expect(await live({ ...setup, tells: 'pictures' }, Number.POSITIVE_INFINITY)).toBe(false)

  await between(async ({ admin, catalogue, db }) => {
    const { state, counts } = await admin.imports.get(importId)
    expect([state, counts.done]).toEqual(['done', count])
    const drafts = { drafts: true, limit: 1000 }
    const kinds = ['prints', 'clothing', 'merch'] as const
    const pieces = (await Promise.all(kinds.map((kind) => catalogue.list(kind, drafts)))).flat()
    expect(pieces.length).toBe(count)
    expect(new Set(pieces.map(nameOf)).size).toBe(count)
    expect(pieces.some(({ product }) => product.pictures[0]?.alt === 'No picture yet')).toBe(false)
    const kept = await db.read
      .selectFrom('pictures')
      .select('hash')
      .where('alt', '!=', 'No picture yet')
      .execute()
    expect(kept.length).toBe(different)
    // A picture in transit is fetched again; a stored picture is not.
    expect(asked.length).toBeLessThan(count + 4 * 4 + 1)
  })
})
