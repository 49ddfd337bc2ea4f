import { openDatabase } from '#platform/db/open.ts'
import { addLine, codeOf, comeBack, pay, press } from './buyer.ts'
import { jsonOf } from './client.ts'
import { type Row, tally, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

const quantities: unknown[] = [
  0,
  -1,
  0.5,
  1e9,
  '1e3',
  '0x10',
  ' ',
  null,
  [],
  {},
  true,
  '-1',
  '1;2',
  2 ** 53,
]
const prices = { price: 0.01, unitPrice: 1, total: 1, amount: 1, discount: 99, currency: 'JPY' }

export async function attackPrices(target: Target): Promise<Row[]> {
  return [
    await attackQuantities(target),
    await attackSums(target),
    await attackCarts(target),
    await attackLastOne(target),
  ]
}

async function attackQuantities(target: Target): Promise<Row> {
  const buyer = await target.visitor('guest')
  const count = tally('quantities that are none', 'refused, or a whole number above zero')
  const line = jsonOf<{ id: number }>(await addLine(buyer, { kind: 'merch', id: pieces.sticker }))
  for (const quantity of quantities) {
    const put = await buyer.put(`/api/cart-merch/update-quantity/id/${line.id}`, {
      id: line.id,
      quantity,
    })
    count.note(
      put.status,
      put.status >= 400 && put.status < 500,
      `update ${JSON.stringify(quantity)}`,
    )
    const more = { quantity }
    const added = await addLine(buyer, { kind: 'merch', id: pieces.sticker }, more)
    count.note(
      added.status,
      added.status >= 400 && added.status < 500,
      `add ${JSON.stringify(quantity)}`,
    )
  }
  const tooMany = await addLine(buyer, { kind: 'merch', id: 1, quantity: 6 })
  count.note(codeOf(tooMany), tooMany.status === 409, 'six of five')
  return count.row()
}

async function attackSums(target: Target): Promise<Row> {
  const buyer = await target.visitor('guest')
  await addLine(buyer, { kind: 'merch', id: pieces.sticker, quantity: 2 }, prices)
  await addLine(buyer, { kind: 'prints', id: pieces.moths, size: '10x10' }, prices)
  const { path } = await press(buyer)
  const paid = await pay(buyer, path ?? '/', {
    total: '1',
    amount: '1',
    price: '0.01',
    currency: 'JPY',
  })
  await comeBack(buyer, paid)
  const db = await openDatabase(target.place)
  try {
    const lines = await db.read
      .selectFrom('order_lines')
      .select(['unit_price', 'quantity'])
      .execute()
    const order = await db.read
      .selectFrom('orders')
      .select(['total', 'shipping', 'state'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const sum = lines.reduce((all, line) => all + line.unit_price * line.quantity, 0)
    const holds =
      sum === 2 * 350 + 2500 && order !== undefined && order.total === sum + order.shipping
    const came = `${(order?.total ?? 0) / 100} dollars, ${order?.state}`
    return verdict('a price of the buyer’s own', 'the catalogue’s', came, holds)
  } finally {
    await db.close()
  }
}

async function attackCarts(target: Target): Promise<Row> {
  const victim = await target.visitor('guest')
  const thief = await target.visitor('guest')
  const line = jsonOf<{ id: number }>(await addLine(victim, { kind: 'merch', id: pieces.sticker }))
  type Session = { user: { id: string }; cartId: string }
  const { user, cartId } = jsonOf<Session>(await victim.get('/api/session'))
  const count = tally('another buyer’s cart', 'refused')
  const tries = [
    thief.get(`/api/cart/id/${user.id}`),
    thief.get(`/api/cart-merch/id/${cartId}`),
    thief.get(`/api/users/refresh/${user.id}`),
    thief.post('/api/cart/create', { user_id: user.id }),
    addLine(thief, { kind: 'merch', id: 1 }, { cart_id: cartId }),
    thief.put(`/api/cart-merch/update-quantity/id/${line.id}`, { id: line.id, quantity: 9 }),
    thief.delete(`/api/cart-merch/delete/id/${line.id}`),
    thief.delete(`/api/cart/delete/id/${user.id}`),
    thief.post(`/api/cart/create-checkout-session/id/${user.id}`),
  ]
  for (const [index, answer] of (await Promise.all(tries)).entries()) {
    count.note(answer.status, [403, 404].includes(answer.status), `try ${index + 1}`)
  }
  const { itemCount } = jsonOf<{ itemCount: number }>(await victim.get('/api/session'))
  count.note('as it was', itemCount === 1, 'the cart afterwards')
  return count.row()
}

async function attackLastOne(target: Target): Promise<Row> {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => target.visitor('guest')))
  await Promise.all(buyers.map((buyer) => addLine(buyer, { kind: 'clothing', id: 1 })))
  const outcomes = await Promise.all(buyers.map(press))
  const won = outcomes.filter(({ path }) => path !== null).length
  return verdict('the last one, 20 buyers at once', '1 holds it', `${won} held it`, won === 1, 20)
}
