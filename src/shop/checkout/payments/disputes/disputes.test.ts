import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '#platform/time/clock.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { insertIssue } from '#testing/fixtures/orders/order-issues.ts'
import { ownerOrdersOf, resolveAll } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

describe('a disputed payment', () => {
  const shop = eachCheckout('sqlite')
  const owner = each(() => ownerOrdersOf(shop))
  let id: string

  beforeEach(async () => {
    id = await shop.sellToBuyer()
  })

  /** The provider tells everything twice. */
  async function tell(how: 'open' | 'won' | 'lost', dispute = 'dp_1'): Promise<void> {
    shop.clock.advance(minute)
    const about = { orderId: id, paymentRef: 'ref-fake_1', at: shop.clock.now(), dispute }
    const event = { type: 'disputed', id: 'evt', ...about } as const
    const changed = { ...event, open: how === 'open', lost: how === 'lost' }
    await shop.send(changed)
    await shop.send(changed)
  }
  const order = () => owner.get(id)
  const seeTo = () => resolveAll(owner, id)
  const eventTypes = async () => (await order()).events.map(({ type }) => type)

  it('holds its prints back, and sends them once when it is won', async () => {
    await tell('open')
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    expect(await order()).toMatchObject({ needs: ['issue', 'dispute'] })
    await tell('won')
    expect(await order()).toMatchObject({ issues: [], needs: [], disputed: false })
    expect((await eventTypes()).filter((what) => what === 'dispute_won')).toHaveLength(1)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
    await tell('won')
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('sends its prints when it is won after the owner resolved the issue', async () => {
    await tell('open')
    await shop.jobs.runDue()
    await seeTo()
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    await tell('won')
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('that is lost before the shop hears of it is said once, and one that is lost later replaces it', async () => {
    const issues = async () => (await order()).issues.map(({ code }) => code)
    await tell('lost')
    expect(await issues()).toEqual(['dispute_lost'])
    await tell('open')
    expect(await issues()).toEqual(['dispute_lost', 'dispute_open'])
    await tell('lost')
    expect(await issues()).toEqual(['dispute_lost'])
  })

  it('sends its prints when it is won on appeal', async () => {
    await tell('open')
    await tell('lost')
    await shop.jobs.runDue()
    await seeTo()
    expect(shop.placed).toEqual([])
    await tell('open')
    await tell('won')
    expect(await order()).toMatchObject({ voidReason: null, issues: [] })
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('keeps its prints while another issue or dispute is open', async () => {
    await tell('open')
    await tell('open', 'dp_2')
    await shop.jobs.runDue()
    await tell('won')
    expect(await order()).toMatchObject({ disputed: true })
    await shop.db.transact((trx) => insertIssue(trx, id, 'Too little was paid.'))
    await tell('won', 'dp_2')
    await shop.jobs.runDue()
    expect([await order(), shop.placed]).toMatchObject([
      { issues: [{ words: 'Too little was paid.' }] },
      [],
    ])
    await seeTo()
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('is over once it is lost: nothing is to send, late or under way', async () => {
    await tell('open')
    await tell('lost')
    await seeTo()
    shop.clock.advance(60 * day)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    expect(await owner.recordOverdue()).toEqual([])
    expect(await owner.overdue()).toEqual([])
    expect(await order()).toMatchObject({ voidReason: 'dispute_lost', needs: [], dispatchBy: null })
    expect([await owner.countNeeds(), await owner.countToShip()]).toEqual([0, 0])
    expect(await shop.fulfillment.waitingPrints()).toBe(0)
    const erasureBlocker = ordersData.erasureBlocker?.bind(ordersData)
    expect(
      await shop.db.transact((trx) => erasureBlocker?.(trx, 'robin@example.com') ?? null),
    ).toBeNull()
  })

  it.each([
    ['is opened once more', 'dp_1'],
    ['is followed by another', 'dp_2'],
  ])('raises an issue again, and mails the owner, when a closed one %s', async (_, next) => {
    const mails = async () => (await shop.mails()).filter(({ kind }) => kind === 'needs-you')
    await tell('open')
    expect(await mails()).toHaveLength(1)
    await tell('won')
    shop.clock.advance(30 * day)
    await tell('open', next)
    expect(await order()).toMatchObject({ issues: [{ code: 'dispute_open' }] })
    expect(await mails()).toHaveLength(2)
  })

  it('raises no issue when the only report is that it was won', async () => {
    await tell('won')
    expect(await order()).toMatchObject({ issues: [], needs: [] })
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })
})
