import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#platform/db/open.ts'
import { day } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

const email = 'maren@heron.example'
const old = 'a-long-pass-phrase'
const next = 'a-longer-pass-phrase'

interface Session {
  id: string
  current: boolean
}

eachDatabase('the owner’s account', (lane) => {
  const api = each(() => openOwnerApi(lane))

  async function signInElsewhere(password = old) {
    const client = api.client()
    await bodyOf(client.post('/api/users/login', { email, password }))
    return client
  }
  const sessions = () => bodyOf<Session[]>(api.owner.get('/api/account/sessions'))
  const changePassword = (body: object) => api.owner.put('/api/account/password', body)
  const login = (password: string, address = email) =>
    api.stranger.post('/api/users/login', { email: address, password })

  it('lists the owner’s sessions, the present one first', async () => {
    api.shop.clock.advance(2 * day)
    await api.owner.get('/api/session')
    const since = api.shop.clock.now() - 2 * day
    await signInElsewhere()
    expect(await sessions()).toMatchObject([
      { current: true, since, seen: since + 2 * day },
      { current: false, since: since + 2 * day },
    ])
  })

  it('refuses another account’s address', async () => {
    const { token } = await api.shop.identity.makeInvitation({
      note: '',
      role: 'partner',
      by: 'x',
    })
    const theo = { name: 'Theo', email: 'theo@heron.example', password: next }
    await api.shop.identity.signUp({ ...theo, token, replaces: null })
    const body = { name: 'Maren', email: theo.email, current: old }
    const refused = await failureOf(api.owner.put('/api/account', body))
    expect(refused).toMatchObject({ status: 409, code: 'duplicate', field: 'email' })
  })

  if (lane !== 'sqlite') return

  it('tells the second of two tabs that the name was changed meanwhile', async () => {
    const { version } = await bodyOf<{ version: string }>(api.owner.get('/api/account'))
    const save = (name: string, version: string) =>
      api.owner.put('/api/account', { name, email, version })
    await bodyOf(save('Maren O', version))
    expect(await failureOf(save('M', version))).toMatchObject({ status: 409, code: 'changed' })
    const now = await bodyOf<{ name: string; version: string }>(api.owner.get('/api/account'))
    expect(now.name).toBe('Maren O')
    expect((await save('M', now.version)).status).toBe(200)
  })

  it('ends the owner’s other sessions, and nobody else’s', async () => {
    const [phone, tablet] = [await signInElsewhere(), await signInElsewhere()]
    expect(await bodyOf(api.owner.delete('/api/account/sessions'))).toEqual({ ended: 2 })
    expect((await phone.get('/api/account/sessions')).status).toBe(401)
    expect((await tablet.get('/api/account/sessions')).status).toBe(401)
    expect(await sessions()).toHaveLength(1)
    expect(await bodyOf(api.guest.get('/api/session'))).toMatchObject({ user: { role: 'guest' } })
  })

  it('accepts another name at once, and another address with the password', async () => {
    const named = await bodyOf(api.owner.put('/api/account', { name: 'Maren O', email }))
    expect(named).toEqual({ name: 'Maren O', email, version: expect.any(String) })
    const to = { name: 'Maren O', email: 'New@Heron.example' }
    const asked = await failureOf(api.owner.put('/api/account', to))
    expect(asked).toMatchObject({ status: 400, field: 'current' })
    const wrong = await failureOf(api.owner.put('/api/account', { ...to, current: 'no' }))
    expect(wrong).toMatchObject({ status: 400, field: 'current' })
    expect((await api.owner.put('/api/account', { ...to, current: old })).status).toBe(200)
    expect((await login(old, 'new@heron.example')).status).toBe(200)
    expect((await login(old)).status).toBe(401)
  })

  it('accepts a new password, ends all other sessions and keeps this one', async () => {
    const phone = await signInElsewhere()
    expect((await changePassword({ current: old, password: next })).status).toBe(200)
    expect((await phone.get('/api/account/sessions')).status).toBe(401)
    expect(await sessions()).toMatchObject([{ current: true }])
    expect((await login(old)).status).toBe(401)
    expect((await login(next)).status).toBe(200)
  })

  it('refuses a wrong password change, naming the field, and stays signed in', async () => {
    for (const [field, body] of [
      ['current', { current: 'something else', password: next }],
      ['current', { password: next }],
      ['password', { current: old, password: 'short' }],
      ['password', { current: old, password: 'password12' }],
      ['password', { current: old }],
    ] as const) {
      expect(await failureOf(changePassword(body))).toMatchObject({ status: 400, field })
    }
    expect((await login(old)).status).toBe(200)
    expect(await sessions()).toHaveLength(2)
  })

  it('slows down guesses at the current password', async () => {
    const guesses = Array.from({ length: 8 }, (_, i) =>
      changePassword({ current: `guess ${i}`, password: next }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    const right = await changePassword({ current: old, password: next })
    expect([right.status, right.headers.has('Retry-After')]).toEqual([429, true])
  })
})

it('gives an address that two accounts ask for to one of them', async () => {
  const api = await closing(openOwnerApi('postgres'))
  const { db, identity } = api.shop
  const colleagues = await Promise.all(
    ['ada', 'bea'].map(async (name) => {
      const { token } = await identity.makeInvitation({ note: '', role: 'partner', by: 'x' })
      const signup = { token, name, email: `${name}@heron.example`, password: old, replaces: null }
      return (await identity.signUp(signup)).user.id
    }),
  )
  const wanted = { name: 'A', email: 'studio@heron.example', current: old, network: 'n' }
  const change = (userId: string) => identity.changeAccount({ ...wanted, userId })
  // Both see that the address is free and wait for their own rows: neither is ahead of the other.
  const holder = await closing(openDatabase(db.location))
  const asked = await holder.transact(async (trx) => {
    await sql`select id from users for update`.execute(trx)
    const both = Promise.allSettled(colleagues.map(change))
    const waiting = sql`select pid from pg_locks where not granted`
    await expect.poll(async () => (await waiting.execute(trx)).rows.length).toBe(2)
    return { both }
  })
  const refused = (await asked.both).filter((each) => each.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'duplicate', details: { field: 'email' } } }])
})
