import { describe, expect, it } from 'vitest'
import type { ApiDocument } from '#http/docs/docs-schema.ts'
import {
  fuzzedRequests,
  requestsWithNul,
  requestsWithoutText,
} from '#testing/attacks/fuzzed-requests.ts'
import { leakIn } from '#testing/attacks/leaks.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'

/* FUZZ_SEED=7 FUZZ_CALLS=5000 npx vitest run src/http/walks/fuzzed-requests.test.ts */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const calls = Number(process.env.FUZZ_CALLS ?? 400)

eachDatabase('invalid requests', (lane) => {
  it('are refused with a reason, and reveal no internal detail', async () => {
    const api = await closing(openOwnerApi(lane))
    const document = await bodyOf<ApiDocument>(api.stranger.get('/api/openapi.json'))
    const wrong: unknown[] = []
    const statuses = new Set<number>()
    for (const [index, one] of fuzzedRequests(document, seed, calls).entries()) {
      const client = [api.owner, api.guest, api.stranger][index % 3] ?? api.owner
      const session = new Map(client.cookies)
      const { route, method, path, headers, body } = one
      // PGlite lives in this process: no second connection can read a snapshot of it.
      if (lane === 'pglite' && route === 'GET /api/backups/download') continue
      const answer = await client.send(method, path, body, headers)
      const leak = leakIn(await answer.text())
      statuses.add(answer.status)
      if (answer.status >= 500 && answer.status !== 503)
        wrong.push({ status: answer.status, ...one })
      if (leak) wrong.push({ leak, ...one })
      // A call may have signed out, or in.
      if (route.includes('/users/'))
        for (const [name, value] of session) client.cookies.set(name, value)
    }
    expect(wrong).toEqual([])
    expect(statuses).toContain(400)
    expect(Math.min(...statuses)).toBe(200)
  })
})

/* Requests that the shop refuses before it asks a database. */
describe('requests without meaning', () => {
  it('are refused when any text holds a NUL, which PostgreSQL can’t store', async () => {
    const api = await closing(openOwnerApi())
    const document = await bodyOf<ApiDocument>(api.stranger.get('/api/openapi.json'))
    const requests = requestsWithNul(document)
    expect(requests.length).toBeGreaterThan(100)
    const wrong: unknown[] = []
    for (const one of requests) {
      const { status } = await api.owner.send(one.method, one.path, one.body, one.headers)
      wrong.push(...[{ status, ...one }].filter(() => status !== 400))
    }
    expect(wrong).toEqual([])
  })

  it('are refused with a reason when a part can’t be converted to text', async () => {
    const api = await closing(openOwnerApi())
    const document = await bodyOf<ApiDocument>(api.stranger.get('/api/openapi.json'))
    const requests = requestsWithoutText(document)
    expect(requests.length).toBeGreaterThan(100)
    const wrong: unknown[] = []
    for (const one of requests) {
      const { status } = await api.owner.send(one.method, one.path, one.body, one.headers)
      wrong.push(...[{ status, ...one }].filter(() => status >= 500 && status !== 503))
    }
    expect(wrong).toEqual([])
  })
})
