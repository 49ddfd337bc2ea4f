import { beforeEach, describe, expect, it } from 'vitest'
import { addUp } from '#platform/spread.ts'
import { minute } from '#platform/time/clock.ts'
import { readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { ownerOrdersOf, resolveAll } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

describe('a dispute of a part of a payment', () => {
  const shop = eachCheckout('sqlite')
  const owner = each(() => ownerOrdersOf(shop))
  let id: string

  beforeEach(async () => {
    id = await shop.sellToBuyer()
  })

  async function tell(how: 'open' | 'won' | 'lost', amount: number): Promise<void> {
    shop.clock.advance(minute)
    shop.payment.dispute('ref-fake_1', how, 0, amount)
    const event = shop.payment.events.at(-1)
    if (event) await shop.send(event)
    if (event) await shop.send(event)
  }
  const order = () => owner.get(id)
  const taxed = async () => {
    const rows = await rowsOf(shop.db.read, 'tax_entries', {}, 'at')
    return addUp(rows.map(({ gross }) => gross))
  }
  const booked = async () => (await readSums(shop.db.read, id)).dispute

  it('takes the disputed sum, and leaves the rest to send once the owner has checked it', async () => {
    const { total } = await order()
    await tell('open', 300)
    expect(await booked()).toBeUndefined()
    await tell('lost', 300)
    expect(await booked()).toBe(-300)
    expect(await taxed()).toBe(total - 300)
    expect(await order()).toMatchObject({
      voidReason: null,
      disputed: false,
      lost: 300,
      issues: [{ code: 'dispute_lost_in_part', details: { amount: 300, paid: total } }],
    })
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    await resolveAll(owner, id)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('leaves the rest to refund, and voids the order once it is refunded', async () => {
    const { total } = await order()
    await tell('lost', 300)
    const refund = (amount: number, attempt: string) =>
      shop.refunds.refund(id, { attempt, amount, restock: false })
    await expect(refund(total - 299, 'attempt-1')).rejects.toMatchObject({ code: 'bad_input' })
    await refund(total - 300, 'attempt-2')
    expect(await order()).toMatchObject({ voidReason: 'dispute_lost' })
    const { dispute, refund: back } = await readSums(shop.db.read, id)
    expect([dispute, back]).toEqual([-300, 300 - total])
    expect(shop.payment.holds('ref-fake_1')).toBe(0)
  })

  it('is reversed when it is won on appeal', async () => {
    await tell('lost', 300)
    await tell('open', 300)
    expect(await order()).toMatchObject({ disputed: true, lost: 0 })
    await tell('won', 300)
    expect([await order(), await booked()]).toMatchObject([{ issues: [], lost: 0 }, undefined])
    expect(await taxed()).toBe((await order()).total)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('covers the whole order when it is about the whole sum', async () => {
    const { total } = await order()
    await tell('lost', total)
    expect(await order()).toMatchObject({ voidReason: 'dispute_lost' })
    expect(await booked()).toBe(-total)
    expect(await taxed()).toBe(0)
  })
})
