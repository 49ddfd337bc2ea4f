import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { eachBackup } from '#testing/fixtures/upkeep/backup.ts'
import { bringBack } from '#testing/fixtures/upkeep/bring-back.ts'
import { eachFolder } from '#testing/harness/each.ts'
import { killOften, timeFor } from '#testing/harness/killing.ts'
import { startProcess } from '#testing/harness/process.ts'

const at = eachBackup()
const data = eachFolder()

it('leaves an empty shop or the whole shop, wherever a restore is killed', {
  timeout: timeFor(1),
}, async () => {
  await at.openShop('sqlite')
  for (let count = 0; count < 30; count += 1) await placeOrder(at.shop.db)
  await at.backUpShop()
  const emptyDir = join(data.path, 'empty')
  await composed(emptyDir, async () => {})
  const empty = await rowsIn(emptyDir)
  let whole: Record<string, number> = {}
  const folderOf = (round: number) => join(data.path, `shop-${round}`)
  await killOften(
    (round) => {
      cpSync(emptyDir, folderOf(round), { recursive: true })
      return startProcess('restore-upload', { env: envOf(folderOf(round)), file: at.file })
    },
    async (round) => {
      const dataDir = folderOf(round)
      const found = await rowsIn(dataDir)
      if (round === 0) whole = found
      expect([empty, whole]).toContainEqual(found)
      if (found.orders === 0)
        await composed(dataDir, (shop) => bringBack(shop, readFileSync(at.file)))
      expect(await rowsIn(dataDir)).toEqual(whole)
      if (found.orders === 0) expect(readdirSync(join(dataDir, 'restore'))).toEqual([])
    },
  )
  expect(whole.orders).toBe(30)
})

const envOf = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://localhost:3000',
  DEMO: 'off',
})

async function composed(
  dataDir: string,
  work: (shop: Awaited<ReturnType<typeof composeShop>>) => Promise<void>,
): Promise<void> {
  const shop = await composeShop(readConfig(envOf(dataDir)), { log: quietLog })
  await work(shop).finally(() => shop.close())
}

/** Numbers of rows by table. */
async function rowsIn(dataDir: string): Promise<Record<string, number>> {
  const snapshot = await openSnapshot({ dataDir })
  const counts: Record<string, number> = {}
  for (const table of snapshot.tables) {
    counts[table] = 0
    for await (const rows of snapshot.rows(table)) {
      // The address of the sign-in is written when it is first asked for.
      counts[table] += rows.filter(({ key }) => key !== 'sign-in.path').length
    }
  }
  await snapshot.close()
  return counts
}
