import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { addOrder } from '#testing/fixtures/orders.ts'
import { askForAttention } from './order-issues.server.ts'

async function openOrder(lane: Parameters<typeof openTestDatabase>[0]) {
  const db = await openTestDatabase(lane)
  const { id } = await db.transact((trx) => addOrder(trx, { state: 'paid' }))
  const ask = (reason: string) => db.transact((trx) => askForAttention(trx, id, reason, 2))
  const attention = async () => {
    const row = await db.read.selectFrom('orders').select('attention').executeTakeFirstOrThrow()
    return row.attention
  }
  return { db, id, ask, attention }
}

eachDatabase('what asks for the owner', (lane) => {
  test('stands there once, under what stood there before', async () => {
    const { db, ask, attention } = await openOrder(lane)
    for (const reason of ['Late.', 'Disputed; 100 % of it.', 'Late.']) await ask(reason)
    expect(await attention()).toBe('Late.\nDisputed; 100 % of it.')
    const mails = await db.read.selectFrom('outbox').select('topic').execute()
    expect(mails).toHaveLength(2)
    await db.close()
  })
})

test('of two reasons at the same moment neither is lost', async () => {
  const { db, id, ask, attention } = await openOrder('postgres')
  const taken = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const first = db.transact(async (trx) => {
    await askForAttention(trx, id, 'The buyer disputes the payment.', 2)
    taken.resolve()
    await gate.promise
  })
  await taken.promise
  const second = ask('The prints could not be ordered.')
  const waiting = sql`select 1 from pg_locks where not granted`
  await expect.poll(async () => (await waiting.execute(db.read)).rows.length).toBeGreaterThan(0)
  gate.resolve()
  await Promise.all([first, second])
  expect((await attention())?.split('\n').toSorted()).toEqual([
    'The buyer disputes the payment.',
    'The prints could not be ordered.',
  ])
  await db.close()
})
