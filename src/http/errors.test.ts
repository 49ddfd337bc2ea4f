import { describe, expect, it } from 'vitest'
import { httpStatus } from '#platform/errors.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

describe('the table of failures', () => {
  it('answers 400 for bad input and never 422', () => {
    expect(httpStatus.bad_input).toBe(400)
    expect(Object.values(httpStatus)).not.toContain(422)
  })

  it.each([
    ['no_session', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['gone', 404],
    ['sold', 404],
    ['sold_out', 409],
    ['held', 409],
    ['duplicate', 409],
    ['on_vacation', 409],
    ['not_open', 409],
    ['too_large', 413],
    ['too_many', 429],
    ['payment_unavailable', 503],
  ] as const)('answers %s with %i', (code, status) => {
    expect(httpStatus[code]).toBe(status)
  })
})

describe('a failure', () => {
  const api = each(openStockedApi)

  it('that is unexpected reveals nothing, and is logged once with the request’s id', async () => {
    const shopper = api.client()
    await shopper.post('/api/users/create', {})
    await api.shop.db.close()
    api.lines.length = 0
    const answer = await shopper.get('/api/session')
    expect(await failureOf(answer)).toEqual({
      status: 500,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    })
    const errors = api.lines.filter((line) => Number(line.level) >= 50)
    expect(errors).toHaveLength(1)
    const { requestId } = api.lines.find(({ msg }) => msg === 'request') ?? {}
    expect(errors[0]).toMatchObject({ requestId, err: { stack: expect.any(String) } })
  })

  it('for an unknown address is JSON', async () => {
    expect(await failureOf(api.client().get('/api/nothing/here'))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })

  it('for a wrong method names the allowed methods', async () => {
    const answer = await api.client().put('/api/cart/create', {})
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('POST')
    const read = await api.client().post('/api/session', {})
    expect(read.headers.get('Allow')).toBe('GET, HEAD')
  })
})
