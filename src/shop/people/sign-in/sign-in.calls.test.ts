import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, it } from 'vitest'
import { day, minute } from '#platform/time/clock.ts'
import { rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { type ApiClient, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('signing in', (lane) => {
  const api = each(() => openOwnerApi(lane))
  beforeEach(() => api.shop.clock.advance(1))

  const codeNow = (secret: string) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: api.shop.clock.now() })
  const login = (more: object = {}, client = api.client()) =>
    client.post('/api/users/login', { ...ownerLogin, ...more })

  async function turnCodesOn(client: ApiClient = api.owner) {
    const { secret } = await bodyOf<{ secret: string }>(client.post('/api/account/codes/prepare'))
    const { recovery } = await bodyOf<{ recovery: string[] }>(
      client.post('/api/account/codes/confirm', { code: codeNow(secret) }),
    )
    return { secret, recovery }
  }

  it('asks for a code if codes are on, and accepts each once', async () => {
    const { secret, recovery } = await turnCodesOn()
    expect(recovery).toHaveLength(10)
    expect(await failureOf(login())).toMatchObject({ status: 401, code: 'code_needed' })
    const used = codeNow(secret)
    expect(await failureOf(login({ code: used }))).toMatchObject({ status: 400, field: 'code' })
    api.shop.clock.advance(31_000)
    const fresh = codeNow(secret)
    expect((await login({ code: fresh })).status).toBe(200)
    expect(await failureOf(login({ code: fresh }))).toMatchObject({ field: 'code' })
    expect((await login({ code: recovery[3]?.toUpperCase() })).status).toBe(200)
    expect(await failureOf(login({ code: recovery[3] }))).toMatchObject({ field: 'code' })
    const security = await bodyOf<object>(api.owner.get('/api/account/security'))
    expect(security).toMatchObject({ codes: { on: true, recovery: 9 } })
  })

  async function linkFor(email = ownerLogin.email): Promise<string | undefined> {
    const { jobs, services, db } = api.shop
    await bodyOf(api.client().post('/api/users/login/link', { email }))
    const rows = await db.read
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.send')
      .orderBy('id', 'desc')
      .execute()
    expect(jobs).toBeDefined()
    const job = rows
      .map(({ payload }) => JSON.parse(payload))
      .find(({ kind }) => kind === 'sign-in-link')
    return services.sealing.open(job?.sealedToken ?? '', 'link') ?? undefined
  }
  const open = (link: string | undefined, more: object = {}, client = api.client()) =>
    client.post('/api/users/login/link/open', { link, ...more })

  it('replaces a forgotten password by a link, and still asks for a code', async () => {
    const { secret } = await turnCodesOn()
    const link = await linkFor()
    expect(await failureOf(open(link))).toMatchObject({ code: 'code_needed' })
    api.shop.clock.advance(31_000)
    const client = api.client()
    await bodyOf(open(link, { code: codeNow(secret) }, client))
    await bodyOf(client.put('/api/account/password', { password: 'three odd words' }))
    expect(await failureOf(login({ password: 'three odd words' }))).toMatchObject({
      code: 'code_needed',
    })
  })

  async function linksMailed(): Promise<number> {
    const { db } = api.shop
    const { id } = await rowOf(db.read, 'users', { email: ownerLogin.email })
    const mails = await db.read.selectFrom('outbox').select('payload').execute()
    const theirs = mails.filter(({ payload }) => payload.includes(id))
    return theirs.filter(({ payload }) => payload.includes('sign-in-link')).length
  }
  const askForLink = (client = api.client()) =>
    bodyOf(client.post('/api/users/login/link', { email: ownerLogin.email }))

  it('refuses an unknown passkey, and an answer to another challenge', async () => {
    const client = api.client()
    const options = await bodyOf<{ challenge: string; rpId: string }>(
      client.post('/api/users/login/passkey/options'),
    )
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: options.challenge })).toString(
      'base64url',
    )
    const response = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
    }
    const used = client.post('/api/users/login/passkey', { response })
    expect(await failureOf(used)).toMatchObject({ status: 401, code: 'no_session' })
  })

  if (lane !== 'sqlite') return

  it('asks for a fresh proof for important actions, by password or code', async () => {
    const { secret } = await turnCodesOn()
    const invite = () => api.owner.post('/api/invitations/create', { note: '', role: 'helper' })
    expect((await invite()).status).toBe(201)
    api.shop.clock.advance(10 * minute)
    const stale = { status: 403, code: 'confirm_sign_in' }
    expect(await failureOf(invite())).toMatchObject(stale)
    expect(await failureOf(api.owner.get('/api/backups/download'))).toMatchObject(stale)
    expect(
      await failureOf(api.owner.post('/api/privacy/erase', { email: 'a@b.example' })),
    ).toMatchObject(stale)
    expect((await api.owner.get('/api/orders')).status).toBe(200)
    const confirm = (proof: object) => api.owner.post('/api/account/confirm', proof)
    expect(await failureOf(confirm({ password: 'guess' }))).toMatchObject({ field: 'proof' })
    expect(await failureOf(confirm({}))).toMatchObject({ field: 'proof' })
    await bodyOf(confirm({ password: ownerLogin.password }))
    expect((await invite()).status).toBe(201)
    api.shop.clock.advance(10 * minute)
    await bodyOf(confirm({ code: codeNow(secret) }))
    expect((await invite()).status).toBe(201)
  })

  it('sends a mailbox at most three links in a quarter of an hour', async () => {
    for (let asked = 0; asked < 6; asked++) await askForLink()
    expect(await linksMailed()).toBe(3)
    api.shop.clock.advance(15 * minute)
    await askForLink()
    expect(await linksMailed()).toBe(4)
  })

  it('stores no readable secret of a code, and slows guesses down', async () => {
    const { secret, recovery } = await turnCodesOn()
    const { db } = api.shop
    const kept = JSON.stringify([
      await db.read.selectFrom('one_time_codes').selectAll().execute(),
      await db.read.selectFrom('recovery_codes').selectAll().execute(),
    ])
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(recovery[0])
    const statuses: number[] = []
    for (let guess = 0; guess < 8; guess++) {
      statuses.push((await login({ code: `00000${guess}` })).status)
    }
    expect(statuses.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 400])
    expect(statuses.at(-1)).toBe(429)
  })

  it('lets the operator in without a code', async () => {
    await turnCodesOn()
    await api.shop.identity.resetPassword(ownerLogin.email, 'found in a drawer')
    expect((await login({ password: 'found in a drawer' })).status).toBe(200)
  })

  it('sends three to a known browser, however many strangers asked for', async () => {
    const own = api.client()
    await bodyOf(login({}, own))
    for (let asked = 0; asked < 6; asked++) await askForLink()
    expect(await linksMailed()).toBe(3)
    for (let asked = 0; asked < 6; asked++) await askForLink(own)
    expect(await linksMailed()).toBe(6)
    const madeUp = api.client()
    madeUp.cookies.set('atelier_known', `${'a'.repeat(43)}.${'b'.repeat(43)}`)
    await askForLink(madeUp)
    expect(await linksMailed()).toBe(6)
  })

  it('mails an account about a new browser', async () => {
    const client = api.client()
    await bodyOf(login({}, client))
    await bodyOf(login({}, client))
    const { db } = api.shop
    const mails = await db.read.selectFrom('outbox').select('payload').execute()
    expect(mails.filter(({ payload }) => payload.includes('new-device'))).toHaveLength(1)
  })

  it('ends a session after ninety days, however much it is used', async () => {
    const client = api.client()
    await bodyOf(login({}, client))
    for (let used = 0; used < 12; used++) {
      api.shop.clock.advance(7 * day)
      expect((await client.get('/api/account')).status).not.toBe(401)
      expect((await client.get('/api/orders')).status).toBe(200)
    }
    api.shop.clock.advance(6 * day)
    expect((await client.get('/api/orders')).status).toBe(401)
  })

  it('accepts ten codes with the right password, then one a minute, and mails after fifty', async () => {
    const { secret } = await turnCodesOn()
    const { identity, clock, db } = api.shop
    let networks = 0
    const attempt = (code?: string) => {
      networks += 1
      const from = { network: `network ${networks}`, replaces: null }
      return identity.login({ ...ownerLogin, ...from, code }).then(
        () => 'in',
        (error) => error.details.field ?? error.code,
      )
    }
    const told = async () => {
      const mails = await db.read.selectFrom('outbox').select('payload').execute()
      return mails.filter(({ payload }) => payload.includes('wrong-codes')).length
    }
    for (let guess = 0; guess < 10; guess++) {
      expect(await attempt('000000')).toBe('code')
      clock.advance(2000)
      expect(await attempt()).toBe('code_needed')
    }
    expect(await attempt('000000')).toBe('too_many')
    for (let guess = 10; guess < 49; guess++) {
      clock.advance(minute)
      expect(await attempt('000000')).toBe('code')
    }
    expect(await told()).toBe(0)
    clock.advance(minute)
    expect(await attempt('000000')).toBe('code')
    expect(await told()).toBe(1)
    clock.advance(minute)
    expect(await attempt(codeNow(secret))).toBe('in')
    expect(await attempt('000000')).toBe('code')
    expect(await attempt('000000')).toBe('code')
  })

  it('accepts no passkey for a site from the request', async () => {
    const path = '/api/users/login/passkey/options'
    const evil = { Origin: 'http://evil.test', Host: 'evil.test' }
    expect(await failureOf(api.client().send('POST', path, '{}', evil))).toMatchObject({
      code: 'forbidden',
    })
    // A made-up token skips the Origin check.
    const Authorization = `Bearer ${'a'.repeat(43)}`
    for (const more of [evil, { Origin: 'x' }]) {
      const made = api.client().send('POST', path, '{}', { Authorization, ...more })
      expect((await bodyOf<{ rpId: string }>(made)).rpId).toBe('localhost')
    }
  })

  const { email, password: current } = ownerLogin
  it.each<[string, () => Promise<unknown>]>([
    [
      'a new address',
      () =>
        bodyOf(api.owner.put('/api/account', { name: 'M', email: 'new@heron.example', current })),
    ],
    [
      'a new password',
      () =>
        bodyOf(api.owner.put('/api/account/password', { current, password: 'three odd words' })),
    ],
    ['the operator’s password', () => api.shop.identity.resetPassword(email, 'found in a drawer')],
    [
      'the operator’s address',
      () => api.shop.identity.ensureOwner({ ...ownerLogin, email: 'new@heron.example' }),
    ],
  ])('ends mailed links by %s', async (_, change) => {
    const link = await linkFor()
    await change()
    expect(await failureOf(open(link))).toMatchObject({ status: 403, field: 'link' })
  })

  it('opens a link in a known browser, although strangers on its network guess passwords', async () => {
    const own = api.client()
    await bodyOf(login({}, own))
    const link = await linkFor()
    for (let n = 0; n < 7; n++) await login({ password: 'guess' })
    expect(await failureOf(open(link))).toMatchObject({ code: 'too_many' })
    await bodyOf(open(link, {}, own))
  })

  it('accepts a link once, for fifteen minutes, and answers the same for unknown addresses', async () => {
    const unknown = await api.client().post('/api/users/login/link', { email: 'who@else.example' })
    const known = await api.client().post('/api/users/login/link', { email: ownerLogin.email })
    expect(await unknown.text()).toBe(await known.text())
    const link = await linkFor()
    const client = api.client()
    expect(await bodyOf(open(link, {}, client))).toMatchObject({ user: { role: 'admin' } })
    expect(await failureOf(open(link))).toMatchObject({ status: 403, field: 'link' })
    const late = await linkFor()
    api.shop.clock.advance(15 * minute)
    expect(await failureOf(open(late))).toMatchObject({ status: 403 })
    expect(await failureOf(open('a'.repeat(43)))).toMatchObject({ status: 403 })
  })
})
