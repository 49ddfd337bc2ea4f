import { describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { openApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

interface SignedIn {
  user: { id: string; role: string }
  token: string
}

const owner = { email: 'Owner@Example.com', password: 'a long password' }

describe('visitors by their calls', () => {
  const api = each(openApi)
  const shopper = each(() => api.client())

  const makeGuest = (client = shopper) => bodyOf<SignedIn>(client.post('/api/users/create', {}))
  const count = async (table: 'users' | 'sessions' | 'carts') =>
    (await api.shop.db.read.selectFrom(table).selectAll().execute()).length

  it('make a guest, and ignore the role that the client asks for', async () => {
    const body = { name: 'guest', email: '', password: null, role: 'admin' }
    const answer = await shopper.post('/api/users/create', body)
    expect(answer.status).toBe(200)
    expect(await bodyOf(answer)).toEqual({
      user: {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'guest',
        email: null,
        role: 'guest',
        staffRole: null,
      },
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('make one guest for a client, even without a body, and store only the token’s digest', async () => {
    const first = await bodyOf<SignedIn>(shopper.post('/api/users/create'))
    expect((await makeGuest()).user).toEqual(first.user)
    expect(await count('users')).toBe(1)
    const rows = await api.shop.db.read.selectFrom('sessions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(first.token)
  })

  it('refuse an e-mail or a password without an invitation', async () => {
    const byMail = shopper.post('/api/users/create', { email: 'me@example.com', password: 'x' })
    expect(await failureOf(byMail)).toMatchObject({ status: 403, field: 'email' })
    const byPassword = shopper.post('/api/users/create', { password: 'x' })
    expect(await failureOf(byPassword)).toMatchObject({ status: 403, field: 'password' })
    expect(await count('users')).toBe(0)
  })

  it('answer the present user, and make none', async () => {
    expect(await bodyOf(shopper.get('/api/session'))).toEqual({
      user: null,
      cartId: null,
      itemCount: 0,
      closed: null,
    })
    const { user } = await makeGuest()
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({
      user,
      cartId: null,
      itemCount: 0,
    })
    expect([await count('users'), await count('carts')]).toEqual([1, 0])
  })

  it('never answer a token to a browser, which has it in a cookie that no script reads', async () => {
    await api.shop.identity.ensureOwner(owner)
    const { user } = await makeGuest()
    const json = { 'Content-Type': 'application/json' }
    const fetched = { ...json, 'Sec-Fetch-Site': 'same-origin' }
    const browser = api.client()
    const answers = [
      shopper.post('/api/users/create', {}),
      shopper.get(`/api/users/refresh/${user.id}`),
      browser.send('POST', '/api/users/create', '{}', fetched),
      browser.send('POST', '/api/users/login', JSON.stringify(owner), fetched),
    ]
    const told = (await Promise.all(answers.map((answer) => bodyOf<object>(answer)))).map(
      Object.keys,
    )
    expect(told).toEqual([['user'], ['user'], ['user'], ['user']])
  })

  it('answer other clients their token again when they renew it', async () => {
    const { user, token } = await makeGuest(api.client({ origin: null }))
    const headers = { Authorization: `Bearer ${token}` }
    const client = api.client({ origin: null })
    const again = client.send('GET', `/api/users/refresh/${user.id}`, undefined, headers)
    expect(await bodyOf(again)).toEqual({ user, token })
  })

  it('accept the token as a bearer, too, and nothing else as a token', async () => {
    const { user, token } = await makeGuest()
    const userOf = async (Authorization: string) => {
      const answer = api.client().send('GET', '/api/session', undefined, { Authorization })
      return (await bodyOf<{ user: unknown }>(answer)).user
    }
    expect(await userOf(`Bearer ${token}`)).toMatchObject({ id: user.id })
    const wrong = [`Bearer ${'a'.repeat(43)}`, 'Bearer x', 'Basic YTpi', "Bearer ' or 1=1"]
    expect(await Promise.all(wrong.map(userOf))).toEqual([null, null, null, null])
  })

  it('renew only the own session', async () => {
    const { user } = await makeGuest()
    const other = await makeGuest(api.client())
    api.shop.clock.advance(80 * day)
    expect(await bodyOf(shopper.get(`/api/users/refresh/${user.id}`))).toMatchObject({ user })
    expect(await failureOf(shopper.get(`/api/users/refresh/${other.user.id}`))).toMatchObject({
      status: 403,
    })
    expect((await shopper.get('/api/users/refresh/1')).status).toBe(400)
    expect((await api.client().get(`/api/users/refresh/${user.id}`)).status).toBe(401)
    api.shop.clock.advance(80 * day)
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ user: { id: user.id } })
  })

  it('extend a guest’s session while it is used, and end it 90 days after', async () => {
    const { user } = await makeGuest()
    api.shop.clock.advance(60 * day)
    await shopper.get('/api/session')
    api.shop.clock.advance(89 * day)
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ user: { id: user.id } })
    api.shop.clock.advance(90 * day)
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ user: null })
  })

  it('sign the owner in with a new token, and end the old one', async () => {
    await api.shop.identity.ensureOwner(owner)
    const guest = await makeGuest()
    const login = { email: ' owner@example.COM ', password: owner.password }
    const signedIn = await bodyOf<SignedIn>(shopper.post('/api/users/login', login))
    expect(signedIn.user).toMatchObject({ email: 'owner@example.com', role: 'admin' })
    expect(shopper.cookies.get('atelier_session')).not.toBe(guest.token)
    expect(await api.shop.identity.visitor(guest.token)).toBeNull()
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ user: { role: 'admin' } })
  })

  it('answer the same to a wrong password and to an unknown address', async () => {
    await api.shop.identity.ensureOwner(owner)
    const failed = (email: string) =>
      failureOf(shopper.post('/api/users/login', { email, password: 'another password' }))
    const wrong = await failed(owner.email)
    expect(wrong).toMatchObject({ status: 401, message: 'Invalid email or password.' })
    expect(await failed('nobody@example.com')).toEqual(wrong)
  })

  it('end the owner’s token on the server at logout', async () => {
    await api.shop.identity.ensureOwner(owner)
    const { token } = await bodyOf<SignedIn>(shopper.post('/api/users/login', owner))
    await shopper.post('/api/users/logout')
    expect(shopper.cookies.has('atelier_session')).toBe(false)
    expect(await api.shop.identity.visitor(token)).toBeNull()
    expect((await shopper.post('/api/users/logout')).status).toBe(200)
    // Unused, it ends after 14 days by itself.
    await shopper.post('/api/users/login', owner)
    api.shop.clock.advance(14 * day)
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ user: null })
  })

  it('recognise a known browser, so that guessing strangers don’t slow it down', async () => {
    await api.shop.identity.ensureOwner(owner)
    const answer = await shopper.post('/api/users/login', owner)
    const secret = '[\\w-]{43}'
    const mark = `^atelier_known=${secret}\\.${secret}; Max-Age=34560000; Path=/api/users/login; HttpOnly; SameSite=Strict$`
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(new RegExp(mark)))
    expect(Object.keys(await bodyOf<SignedIn>(answer))).toEqual(['user', 'token'])
    for (let n = 1; n <= 11; n++) {
      const stranger = api.client({ address: `198.51.100.${n}` })
      await stranger.post('/api/users/login', { ...owner, password: 'guess' })
    }
    expect((await api.client().post('/api/users/login', owner)).status).toBe(429)
    expect((await shopper.post('/api/users/login', owner)).status).toBe(200)
  })

  it('ask a guesser to wait, longer each time, until the login is right', async () => {
    await api.shop.identity.ensureOwner(owner)
    const guess = () => shopper.post('/api/users/login', { ...owner, password: 'guess' })
    for (let left = 6; left > 0; left--) await guess()
    const refused = await shopper.post('/api/users/login', owner)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('2')
    api.shop.clock.advance(2000)
    expect((await shopper.post('/api/users/login', owner)).status).toBe(200)
    expect((await guess()).status).toBe(401)
  })
})

it('the session’s cookie is hidden from scripts, same-site, lasts 90 days, and is secure by https', async () => {
  const cookieOf = async (env: Record<string, string>) => {
    const api = await closing(openApi('sqlite', { env }))
    return (await api.client().post('/api/users/create', {})).headers.getSetCookie().join()
  }
  expect(await cookieOf({})).toMatch(
    /^atelier_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await cookieOf({ PUBLIC_URL: 'https://atelier.example' })).toContain('; Secure')
})
