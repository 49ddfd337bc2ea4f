import { describe, expect, it } from 'vitest'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, shared } from '#testing/harness/each.ts'

describe('the sign-in path', () => {
  const api = shared(openOwnerApi)

  it('is read and moved by an owner', async () => {
    const { path } = await bodyOf<{ path: string }>(api.owner.get('/api/sign-in-path'))
    expect(path).toMatch(/^\/door-\w+$/)
    const moved = { path: '/behind-the-shed', url: 'http://localhost:3000/behind-the-shed' }
    const answer = api.owner.put('/api/sign-in-path', { path: '/behind-the-shed' })
    expect(await bodyOf(answer)).toEqual({ ...moved, configured: false })
    expect(await api.shop.settings.signInPath(undefined)).toBe('/behind-the-shed')
  })

  it.each([
    '/short',
    'no-slash-here',
    '/two/segments',
    '/commissions',
    '/print-gallery',
    '/UPPERCASE',
  ])('is not moved to %s', async (path) => {
    const refused = await failureOf(api.owner.put('/api/sign-in-path', { path }))
    expect(refused).toMatchObject({ status: 400, field: 'path' })
  })
})

it('stays where the machine has set it', async () => {
  const api = await closing(
    openOwnerApi('sqlite', { env: { SIGN_IN_PATH: '/side-door-for-tests' } }),
  )
  const refused = await failureOf(api.owner.put('/api/sign-in-path', { path: '/behind-the-shed' }))
  expect(refused).toMatchObject({ status: 409, code: 'changed' })
})
