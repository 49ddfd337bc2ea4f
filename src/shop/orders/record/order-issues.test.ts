import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { issuePlace, issuesOf } from '#testing/fixtures/orders/order-issues.ts'
import { addOrder } from '#testing/fixtures/orders/orders.ts'
import { raiseIssue, readOpenIssues, resolveIssues } from './order-issues.server.ts'
import { type Issue, issueWords } from './order-issues.ts'

const late: Issue = { code: 'payment_late', details: {} }
const disputed: Issue = { code: 'dispute_open', details: {} }

async function openOrder(lane: Parameters<typeof openTestDatabase>[0]) {
  const db = await openTestDatabase(lane)
  const { id } = await db.transact((trx) => addOrder(trx, { state: 'paid' }))
  const ask = (issue: Issue, subject?: string) =>
    db.transact((trx) => raiseIssue(trx, id, issue, 2, subject))
  return { db, id, ask, words: () => issuesOf(db.read, id) }
}

eachDatabase('an order’s issues', (lane) => {
  test('appear once, below earlier ones', async () => {
    const { db, ask, words } = await openOrder(lane)
    for (const issue of [late, disputed, late]) await ask(issue)
    expect(await words()).toEqual([late, disputed].map((issue) => issueWords(issue, issuePlace)))
    const mails = await db.read.selectFrom('outbox').select('topic').execute()
    expect(mails).toHaveLength(2)
    expect(await readOpenIssues(db.read, [])).toEqual(new Map())
    await db.close()
  })
  test('appear once for each subject, and again after the owner resolved them', async () => {
    const { db, id, ask, words } = await openOrder(lane)
    const failed: Issue = { code: 'refund_failed', details: { amount: 500 } }
    for (const subject of ['re_1', 're_2', 're_1']) await ask(failed, subject)
    expect(await words()).toHaveLength(2)
    const ids = (await readOpenIssues(db.read, [id])).get(id)?.map((issue) => issue.id) ?? []
    await db.transact((trx) => resolveIssues(trx, id, ids, 3))
    expect(await words()).toEqual([])
    await ask(failed, 're_1')
    expect(await words()).toEqual([issueWords(failed, issuePlace)])
    await db.close()
  })
})

test('raised at the same moment are both kept', async () => {
  const { db, id, ask, words } = await openOrder('postgres')
  const taken = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const first = db.transact(async (trx) => {
    await raiseIssue(trx, id, disputed, 2)
    taken.resolve()
    await gate.promise
  })
  await taken.promise
  const second = ask(late)
  const waiting = sql`select 1 from pg_locks where not granted`
  await expect.poll(async () => (await waiting.execute(db.read)).rows.length).toBeGreaterThan(0)
  gate.resolve()
  await Promise.all([first, second])
  expect(await words()).toEqual([disputed, late].map((issue) => issueWords(issue, issuePlace)))
  await db.close()
})
