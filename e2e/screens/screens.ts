import type { Page } from '@playwright/test'
import { proceedToPayment } from '../harness/buyer.ts'
import type { Owner } from '../harness/owner.ts'
import {
  addButton,
  addToCart,
  fillCart,
  mainPicture,
  stopClock,
  toast,
  visit,
  waitForToast,
} from '../harness/shopper.ts'
import { askToSubscribe } from '../harness/subscriptions.ts'
import { cartScreens } from './cart-screens.ts'
import { orderScreens } from './order-screens.ts'
import { sectionScreens } from './section-screens.ts'

export interface Scene {
  page: Page
  owner: Owner
  another: () => Promise<Page>
}

export interface Screen {
  name: string
  /** Only in windows narrower than this, in pixels. */
  below?: number
  open: (scene: Scene) => Promise<unknown>
}

const plain = (name: string, path: string): Screen => ({
  name,
  open: ({ page }) => visit(page, path),
})

export const screens: Screen[] = [
  plain('home', '/'),
  {
    name: 'own-page',
    async open({ page }) {
      const sitemap = await (await page.request.get('/sitemap.xml')).text()
      const [path = '/about'] = /\/pages\/[a-z-]+/.exec(sitemap) ?? []
      await visit(page, path)
    },
  },
  plain('print-gallery', '/print-gallery'),
  plain('clothing-gallery', '/clothing-gallery'),
  plain('merch-gallery', '/merch-gallery'),
  plain('print', '/image/1'),
  plain('clothing', '/clothing/1'),
  plain('merch', '/merch/1'),
  plain('about', '/about'),
  plain('commissions', '/commissions'),
  plain('contact', '/contact'),
  plain('shipping', '/shipping'),
  plain('privacy', '/privacy'),
  plain('terms', '/terms'),
  plain('cart-empty', '/cart'),
  { name: 'search', open: ({ page }) => visit(page, '/search?q=heron') },
  { name: 'search-nothing', open: ({ page }) => visit(page, '/search?q=walrus') },
  { name: 'archive', open: ({ page }) => visit(page, '/archive') },
  {
    name: 'menu',
    below: 900,
    async open({ page }) {
      await visit(page, '/')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    },
  },
  {
    name: 'print-size-chosen',
    open: ({ page }) => visit(page, '/image/1?size=14x14'),
  },
  {
    name: 'print-size-missing',
    async open({ page }) {
      await visit(page, '/image/1')
      await stopClock(page)
      await addButton(page).click()
      await waitForToast(page, 'Select print size')
      // Hovering keeps a toast open.
      await toast(page, 'Select print size').hover()
      await page.clock.resume()
    },
  },
  {
    name: 'print-large',
    async open({ page }) {
      await visit(page, '/image/1')
      await mainPicture(page).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'clothing-size-guide',
    async open({ page, owner }) {
      const worn = { size: 'M', measurements: 'Chest 44 in, length 28 in' }
      await visit(page, (await owner.makeShirt(worn)).path)
      await page.getByRole('button', { name: 'Size guide' }).click()
    },
  },
  {
    name: 'added',
    async open({ page, owner }) {
      await addToCart(page, { piece: await owner.makeSticker(9) })
    },
  },
  {
    name: 'sold-out',
    async open({ page, owner }) {
      const sticker = await owner.makeSticker(1)
      await owner.changeStock(sticker, -1)
      await visit(page, sticker.path)
    },
  },
  {
    name: 'subscription',
    async open({ page, owner }) {
      const sticker = await owner.makeSticker(1)
      await owner.changeStock(sticker, -1)
      await visit(page, await askToSubscribe(page, sticker, 'screens@example.com'))
    },
  },
  plain('subscription-failed', '/waiting?kind=shop&productId=0&problem=bad_input'),
  {
    name: 'last-one',
    async open({ page, owner }) {
      await visit(page, (await owner.makeSticker(1)).path)
    },
  },
  {
    name: 'held',
    async open({ page, owner, another }) {
      const shirt = await owner.makeShirt()
      const other = await another()
      await fillCart(other, [{ piece: shirt }])
      await proceedToPayment(other)
      await visit(page, shirt.path)
    },
  },
  {
    name: 'piece-gone',
    async open({ page, owner }) {
      const print = await owner.makePrint()
      await owner.deletePrint(print)
      await page.goto(print.path)
    },
  },
  {
    name: 'not-found',
    async open({ page }) {
      await page.goto('/no-such-page')
    },
  },
  { name: 'error', open: ({ page }) => fail(page, { status: 500, body: 'no' }) },
  { name: 'offline', open: ({ page }) => fail(page, null) },
  ...cartScreens,
  ...orderScreens,
  ...sectionScreens,
]

/** `null`: no network. */
async function fail(page: Page, answer: { status: number; body: string } | null): Promise<void> {
  await visit(page, '/contact')
  await page.route('**/about.data*', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}
