import { beforeEach, expect, it } from 'vitest'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { moveAllPictures } from './move-all-pictures.server.ts'

const from = memoryStore()
const shop = each(() => createTestShop({ images: from }))
beforeEach(() => shop.admin.demo.seed(tinyStudio()))

const originals = () => [...from.kept].filter(([key]) => !/-(\d+|share)\.\w+$/.test(key)).sort()

it('moves every picture, and continues after an interruption', async () => {
  const to = memoryStore('bucket')
  const cutOff = { ...to }
  let left = 4
  cutOff.put = async (...picture) => {
    left -= 1
    if (left < 0) throw new Error('cut off')
    return to.put(...picture)
  }
  await expect(moveAllPictures(shop.db, { to: cutOff, others: [from] })).rejects.toThrow('cut off')
  const result = await moveAllPictures(shop.db, { to, others: [from] })
  expect(result).toEqual({ moved: originals().length - 4, there: 4, missing: [] })
  expect([...to.kept].sort()).toEqual(originals())
})

it('replaces an incomplete picture, and names a lost one', async () => {
  const to = memoryStore('bucket')
  const [[first] = [''], [second] = ['']] = originals()
  to.kept.set(first, new Uint8Array([1, 2, 3]))
  const lost = from.kept.get(second)
  from.kept.delete(second)
  const result = await moveAllPictures(shop.db, { to, others: [from] })
  expect(result.missing).toEqual([second])
  expect(to.kept.get(first)).toEqual(from.kept.get(first))
  if (lost) from.kept.set(second, lost)
})
