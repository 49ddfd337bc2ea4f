import type { Page, Route } from '@playwright/test'
import { heading, openAdmin } from '../harness/admin.ts'
import { turnTo, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

/** The shop reads its feed by itself, shortly after its start. */
async function waitForFeed({ request }: Page): Promise<void> {
  const posts = async () => ((await (await request.get('/api/instagram')).json()) as []).length
  await expect.poll(posts).toBe(25)
}

/** Holds the feed's answer back until the test calls the returned function. */
async function holdFeed(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/instagram', async (route) => {
    await promise
    await answer(route)
  })
  return resolve
}

test('§2 about: texts, picture, social links, e-mail, the feed once it has come, and a blank space when it fails', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 500/)
  await waitForFeed(page)
  const release = await holdFeed(page, (route) => route.continue())
  await visit(page, '/about')
  const main = page.getByRole('main')
  await expect(heading(page)).toContainText('One person, one press')
  await expect(main.getByRole('img', { name: /artist|Maren|bench/i }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  for (const name of ['Instagram', 'Pinterest', 'YouTube']) {
    const link = main.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('rel', /noopener/)
  }

  const feed = main.getByRole('region', { name: 'Lately, at the bench' })
  await expect(feed.getByText('Loading...', { exact: true })).toBeVisible()
  const more = feed.getByRole('link', { name: 'See more on Instagram' })
  await expect(more).toHaveAttribute('href', /instagram/)
  release()
  const posts = feed.getByRole('listitem').getByRole('link')
  await expect(posts).toHaveCount(25)
  await expect(feed.getByText('Loading...')).toBeHidden()
  await expect(posts.first()).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\/p\//)
  await expect(feed.getByRole('img', { name: /^Video: / }).first()).toBeVisible()
  await expect(feed.getByRole('img', { name: /^Album: / }).first()).toBeVisible()
  const sources = await feed
    .getByRole('img')
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ src }) => new URL(src)))
  const ours = sources.map(({ origin }) => origin)
  expect(new Set(ours)).toEqual(new Set([new URL(page.url()).origin]))

  await test.step('when it fails, a blank space takes its place', async () => {
    await page.unroute('**/api/instagram')
    const fail = await holdFeed(page, (route) => route.fulfill({ status: 500, body: 'no' }))
    await turnTo(page, '/commissions')
    await turnTo(page, '/about')
    await expect(feed.getByText('Loading...')).toBeVisible()
    await expect(more).toBeVisible()
    fail()
    await expect(feed).toBeHidden()
    await expect(page.getByText('See more on Instagram')).toBeHidden()
    await expect(page.getByText('Loading...')).toBeHidden()
    await expect(heading(page)).toBeVisible()
  })
})

test.describe('as the shop sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 commissions: the price guide and the button open the form in a new tab, and the footer says hello', async ({
    page,
  }) => {
    await page.goto('/commissions')
    const main = page.getByRole('main')
    const guide = main.getByRole('link', { name: /price|guide/i })
    const button = main.getByRole('link', { name: /^Request your commission!/ })
    for (const way of [guide, button]) {
      await expect(way).toHaveAttribute('href', /^https:\/\/forms\.example\.com\//)
      await expect(way).toHaveAttribute('target', '_blank')
      await expect(way).toHaveAttribute('rel', 'noopener noreferrer')
    }
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Say Hello' })).toBeVisible()
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:/)
    await expect(footer.getByText(/^©.*Slow Heron/)).toBeVisible()
  })
})

test('the Instagram section says how the feed stands, and refuses a dead token without losing it', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  await waitForFeed(page)
  await openAdmin(page, 'social-feed')
  await expect(heading(page)).toHaveText('Social feed')
  await expect(page.getByText('All is well. The about page shows 25 pictures.')).toBeVisible()
  await expect(page.getByText('Token renewed')).toBeVisible()
  const token = page.getByLabel('Token', { exact: true })
  await token.fill('IGmadeup')
  await page.getByRole('button', { name: 'Connect the feed', exact: true }).click()
  await expect(page.getByRole('main').getByText(/doesn’t take this token/)).toBeVisible()
  await expect(token).toHaveValue('IGmadeup')
  await expect(token).toBeFocused()
})
