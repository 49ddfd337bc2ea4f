import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { eachBackup } from '#testing/fixtures/upkeep/backup.ts'
import { begin, invitation, part } from '#testing/fixtures/upkeep/restore.ts'
import { bodyOf, createApiClient } from '#testing/harness/api-client.ts'
import { eachFolder } from '#testing/harness/each.ts'
import { kills, timeFor } from '#testing/harness/killing.ts'
import { startBuiltShop } from '#testing/harness/process.ts'
import type { RestoreStatus } from './restore.schema.ts'

const at = eachBackup()
const data = eachFolder()
const orders = 30

it('ends cleanly with an empty shop or the whole shop, whenever it is stopped', {
  timeout: timeFor(1),
}, async () => {
  await at.openShop('sqlite')
  for (let count = 0; count < orders; count += 1) await placeOrder(at.shop.db)
  await at.backUpShop()
  const file = readFileSync(at.file)
  const found: number[] = []
  let takes = 0
  for (let round = 0; round <= kills; round += 1) {
    const dataDir = join(data.path, `shop-${round}`)
    const shop = await open(dataDir)
    const began = performance.now()
    const id = await shop.send(file)
    // The first round ends by itself, and tells how long it takes.
    if (round > 0) await pause(((round - 0.5) * takes) / kills)
    else await shop.back(id)
    takes ||= performance.now() - began
    await shop.stop()
    found.push(await ordersIn(dataDir))
    expect([0, orders]).toContain(found.at(-1))
    const again = await open(dataDir)
    if (found.at(-1) === 0) await again.back(await again.send(file))
    await again.stop()
    expect(await ordersIn(dataDir)).toBe(orders)
  }
  process.stdout.write(`stopped within ${Math.round(takes)} ms; found ${found.join(' ')}\n`)
})

async function open(dataDir: string) {
  const shop = await startBuiltShop({ DATA_DIR: dataDir, SETUP_TOKEN: invitation })
  await shop.opened()
  const request = (path: string | URL | Request, init?: RequestInit) =>
    fetch(`${shop.url}${path}`, init)
  const client = createApiClient({ request }, { origin: null })
  return {
    async send(file: Uint8Array): Promise<string> {
      const { id } = await bodyOf<RestoreStatus>(begin(client, file.length))
      await bodyOf(part(client, id, 0, file))
      return id
    },
    async back(id: string): Promise<void> {
      for (let step = ''; step !== 'done'; ) {
        await pause(20)
        // It answers 503 while it is composed anew.
        const answer = await client.get(`/api/restore/${id}`)
        if (answer.ok) ({ step } = (await answer.json()) as RestoreStatus)
        if (step === 'failed') throw new Error(shop.said.out)
      }
    },
    async stop(): Promise<void> {
      shop.child.kill('SIGTERM')
      expect(await shop.ended).toBe(0)
      expect(shop.said.err).toBe('')
    },
  }
}

async function ordersIn(dataDir: string): Promise<number> {
  const snapshot = await openSnapshot({ dataDir })
  let count = 0
  for await (const rows of snapshot.rows('orders')) count += rows.length
  await snapshot.close()
  return count
}
