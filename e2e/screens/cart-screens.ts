import { fillAddress, pay, proceedToPayment } from '../harness/buyer.ts'
import { badge, fillCart, line, minus, plus, visit } from '../harness/shopper.ts'
import type { Scene, Screen } from './screens.ts'

export const cartScreens: Screen[] = [
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
      // The way back never ends, so that the page can be checked.
      await page.route('**/_.data*', () => {})
      await badge(page).click()
      await page.getByText('An error occurred.').waitFor()
    },
  },
]

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
