import { describe, expect, it } from 'vitest'
import { addressOf, call } from './api.ts'

describe('the address of a call', () => {
  it('is the path with filled and escaped parameters', () => {
    expect(addressOf('POST /api/users/login')).toBe('/api/users/login')
    expect(addressOf('POST /api/waiting/{token}/confirm', { path: { token: 'a/b ü' } })).toBe(
      '/api/waiting/a%2Fb%20%C3%BC/confirm',
    )
  })

  it('has the query', () => {
    expect(addressOf('GET /api/orders/export.csv', { query: { from: '', to: '2026-07-01' } })).toBe(
      '/api/orders/export.csv?from=&to=2026-07-01',
    )
    expect(addressOf('GET /api/orders')).toBe('/api/orders')
  })
})

/** Never run: the compiler fails when one of these mistakes is none any more. */
async function mistakes(): Promise<void> {
  // @ts-expect-error there is no such path
  await call('GET /api/sessions')
  // @ts-expect-error the path has another method
  await call('PUT /api/users/login', { body: { email: '', password: '' } })
  // @ts-expect-error a parameter is missing
  addressOf('POST /api/waiting/{token}/confirm')
  // @ts-expect-error the body's field has another name
  await call('POST /api/users/login', { body: { mail: '', password: '' } })
  const session = await call('GET /api/session')
  // @ts-expect-error the answer's field has another name
  session.itemsCount
}
void mistakes
