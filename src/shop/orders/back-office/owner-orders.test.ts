import { describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { addRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { insertIssue } from '#testing/fixtures/orders/order-issues.ts'
import type { PlacedFacts } from '#testing/fixtures/orders/orders.ts'
import { eachOwnerOrders, resolveAll } from '#testing/fixtures/orders/owner-orders.ts'
import { failureWords, workWords } from './stuck-work.server.ts'

eachDatabase('an order for its owner', (lane) => {
  const at = eachOwnerOrders(lane)
  const { place } = at

  const printJobs = () =>
    at.db.read.selectFrom('outbox').select('payload').where('topic', '=', 'prints.place').execute()

  it('is the next to ship when it has waited longest without an issue', async () => {
    const selfFulfilled = at.selfFulfilled()
    expect(await selfFulfilled.nextToShip()).toBeNull()
    const sent = await place({ fulfillments: { studio: 'shipped' } })
    const doubtful = await place({
      fulfillments: { studio: 'queued' },
      issue: 'It is disputed.',
    })
    const prints = await place({ fulfillments: { prints: 'sent' } })
    const shirt = await place({ fulfillments: { studio: 'queued' } })
    expect(sent.number).toBeLessThan(doubtful.number)
    expect((await selfFulfilled.nextToShip())?.number).toBe(prints.number)
    expect((await selfFulfilled.nextToShip(prints.id))?.number).toBe(shirt.number)
    expect((await at.orders.nextToShip())?.number).toBe(shirt.number)
    expect(await at.orders.nextToShip(shirt.id)).toBeNull()
  })

  const shown = async (id: string) => (await at.orders.get(id)).issues.map((issue) => issue.id)

  it('is resolved once, remembers it, and sends waiting prints', async () => {
    const placed = await place({
      issue: 'Too little was paid.',
      bought: [{ kind: 'prints', name: 'Moon moths' }],
      fulfillments: { prints: 'queued' },
    })
    const ids = await shown(placed.id)
    const seen = await at.orders.resolveIssues(placed.id, ids)
    await at.orders.resolveIssues(placed.id, ids)
    expect(seen).toMatchObject({ issues: [], needs: [] })
    expect(seen.events.at(-1)).toMatchObject({
      type: 'issue_resolved',
      detail: 'Too little was paid.',
    })
    expect(await printJobs()).toEqual([{ payload: JSON.stringify({ orderId: placed.id }) }])
  })

  it('retries stuck work once', async () => {
    await addRows(at.db, 'outbox', {
      topic: 'prints.place',
      payload: '{}',
      state: 'dead_lettered',
      due_at: 0,
      leased_until: 0,
      attempts: 9,
      created_at: 1,
    })
    const [job] = await at.orders.stuck()
    await at.orders.retry(job?.id ?? 0)
    expect(await at.orders.stuck()).toEqual([])
    await expect(at.orders.retry(job?.id ?? 0)).rejects.toMatchObject({ code: 'changed' })
  })

  if (lane !== 'sqlite') return

  it('is missing for an unknown id', async () => {
    const nowhere = '0'.repeat(32)
    await expect(at.orders.get(nowhere)).rejects.toMatchObject({ code: 'not_found' })
    await expect(at.orders.setNote(nowhere, 'a', 0)).rejects.toMatchObject({ code: 'not_found' })
    await expect(at.orders.resolveIssues(nowhere, [])).rejects.toMatchObject({ code: 'not_found' })
    expect(await at.orders.byNumber(404)).toBeNull()
  })

  it('keeps the owner’s note, and tells the second of two windows of a change', async () => {
    const { id } = await place()
    const first = await at.orders.setNote(id, 'Gift wrap', 0)
    expect(first.note).toEqual({ text: 'Gift wrap', at: at.clock.now() })
    // The same note may be saved twice.
    const again = await at.orders.setNote(id, 'Gift wrap', 0)
    const second = await at.orders.setNote(id, 'Gift wrap, blue', again.note?.at)
    await expect(at.orders.setNote(id, 'No', first.note?.at)).rejects.toMatchObject({
      code: 'changed',
    })
    await expect(at.orders.setNote(id, 'No', 0)).rejects.toMatchObject({ code: 'changed' })
    expect((await at.orders.get(id)).note?.text).toBe('Gift wrap, blue')
    const gone = await at.orders.setNote(id, '', second.note?.at)
    expect(gone.note).toBeNull()
    expect((await at.orders.setNote(id, 'Again', 0)).note?.text).toBe('Again')
  })

  it('has a number that its id finds', async () => {
    const [first, second] = [await place(), await place()]
    const none = '0'.repeat(32)
    expect((await at.orders.byId(first.id))?.number).toBe(first.number)
    expect([await at.orders.byId(none), await at.orders.byId('new')]).toEqual([null, null])
    const found = await at.orders.named([second.id, first.id, second.id, none])
    expect(found.map(({ target, name }) => [target, name]).sort()).toEqual(
      [first, second].map(({ id, number }) => [`orders:${id}`, `Order ${number}`]).sort(),
    )
    expect(await at.orders.named([])).toEqual([])
  })

  it('sends no prints that were refunded or disputed', async () => {
    const facts: PlacedFacts = {
      issue: 'Look.',
      bought: [{ kind: 'prints', name: 'Moon moths' }],
      fulfillments: { prints: 'queued' },
    }
    const back = await place({ ...facts, refunded: 1500 })
    const open = await place({ ...facts, disputed: true })
    await resolveAll(at.orders, back.id)
    const seen = await resolveAll(at.orders, open.id)
    expect(seen.needs).toEqual(['dispute'])
    expect(await printJobs()).toEqual([])
  })

  it('isn’t resolved when another issue arose meanwhile', async () => {
    const { id } = await place({ issue: 'One.' })
    const ids = await shown(id)
    await at.db.transact((trx) => insertIssue(trx, id, 'Two.'))
    await expect(at.orders.resolveIssues(id, ids)).rejects.toMatchObject({ code: 'changed' })
    expect((await at.orders.get(id)).issues.map(({ words }) => words)).toEqual(['One.', 'Two.'])
  })

  it('lists its known events by time, and marks its personalised pieces', async () => {
    const bought = [
      { kind: 'clothing' as const, name: 'Her name on a shirt', personalised: true },
      { kind: 'merch' as const, name: 'Tide pool' },
    ]
    const fulfillments = { studio: 'shipped', prints: 'failed' } as const
    const { number } = await place({ bought, fulfillments })
    const order = await at.orders.byNumber(number)
    expect(order?.lines.map(({ personalised }) => personalised)).toEqual([true, false])
    expect(order?.events.map(({ type, kind, detail }) => [type, kind, detail])).toEqual([
      ['shipped', 'studio', null],
      ['failed', 'prints', 'The file is damaged.'],
      ['placed', null, null],
      ['paid', null, null],
    ])
    expect(order?.page).toMatch(/^\/orders\/[\w-]{43}$/)
  })

  it('is overdue after the dispatch time, and reported once', async () => {
    const late = await place()
    await place({ fulfillments: { prints: 'sent' } })
    at.clock.advance(7 * day)
    expect(await at.orders.overdue()).toEqual([])
    at.clock.advance(1)
    expect(await at.orders.overdue()).toMatchObject([{ orderId: late.id, kind: 'studio' }])
    expect(await at.orders.recordOverdue()).toHaveLength(1)
    expect(await at.orders.recordOverdue()).toEqual([])
    expect((await at.orders.get(late.id)).events.at(-1)).toMatchObject({ type: 'overdue' })
  })
})

describe('stuck work in words', () => {
  it.each([
    ['prints.place', 7, 'Handing the prints of order 7 to the printer'],
    ['mail.order', null, 'Sending an email'],
    ['mail.order', 7, 'Sending an email about order 7'],
    ['something-new', null, 'A task of the shop'],
  ])('%s for %s', (topic, number, words) => {
    expect(workWords(topic, number)).toBe(words)
  })

  it.each([
    [null, 'Nobody said why.'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'Nobody answered there.'],
    ['getaddrinfo ENOTFOUND smtp.example', 'The address could not be found. Is the shop online?'],
    ['The operation was aborted due to timeout', 'It took too long to answer.'],
    ['Invalid login: 535 EAUTH', 'It refused the shop’s key or password.'],
    ['The printer does not know this variant.', 'The printer does not know this variant.'],
    ['weird', 'It said: weird'],
  ])('%s', (error, words) => {
    expect(failureWords(error)).toBe(words)
  })
})
