import type { APIRequestContext, Page } from '@playwright/test'
import { doodles, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

async function newest(request: APIRequestContext): Promise<string[]> {
  const places = { prints: 'image', clothing: 'clothing', merch: 'merch' }
  const lists = await Promise.all(
    Object.entries(places).map(async ([kind, place]) => {
      const pieces = (await (await request.get(`/api/${kind}/recent`)).json()) as { id: number }[]
      return pieces.slice(0, 2).map(({ id }) => `/${place}/${id}`)
    }),
  )
  return lists.flat().sort()
}

function arrivals(page: Page) {
  return page
    .getByRole('region', { name: 'Explore New Arrivals' })
    .or(page.locator('section', { hasText: 'Explore New Arrivals' }))
    .first()
    .getByRole('listitem')
}

function columns(page: Page) {
  return arrivals(page).evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  )
}

test('§2 home: a hero, the two newest of each kind, three tiles, a teaser to commissions, and Read more to /about', async ({
  page,
  request,
}) => {
  await expect(async () => {
    const expected = await newest(request)
    await visit(page, '/')
    const shown = await arrivals(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect([...new Set(shown)].sort()).toEqual(expected)
    expect(await arrivals(page).count()).toBe(6)
  }).toPass()
  const main = page.getByRole('main')
  const hero = main.locator('img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect
    .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300)
  const ways = page.getByRole('navigation', { name: 'Galleries' })
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const name of ['Art Prints', 'Clothing', 'Merch']) {
    await expect(ways.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(ways).toBeInViewport({ ratio: 1 })
  for (const { width, count } of [
    { width: 390, count: 2 },
    { width: 690, count: 2 },
    { width: 700, count: 3 },
    { width: 1280, count: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columns(page), `at ${width} px`).toBe(count)
  }

  const [hot] = (await (await request.get('/api/hot-print')).json()) as { location: string }[]
  const digest = hot?.location.split('/').at(-1)?.split('.')[0] ?? 'none'
  const tile = (path: string, name: string) =>
    main.locator(`a[href="${path}"]`).filter({ hasText: name }).locator('img')
  await expect(tile('/clothing-gallery', 'Clothing')).toHaveCount(1)
  await expect(tile('/merch-gallery', 'Merch')).toHaveCount(1)
  await expect(tile('/print-gallery', 'Art Prints')).toHaveAttribute('src', new RegExp(digest))
  await expect(main.locator('a[href="/commissions"]').first()).toBeVisible()
  await page.getByRole('link', { name: /Read more/ }).click()
  await expect(page).toHaveURL('/about')
})

test('§2 home: something moves while it loads; three of eleven doodles, not always the same', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: /slow heron/i })
  const choices = new Set<string>()
  await visit(page, '/about')
  await page.route('**/_.data*', async (route) => {
    await expect(page.locator('[data-busy="true"]')).toBeVisible()
    await route.continue()
  })
  await expect(async () => {
    await logo.click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('[data-busy="true"]')).toHaveCount(0)
    await expect(doodles(page)).toHaveCount(3)
    const drawn = await doodles(page).evaluateAll((all) => all.map((one) => one.innerHTML))
    expect(new Set(drawn).size).toBe(3)
    choices.add(drawn.join())
    await page.goBack()
    await expect(page).toHaveURL('/about')
    expect(choices.size).toBeGreaterThan(1)
  }).toPass()
})
