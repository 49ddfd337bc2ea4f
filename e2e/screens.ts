/** Every screen and state of the shop, and how a browser gets there: for whoever looks at them all. */
import type { Page } from '@playwright/test'
import { fillAddress, pay, proceedToPayment } from './buyer.ts'
import { orderScreens } from './order-screens.ts'
import type { Owner } from './owner.ts'
import { roomScreens } from './section-screens.ts'
import {
  addButton,
  addToCart,
  badge,
  fillCart,
  line,
  mainPicture,
  minus,
  plus,
  stopClock,
  toast,
  visit,
  waitForToast,
} from './shopper.ts'
import { askToHear } from './wishes.ts'

export interface Scene {
  page: Page
  owner: Owner
  /** Somebody else's browser. */
  another: () => Promise<Page>
}

export interface Screen {
  name: string
  /** Only where the window is narrower than this. */
  below?: number
  open: (scene: Scene) => Promise<unknown>
  /** A page as it opens: it needs nothing made and leaves nothing behind. */
  isPlain?: boolean
}

const plain = (name: string, path: string): Screen => ({
  name,
  open: ({ page }) => visit(page, path),
  isPlain: true,
})

export const screens: Screen[] = [
  plain('home', '/'),
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
      // A toast that is pointed at stays.
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
    async open({ page }) {
      await visit(page, '/clothing/9')
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
    name: 'wish',
    async open({ page, owner }) {
      const sticker = await owner.makeSticker(1)
      await owner.changeStock(sticker, -1)
      await visit(page, await askToHear(page, sticker, 'screens@example.com'))
    },
  },
  plain('wish-failed', '/waiting?kind=shop&productId=0&problem=bad_input'),
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
  { name: 'cart', open: openFullCart },
  {
    name: 'cart-remove',
    async open(scene) {
      const { sticker } = await openFullCart(scene)
      await minus(line(scene.page, sticker)).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-last-one',
    async open({ page, owner }) {
      const sticker = await owner.makeSticker(1)
      await fillCart(page, [{ piece: sticker }])
      await visit(page, '/cart')
      await plus(line(page, sticker)).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-sold-out',
    async open({ page, owner }) {
      const shirt = await owner.makeShirt()
      await fillCart(page, [{ piece: shirt }, { piece: await owner.makeSticker(3) }])
      await owner.deleteShirt(shirt)
      await visit(page, '/cart')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-low-stock',
    async open({ page, owner }) {
      const sticker = await owner.makeSticker(5)
      await fillCart(page, [{ piece: sticker, quantity: 4 }])
      await owner.changeStock(sticker, -3)
      await visit(page, '/cart')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-held',
    async open({ page, owner, another }) {
      const shirt = await owner.makeShirt()
      const other = await another()
      for (const shopper of [page, other]) await fillCart(shopper, [{ piece: shirt }])
      await proceedToPayment(other)
      await visit(page, '/cart?notice=held')
    },
  },
  {
    name: 'payment',
    async open(scene) {
      await openFullCart(scene)
      await proceedToPayment(scene.page)
    },
  },
  {
    name: 'payment-problems',
    async open({ page, owner }) {
      await fillCart(page, [{ piece: await owner.makeSticker(3) }])
      await proceedToPayment(page)
      await page.getByRole('button', { name: /^Pay \$/ }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment-declined',
    async open({ page, owner }) {
      await fillCart(page, [{ piece: await owner.makeSticker(3) }])
      await proceedToPayment(page)
      await pay(page, 'Demo card without money')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment-over',
    async open({ page, owner }) {
      await fillCart(page, [{ piece: await owner.makeSticker(3) }])
      await proceedToPayment(page)
      const address = page.url()
      await page.getByRole('link', { name: /Cancel and go back/ }).click()
      await page.goto(address)
    },
  },
  { name: 'order-success', open: openOrderSuccess },
  {
    name: 'order-waiting',
    async open({ page, owner }) {
      await fillCart(page, [{ piece: await owner.makeSticker(3) }])
      await proceedToPayment(page)
      await pay(page, 'Demo bank debit that bounces')
      await page.getByRole('heading', { name: /One moment/ }).waitFor()
    },
  },
  {
    name: 'order-not-paid',
    async open({ page, owner }) {
      await fillCart(page, [{ piece: await owner.makeSticker(3) }])
      await proceedToPayment(page)
      await pay(page, 'Demo bank debit that bounces')
      await page.getByRole('heading', { name: 'Nothing was paid.' }).waitFor()
    },
  },
  {
    name: 'order',
    async open(scene) {
      await openOrderSuccess(scene)
      await scene.page.getByRole('link', { name: 'See your order' }).click()
      await scene.page.waitForURL(/\/orders\//)
    },
  },
  {
    name: 'cart-failed',
    async open({ page }) {
      await visit(page, '/contact')
      await page.route('**/cart.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
      // The way home takes for ever, so that there is time to look.
      await page.route('**/_.data*', () => {})
      await badge(page).click()
      await page.getByText('An error occurred.').waitFor()
    },
  },
  ...orderScreens,
  ...roomScreens,
]

/** Another page can't be had: the shop fails, or there is no network. */
async function fail(page: Page, answer: { status: number; body: string } | null): Promise<void> {
  await visit(page, '/contact')
  await page.route('**/about.data*', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}

async function openFullCart({ page, owner }: Scene) {
  const print = await owner.makePrint()
  const shirt = await owner.makeShirt()
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [
    { piece: print, size: '14x14', quantity: 2 },
    { piece: shirt },
    { piece: sticker },
  ])
  await visit(page, '/cart')
  return { sticker }
}

async function openOrderSuccess(scene: Scene): Promise<void> {
  await openFullCart(scene)
  await proceedToPayment(scene.page)
  await fillAddress(scene.page)
  await scene.page.getByRole('button', { name: /^Pay \$/ }).click()
  await scene.page.getByRole('heading', { name: "It's ordered!" }).waitFor()
}
