import type { APIRequestContext } from '@playwright/test'
import { visit } from '../shopper.ts'
import { expect, test } from '../test.ts'

interface Hero {
  id: number
  name: string
  location: string
}

const heroesOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/hero')).json()) as Hero[]

test('§2 home: without a hero of her own the default one hangs there', async ({
  page,
  owner,
  request,
}) => {
  const headers = { Authorization: `Bearer ${owner.token}` }
  const heroes = await heroesOf(request)
  expect(heroes.length).toBeGreaterThan(0)
  try {
    for (const { id } of heroes) await request.delete(`/api/hero/delete/id/${id}`, { headers })
    expect(await heroesOf(request)).toEqual([])
    await visit(page, '/')
    const hero = page.getByRole('main').locator('img').first()
    await expect(hero).toBeVisible()
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  } finally {
    for (const { name, location } of heroes.toReversed()) {
      await request.post('/api/hero/create', { headers, data: { name, location } })
    }
  }
})
