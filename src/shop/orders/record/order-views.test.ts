import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachOwnerOrders } from '#testing/fixtures/orders/owner-orders.ts'
import { writeNote } from './order-events.server.ts'
import { wholeOrders } from './order-record.server.ts'
import { forBuyer } from './order-views.ts'
import { findOrder, readOrders } from './read-orders.server.ts'

eachDatabase('an order', (lane) => {
  const at = eachOwnerOrders(lane)

  it('has the same facts alone and among others', async () => {
    const first = await at.place({ bought: [{ kind: 'prints', name: 'Moon moths', quantity: 2 }] })
    const second = await at.place({ issue: 'Please look at it.', refunded: 300 })
    await at.db.transact((trx) => writeNote(trx, first.id, 'Blue ribbon', 5))
    const rows = await wholeOrders(at.db.read).orderBy('number').execute()
    const alone = [first, second].map(({ id }) => findOrder(at.db.read, 'id', id))
    expect(await readOrders(at.db.read, rows)).toEqual(await Promise.all(alone))
  })

  if (lane !== 'sqlite') return

  it('shows its buyer neither its token nor the owner’s facts', async () => {
    const { id, token } = await at.place({ issue: 'The address looks odd.' })
    await at.db.transact((trx) => writeNote(trx, id, 'Pays late', 5))
    const order = await findOrder(at.db.read, 'id', id)
    const told = JSON.stringify(order && forBuyer(order))
    expect(told).toContain('"beingChecked":true')
    const secrets = [id, token, order?.paymentRef ?? '', 'Pays late', 'The address looks odd.']
    expect(secrets.filter((secret) => secret === '' || told.includes(secret))).toEqual([])
  })

  it('is told to be looked into while its payment is disputed', async () => {
    const { id } = await at.place({ disputed: true })
    const order = await findOrder(at.db.read, 'id', id)
    expect(order && forBuyer(order).beingChecked).toBe(true)
  })
})
