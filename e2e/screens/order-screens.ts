import { openAdmin } from '../harness/admin.ts'
import { write } from '../harness/books.ts'
import { type Bought, buy, makeFree, makeLate } from '../harness/bought.ts'
import { visit } from '../harness/shopper.ts'
import type { Scene, Screen } from './screens.ts'

export const orderScreens: Screen[] = [
  {
    name: 'admin-home',
    async open(scene) {
      const order = await makeOrder(scene)
      write(
        `insert into order_issues (order_id, code, details, created_at)
         values (?, 'note', '{"text":"The buyer moves house in March."}', 1)`,
        order.id,
      )
      await openAdmin(scene.page)
    },
  },
  {
    name: 'admin-orders',
    async open(scene) {
      await makeOrder(scene)
      await openAdmin(scene.page, 'orders')
    },
  },
  {
    name: 'admin-orders-none',
    open: ({ page }) => openAdmin(page, 'orders&show=refunded&find=nobody-at-all'),
  },
  {
    name: 'admin-order',
    async open(scene) {
      await openAdmin(scene.page, `orders&id=${(await makeOrder(scene)).number}`)
    },
  },
  {
    name: 'admin-refund',
    async open(scene) {
      await openAdmin(scene.page, `orders&id=${(await makeOrder(scene)).number}`)
      await scene.page.getByRole('button', { name: 'Refund…' }).click()
      await scene.page.getByRole('radio', { name: 'Some of the pieces' }).check()
    },
  },
  {
    name: 'admin-call-off',
    async open(scene) {
      const { id, number } = await makeOrder(scene)
      makeFree(id)
      await openAdmin(scene.page, `orders&id=${number}`)
      await scene.page.getByRole('button', { name: 'Cancel order…' }).click()
    },
  },
  {
    name: 'admin-send-again',
    async open(scene) {
      const order = await makeOrder(scene)
      await become.shipped(scene, order)
      await openAdmin(scene.page, `orders&id=${order.number}`)
      await scene.page.getByRole('button', { name: 'Send a replacement…' }).click()
      await scene.page.getByRole('button', { name: 'Make the replacement order' }).click()
      await scene.page.getByText('Which pieces go again?').first().waitFor()
    },
  },
  {
    name: 'admin-refund-refused',
    async open(scene) {
      await openAdmin(scene.page, `orders&id=${(await makeOrder(scene)).number}`)
      await scene.page.getByRole('button', { name: 'Refund…' }).click()
      await scene.page.getByRole('radio', { name: 'An amount' }).check()
      await scene.page.getByRole('button', { name: 'Refund', exact: true }).click()
      await scene.page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'admin-give-back',
    async open(scene) {
      const { id, number } = await makeOrder(scene)
      makeLate(id)
      await openAdmin(scene.page, `orders&id=${number}`)
      await scene.page.getByRole('button', { name: 'Cancel the unpaid order…' }).click()
    },
  },
  {
    name: 'admin-change-address',
    async open(scene) {
      await openAdmin(scene.page, `orders&id=${(await makeOrder(scene)).number}`)
      await scene.page.getByRole('button', { name: 'Correct the address' }).click()
      await scene.page.getByLabel('State').fill('Narnia')
      await scene.page.getByRole('button', { name: 'Save the address' }).click()
      await scene.page.getByText('“Narnia” isn’t a state of the United States.').first().waitFor()
    },
  },
  ...(['shipped', 'refunded', 'disputed', 'cut-off'] as const).flatMap((how): Screen[] => [
    {
      name: `admin-order-${how}`,
      async open(scene) {
        const order = await makeOrder(scene)
        await become[how](scene, order)
        await openAdmin(scene.page, `orders&id=${order.number}`)
      },
    },
    {
      name: `order-${how}`,
      async open(scene) {
        const order = await makeOrder(scene)
        await become[how](scene, order)
        await visit(scene.page, order.page)
      },
    },
  ]),
]

const become = {
  async shipped({ page, owner }: Scene, { id }: Bought) {
    for (const kind of ['studio', 'prints']) {
      const data = { kind, carrier: 'USPS', trackingNumber: `9400 1118 99 ${kind}` }
      const headers = { Authorization: `Bearer ${owner.token}` }
      const answer = await page.request.post(`/api/orders/id/${id}/ship`, { headers, data })
      if (!answer.ok()) throw new Error(`ship: ${answer.status()} ${await answer.text()}`)
    }
  },
  async refunded(_: Scene, { id }: Bought) {
    write('update orders set refunded = total where id = ?', id)
  },
  /** Printful has begun the prints, and is disconnected. */
  async 'cut-off'(_: Scene, { id }: Bought) {
    write(
      `update fulfillments set provider = 'printful', state = 'in_production'
       where order_id = ? and kind = 'prints'`,
      id,
    )
  },
  async disputed(_: Scene, { id }: Bought) {
    write('update orders set disputed = 1 where id = ?', id)
  },
}

async function makeOrder({ owner }: Scene) {
  const [print, shirt] = [await owner.makePrint(), await owner.makeShirt()]
  const pieces = [{ piece: print, size: '10x10', quantity: 2 }, { piece: shirt }]
  return buy(owner, { pieces, name: 'Wanda Moss' })
}
