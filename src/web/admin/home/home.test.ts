import { expect, it } from 'vitest'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { loadHome } from './home.tsx'

it('the Admin Homepage knows whether it takes the place of a section', async () => {
  const shop = await closing(createTestShop())
  const isElsewhere = async (address: string) => {
    const visit = { search: new URLSearchParams(address), userId: '', role: 'helper' as const }
    return (await loadHome(shop, visit)).isElsewhere
  }
  expect(await isElsewhere('')).toBe(false)
  expect(await isElsewhere('at=')).toBe(false)
  expect(await isElsewhere('at=tea')).toBe(true)
  expect(await isElsewhere('at=staff')).toBe(true)
})
