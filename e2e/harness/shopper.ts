import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import type { Piece } from './owner.ts'
import { onceMore } from './settings.ts'

/** Browsers send this header from the shop's own pages. */
export const ownPage = { 'Sec-Fetch-Site': 'same-origin' }

interface CartItem {
  piece: Piece
  size?: string
  quantity?: number
}

/** Waits until the page has hydrated and knows its visitor. */
export async function visit(page: Page, path: string): Promise<void> {
  // An answer to the page before may still be on its way.
  const asked = page
    .waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
    .then(() => page.waitForResponse((answer) => answer.url().endsWith('/api/session')))
  await page.goto(path)
  await asked
  await page.waitForFunction(() => sessionStorage.getItem('user') !== null)
}

/** While a page is rendered for another visitor, the shop serves the page from before (decision 3). */
export async function visitNow(page: Page, path: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await visit(page, path)
    expect(await shown.count()).toBeGreaterThan(0)
  }).toPass()
}

/**
 * Shows another address in the same document, as the back button does: scripts and sheets stay, and
 * so does axe, which the browser has compiled by then.
 */
export async function turnTo(page: Page, path: string): Promise<void> {
  const titles = () => `${document.title} ${document.querySelector('h1')?.textContent}`
  const before = await page.evaluate(titles)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect.poll(() => page.evaluate(titles)).not.toBe(before)
  await expect(page.locator('[data-busy=false]')).toBeAttached()
}

export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: the first draws the scroll.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
    const entries = await new Promise<IntersectionObserverEntry[]>((tell) => {
      const observer = new IntersectionObserver(tell)
      // The observer also answers on pages without pictures, because it observes the page itself.
      for (const one of [document.documentElement, ...document.images]) observer.observe(one)
    })
    const seen = entries.filter((one) => one.isIntersecting).map(({ target }) => target)
    await Promise.all(
      seen.map((one) => (one instanceof HTMLImageElement ? one.decode().catch(() => {}) : null)),
    )
  })
}

export function toast(page: Page, words: string): Locator {
  return page.getByRole('region', { name: /messages/i }).getByText(words, { exact: true })
}

/** Stops the page's clock: a toast stays until the test advances time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

export async function waitForToast(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await toast(page, words).isVisible()).toBe(true)
  }).toPass({ intervals: [30] })
}

/** Expects a toast for `ms` milliseconds of the stopped clock, and none after. */
export async function expectToastFor(page: Page, words: string, ms: number): Promise<void> {
  await waitForToast(page, words)
  await page.clock.runFor(ms - 100)
  await expect(toast(page, words)).toBeVisible()
  await page.clock.runFor(800)
  await expect(toast(page, words)).toBeHidden()
}

export function badge(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /cart/i })
}

export function addButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Add to cart' })
}

export async function addToCart(
  page: Page,
  { piece, size, quantity = 1 }: CartItem,
): Promise<void> {
  await visit(page, piece.path)
  if (size) await page.getByRole('radio', { name: size }).check()
  if (quantity > 1) await page.getByLabel('Quantity', { exact: true }).fill(String(quantity))
  await addButton(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Go to cart' })).toBeVisible()
}

/** Fills the cart through the API, for tests that begin at the cart. */
export async function fillCart(page: Page, items: CartItem[]): Promise<void> {
  const { user } = (await send(page, '/api/users/create')) as { user: { id: string } }
  const { id } = (await send(page, '/api/cart/create', { user_id: user.id })) as { id: string }
  for (const { piece, size, quantity = 1 } of items) {
    const [, place] = piece.path.split('/')
    const line = {
      image: { path: 'prints', body: { printId: piece.id, size, quantity } },
      clothing: { path: 'clothing', body: { clothingId: piece.id } },
      merch: { path: 'merch', body: { merchId: piece.id, quantity } },
    }[place as 'image' | 'clothing' | 'merch']
    await send(page, `/api/cart-${line.path}/create`, { ...line.body, cart_id: id })
  }
}

/** Holds what is in the cart, as Proceed to Checkout does; returns the payment page's address. */
export async function beginPayment(page: Page): Promise<string> {
  const { user } = (await (await page.request.get('/api/session')).json()) as {
    user: { id: string }
  }
  const answer = await page.request.post(`/api/cart/create-checkout-session/id/${user.id}`, {
    form: { go: '1' },
    headers: ownPage,
    maxRedirects: 0,
  })
  const { location } = answer.headers()
  if (!location) throw new Error(`no payment began: ${answer.status()} ${await answer.text()}`)
  return location
}

async function send(page: Page, path: string, data: object = {}): Promise<unknown> {
  const answer: APIResponse = await page.request.post(path, {
    data,
    headers: ownPage,
    ...onceMore,
  })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

export function line(page: Page, piece: Piece): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: piece.name })
}

export function plus(within: Locator): Locator {
  return within.getByRole('button', { name: /one more/ })
}

export function minus(within: Locator): Locator {
  return within.getByRole('button', { name: /one less/ })
}

export function quantityIn(within: Locator): Locator {
  return within.getByRole('spinbutton')
}

/** Doodles have a view box of 100 by 100. */
export function doodles(page: Page): Locator {
  return page.getByRole('main').locator('svg[viewBox="0 0 100 100"]:visible')
}

export function mainPicture(page: Page): Locator {
  return page
    .getByRole('region', { name: /^Pictures of/ })
    .locator('li:not([inert]) > a[aria-haspopup="dialog"]')
}

/** 'Subtotal', 'Shipping' or 'Total'. */
export function sum(page: Page, name: string): Locator {
  return page.locator(`dt:text-is("${name}") + dd`)
}
