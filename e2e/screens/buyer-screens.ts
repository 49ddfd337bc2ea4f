/* A file of its own, because all screens are too much for one test. */
import { metLaw } from '#testing/fixtures/law.ts'
import { readValue, write } from '../harness/books.ts'
import { type Bought, buy } from '../harness/bought.ts'
import { fillCart, visit } from '../harness/shopper.ts'
import { send } from './piece-screens.ts'
import type { Scene, Screen } from './screens.ts'

async function makeOrder(scene: Scene, name = 'Wanda Moss'): Promise<Bought> {
  const { owner } = scene
  const print = await owner.makePrint()
  const shirt = await owner.makeShirt({ certified: true })
  const pieces = [
    { piece: print, size: '14x14', quantity: 2 },
    { piece: shirt },
    { piece: await owner.makeSticker(9), quantity: 3 },
  ]
  return buy(owner, { pieces, name })
}

async function withInvoices(scene: Scene): Promise<void> {
  await send(scene, 'PUT', '/api/studio/invoices', {
    on: true,
    sellerName: 'Maren Odupa',
    sellerAddress: '12 Boathouse Lane\nBelfast, ME 04915\nUnited States',
    taxNumber: 'ME 1234567',
    prefix: 'SH-',
    first: 1,
  })
}

async function withLaw(scene: Scene): Promise<void> {
  await send(scene, 'PUT', '/api/studio/law', metLaw)
}

async function openOrder(scene: Scene, order: Bought): Promise<void> {
  await visit(scene.page, order.page)
}

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

export const buyerScreens: Screen[] = [
  {
    name: 'order-delayed',
    async open(scene) {
      const order = await makeOrder(scene)
      await send(scene, 'POST', `/api/orders/id/${order.id}/delay`, {
        kind: 'studio',
        leavesBy: day(60),
      })
      await openOrder(scene, order)
    },
  },
  {
    name: 'order-present',
    async open(scene) {
      const order = await makeOrder(scene, 'Tomasz Wiśniewski-Kowalczyk')
      write(
        `update orders set gift_note = ?, wanted_by = ? where id = ?`,
        'For the wall above the kettle.\nHappy birthday, you old heron!',
        day(20),
        order.id,
      )
      await openOrder(scene, order)
    },
  },
  {
    name: 'order-with-invoice',
    async open(scene) {
      await withInvoices(scene)
      const order = await makeOrder(scene)
      await openOrder(scene, order)
    },
  },
  {
    name: 'invoice',
    async open(scene) {
      await withInvoices(scene)
      const order = await makeOrder(scene)
      const id = readValue('select id from invoices where order_id = ?', order.id)
      await scene.page.goto(`${order.page}/invoices/${id}`)
    },
  },
  {
    name: 'certificate',
    async open(scene) {
      const order = await makeOrder(scene)
      const id = () =>
        readValue('select id from certificates where order_id = ? and token is not null', order.id)
      for (let tries = 0; tries < 60 && !id(); tries += 1) await scene.page.waitForTimeout(500)
      await scene.page.goto(`/certificates/${id()}`)
    },
  },
  {
    name: 'packing-slip',
    async open(scene) {
      const order = await makeOrder(scene)
      const { openAdmin } = await import('../harness/admin.ts')
      await openAdmin(scene.page, 'orders')
      await scene.page.goto(`/packing-slips/${order.number}?prices=1`)
    },
  },
  { name: 'withdrawal', open: ({ page }) => visit(page, '/withdrawal') },
  {
    name: 'withdrawal-confirm',
    open: async (scene) => visit(scene.page, `/withdrawal/${await prepare(scene)}`),
  },
  {
    name: 'withdrawal-stated',
    async open(scene) {
      const token = await prepare(scene)
      await send(scene, 'POST', `/api/withdrawals/${token}/confirm`, {})
      await visit(scene.page, `/withdrawal/${token}`)
    },
  },
  {
    name: 'order-withdrawn',
    async open(scene) {
      const order = await makeOrder(scene)
      const token = await prepare(scene, String(order.number))
      await send(scene, 'POST', `/api/withdrawals/${token}/confirm`, {})
      await openOrder(scene, order)
    },
  },
  {
    name: 'imprint',
    async open(scene) {
      await withLaw(scene)
      await visit(scene.page, '/imprint')
    },
  },
  {
    name: 'cart-alike',
    async open({ page, owner }) {
      const name = 'Cat, Considering'
      await fillCart(page, [
        { piece: await owner.makePrint({ name }), size: '14x14' },
        { piece: await owner.makePrint({ name }), size: '14x14' },
        { piece: await owner.makeSticker(4, { printName: name }), quantity: 2 },
        { piece: await owner.makeShirt({ printName: name }) },
      ])
      await visit(page, '/cart')
    },
  },
  {
    name: 'cart-link',
    async open({ page, owner }) {
      await fillCart(page, [{ piece: await owner.makePrint(), size: '10x10' }])
      await visit(page, '/cart')
      await page
        .getByText(/another device/i)
        .first()
        .click()
    },
  },
  { name: 'waiting', open: ({ page }) => visit(page, '/waiting') },
  { name: 'order-gone', open: async ({ page }) => void (await page.goto('/orders/nobody-knows')) },
]

async function prepare(scene: Scene, orderNumber = '1042'): Promise<string> {
  const { token } = await send<{ token: string }>(scene, 'POST', '/api/withdrawals', {
    name: 'Wanda Moss',
    orderNumber,
    pieces: 'The sweater',
    email: 'wanda@example.com',
  })
  return token
}
