import { expect, it } from 'vitest'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { addPictures, sampleMerch, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { eachFolder } from '#testing/harness/each.ts'
import { openBeforehand } from '#testing/harness/opened-shop.ts'
import { startProcess } from '#testing/harness/process.ts'

const folder = eachFolder()

const second = 1000
const opensAt = Date.UTC(2026, 11, 5, 0, 0, 0)
const moments = [opensAt - second, opensAt - 1, opensAt, opensAt + second]

it('opens in the same millisecond on both processes, cached pages included', async () => {
  const env = { DATA_DIR: folder.path, DEMO: 'off' }
  await openBeforehand(env)
  const clock = fakeClock(moments[0])
  const shop = await composeShop(readConfig(env), { log: quietLog, clock })
  await addPictures(shop.db, samplePictures)
  const { product } = await shop.catalogue.create(sampleMerch({ hidden: true }))
  const pieces = [{ kind: 'merch' as const, id: product.id }]
  const words = { title: 'Night herons', words: '', announced: true, oneEach: false }
  await shop.storefront.drops.save(null, { ...words, opensAt, pieces })
  await shop.close()
  const processes = await Promise.all([1, 2].map(() => startProcess('drop', { env, moments })))
  for (const each of processes) each.go()
  await Promise.all(processes.map(({ ended }) => ended))
  const closed = '0/404/0'
  const open = `1/200/${opensAt}`
  const said = Object.fromEntries(moments.map((at) => [String(at), at < opensAt ? closed : open]))
  expect(processes.map((each) => each.said)).toEqual([said, said])
})
