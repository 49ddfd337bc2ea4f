import { beforeEach, expect, it } from 'vitest'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { type Placed, placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { findPresent, presentAddress } from './present-page.server.ts'
import { readPresentWords } from './present-words.ts'

eachDatabase('a present’s page', (lane) => {
  const shop = each(async () => ({ db: await openTestDatabase(lane) }))
  let order: Placed
  beforeEach(async () => {
    const bought = [{ kind: 'merch' as const, name: 'Tide pool', price: 1999 }]
    order = await placeOrder(shop.db, { bought })
    await change({ gift_note: '' })
  })
  const change = (row: object) => changeRows(shop.db, 'orders', row, { id: order.id })
  const addressFor = async (from: string, pieces: boolean) =>
    (await presentAddress(shop.db.read, order.token, { from, pieces })) ?? ''
  const open = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://shop.example')
    const name = pathname.replace('/on-its-way/', '')
    return findPresent(shop.db.read, name, readPresentWords(searchParams))
  }

  it('exists only for a paid present', async () => {
    const address = await addressFor('', false)
    await change({ gift_note: null })
    expect(await open(address)).toBeNull()
    expect(await presentAddress(shop.db.read, order.token, { from: '', pieces: false })).toBeNull()
    await change({ gift_note: 'For you', state: 'expired' })
    expect(await open(address)).toBeNull()
  })

  if (lane !== 'sqlite') return

  it('names the giver and nothing of the order, and opens for no changed address', async () => {
    const bare = await addressFor('', false)
    expect(bare).not.toContain(order.token)
    expect(await open(bare)).toMatchObject({ from: '', lines: [], hasLeft: false })
    const full = await open(await addressFor('Aunt & Ida', true))
    expect(full).toMatchObject({ from: 'Aunt & Ida', lines: [{ name: 'Tide pool', quantity: 1 }] })
    expect(JSON.stringify(full)).not.toMatch(/1999|price|Willow|robin|paid_/i)
    const ida = await addressFor('Ida', false)
    const changed = [`${ida}&pieces=1`, ida.replace('Ida', 'Eve'), `/on-its-way/${order.token}`]
    for (const address of changed) expect(await open(address)).toBeNull()
  })

  it('shows no refunded piece', async () => {
    const address = await addressFor('', true)
    const { id: lineId } = await shop.db.read
      .selectFrom('order_lines')
      .select('id')
      .executeTakeFirstOrThrow()
    const lines = JSON.stringify([{ lineId, quantity: 1 }])
    await shop.db.transact((trx) =>
      trx
        .insertInto('refunds')
        .values({
          id: 'a',
          order_id: order.id,
          attempt: 'a',
          amount: 1,
          lines,
          restock: 0,
          state: 'done',
          reason: null,
          asked_at: 1,
          done_at: 1,
        })
        .execute(),
    )
    expect(await open(address)).toMatchObject({ lines: [] })
  })
})
