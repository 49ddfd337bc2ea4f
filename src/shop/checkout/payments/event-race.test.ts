import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { paymentAccount } from '#services/payments/port.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { closing } from '#testing/harness/each.ts'
import { settle } from './settlement.server.ts'

/* Only on PostgreSQL do two transactions stand beside each other. */
it('books a refund and a dispute that arrive while the payment is being booked', async () => {
  const db = await closing(openTestDatabase('postgres'))
  const clock = fakeClock()
  const payment = fakePayment(clock)
  const selling = await openSelling({ db, clock, payment })
  const buyer = await shopperWith(db, [
    { kind: 'merch', productId: await addPins(db, 5), quantity: 2 },
  ])
  await selling.checkout.startCheckout({ userId: buyer, network: 'here', wideNetwork: 'here' })
  payment.pay('fake_1')
  const session = await payment.getSession('fake_1')
  if (!session) throw new Error('there is no session')
  const about = { orderId: session.orderId, paymentRef: session.paymentRef ?? '', at: 1 }
  const events = [
    { type: 'refunded', id: 'evt_a', refunded: 300, ...about },
    { type: 'disputed', id: 'evt_b', dispute: 'd', open: true, ...about },
  ] as const
  const booked = Promise.withResolvers<void>()
  const settling = db.transact(async (trx) => {
    await settle(trx, session, 'paid', { paidTo: paymentAccount(payment), now: clock.now() })
    booked.resolve()
    // Until both events stand before the order's row.
    const waiting = sql<{ n: string }>`select count(*) as n from pg_locks where not granted`
    while (Number((await waiting.execute(trx)).rows[0]?.n) < events.length);
  })
  await booked.promise
  const told = events.map((event) => selling.checkout.handleEvent('fake', ...payment.post(event)))
  await Promise.all([settling, ...told])
  const order = await db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(order).toMatchObject({ state: 'paid', refunded: 300, disputed: 1 })
})
