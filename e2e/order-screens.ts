/** The back room's screens of orders, for whoever looks at them all. */
import { openAdmin } from './back-room.ts'
import { write } from './books.ts'
import { buy } from './bought.ts'
import type { Scene, Screen } from './screens.ts'

export const orderScreens: Screen[] = [
  {
    name: 'admin-home',
    async open(scene) {
      const order = await makeOrder(scene)
      write("update orders set attention = 'Somebody must look.' where id = ?", order.id)
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
      await scene.page.getByRole('button', { name: 'Pay money back' }).click()
      await scene.page.getByRole('radio', { name: 'Some of the pieces' }).check()
    },
  },
]

async function makeOrder({ owner }: Scene) {
  const [print, shirt] = [await owner.makePrint(), await owner.makeShirt()]
  const pieces = [{ piece: print, size: '10x10', quantity: 2 }, { piece: shirt }]
  return buy(owner, { pieces, name: 'Wanda Moss' })
}
