import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { testEdge } from '#testing/fixtures/edge.ts'

const edge = testEdge()
const { open, ask } = edge

describe('while the database is away', () => {
  const write = () =>
    ask('/api/mail/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(letter),
    })
  const letter = { name: 'A', email: 'a@example.com', subject: 'S', message: 'm'.repeat(5000) }

  it('the shop serves cached pages, refuses writes for now, and recovers when PostgreSQL dies and returns', async () => {
    await open({}, undefined, 'postgres')
    const statuses = async () => [(await ask('/healthz')).status, (await ask('/about')).status]
    expect([await statuses(), (await write()).status]).toEqual([[200, 200], 200])
    const postgres = await postgresServer()
    await postgres.crash()
    try {
      edge.shop.clock.advance(minute)
      expect(await statuses()).toEqual([503, 200])
      expect(edge.rendered).toEqual(['/about'])
      const refused = await write()
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
    } finally {
      await postgres.revive()
    }
    edge.shop.clock.advance(minute)
    await expect.poll(write).toMatchObject({ status: 200 })
    expect(await statuses()).toEqual([200, 200])
  })

  it('the shop serves cached pages for some minutes, and no browser may cache them', async () => {
    await open()
    await ask('/about')
    await edge.shop.db.close()
    const kept = await ask('/about')
    expect([kept.status, await kept.text()]).toEqual([200, '<p>/about</p>'])
    expect(kept.headers.get('Cache-Control')).toBe('no-store')
    expect(kept.headers.get('ETag')).toBeNull()
    expect((await ask('/contact')).status).toBe(500)
    edge.shop.clock.advance(11 * minute)
    expect((await ask('/about')).status).toBe(500)
  })

  it('the health check reports it, because it tries to write', async () => {
    await open()
    await edge.shop.db.transact((trx) => sql`pragma query_only = on`.execute(trx))
    const answer = await ask('/healthz')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
  })

  it('a write on a full disk is answered with a time to retry', async () => {
    await open()
    await edge.shop.db.transact((trx) => sql`pragma max_page_count = 1`.execute(trx))
    let answer = await write()
    for (let left = 50; answer.status === 200 && left > 0; left--) answer = await write()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ error: { code: 'busy' } })
  })
})
