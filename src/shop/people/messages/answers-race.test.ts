import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { lockOrder } from '#shop/orders/record/order-record.server.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { fakeErasures } from '#testing/fixtures/upkeep/erasures.ts'
import { closing } from '#testing/harness/each.ts'
import { createAnswers } from './answers.server.ts'
import { createMessages } from './messages.server.ts'

it.each([
  ['a letter', 'messages', 'sqlite'],
  ['a letter', 'messages', 'postgres'],
  ['an order’s buyer', 'orders', 'sqlite'],
  ['an order’s buyer', 'orders', 'postgres'],
] as const)(
  'of two answers to %s in the same moment one is sent (%s, %s)',
  async (_, table, lane) => {
    const db = await closing(openTestDatabase(lane))
    const clock = fakeClock()
    const answers = createAnswers({ db, clock, lockOrder })
    const person = { name: 'Robin Field', email: 'robin@example.com' }
    async function letter(): Promise<string> {
      const messages = createMessages({ db, clock, erasures: fakeErasures({ db, clock }) })
      await messages.leave({ ...person, subject: 'A heron', message: 'Where is my parcel?' })
      return (await messages.list({ search: '', limit: 1 }))[0]?.id ?? ''
    }
    const order = async () => (await placeOrder(db, { paidAt: clock.now() })).id
    const about = { ...person, id: await (table === 'orders' ? order() : letter()) }
    const answer = async (attempt: string) => {
      const input = { attempt, subject: 'Your parcel', text: 'It left today.', version: 'none' }
      await (table === 'orders' ? answers.begin(about, input) : answers.answer(about.id, input))
    }

    const [taken, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transact(async (trx) => {
      await sql`update ${sql.table(table)} set id = id where id = ${about.id}`.execute(trx)
      taken.resolve()
      await both.promise
    })
    await taken.promise
    const sent = Promise.allSettled([answer('one'), answer('two')])
    const waiting = sql`select 1 from pg_locks where not granted`
    const isReady = async () => (await waiting.execute(db.read)).rows.length === 2
    try {
      if (lane === 'postgres') await expect.poll(isReady).toBe(true)
    } finally {
      both.resolve()
      await first
    }
    const refused = (await sent).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'changed' } }])
    const mails = db.read.selectFrom('outbox').where('dedupe_key', 'like', 'mail:answer:%')
    expect(await mails.selectAll().execute()).toHaveLength(1)
  },
)
