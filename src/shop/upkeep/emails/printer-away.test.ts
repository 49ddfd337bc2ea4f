import { expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { mailDeadLetter } from '#shop/people/notifications/plan-mail.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { mailedTo } from '#testing/fixtures/mailed.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'

const owner = 'maren@heron.example'

eachDatabase('mails', (lane) => {
  const server = each(startMailServer)
  const shop = each(() =>
    createTestShop({ lane, env: { ...mailedTo(server), STUDIO_EMAIL: owner } }),
  )
  const place = () => placeOrder(shop.db, { paidAt: shop.clock.now() })
  const subjects = (address: string) =>
    server.mails.filter((mail) => mail.to?.[0]?.address === address).map((mail) => mail.subject)

  it('tell the owner once that the printer is away, and once more about waiting orders', async () => {
    const orders = [await place(), await place(), await place()]
    const giveUp = (places: readonly { id: string }[]) =>
      shop.db.transact(async (trx) => {
        for (const { id } of places) {
          const job = { topic: 'prints.place', payload: JSON.stringify({ orderId: id }) }
          const { id: jobId } = await trx
            .insertInto('outbox')
            .values({
              ...job,
              state: 'dead_lettered',
              due_at: 0,
              leased_until: 0,
              attempts: 500,
              created_at: 1,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
          await mailDeadLetter(trx, { id: jobId, ...job }, 'fetch failed', shop.clock.now())
        }
      })
    await giveUp(orders.slice(0, 2))
    await giveUp(orders.slice(2))
    await shop.jobs.runDue()
    expect(subjects(owner)).toEqual(['The printer doesn’t answer'])
    shop.clock.advance(day)
    await shop.jobs.runDue()
    expect(subjects(owner)).toHaveLength(2)
    const numbers = orders.map(({ number }) => number).join(', ')
    expect(server.mails.at(-1)?.text).toContain(`The orders: ${numbers}.`)
    await giveUp(orders.slice(0, 1))
    await giveUp(orders.slice(1, 2))
    await changeRows(shop.db, 'outbox', { state: 'done' }, { state: 'dead_lettered' })
    shop.clock.advance(2 * day)
    await shop.jobs.runDue()
    expect(subjects(owner)).toHaveLength(2)
  })
})
