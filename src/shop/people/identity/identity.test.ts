import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { addRows, changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addOrder } from '#testing/fixtures/orders/orders.ts'
import { openStockedApi, type TestApi } from '#testing/harness/api.ts'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'
import { each } from '#testing/harness/each.ts'

const first = { email: 'owner@atelier.example', password: 'made up at first' }

eachDatabase('identity', (lane) => {
  const api = each(() => openStockedApi(lane))
  let identity: TestApi['shop']['identity']
  beforeEach(async () => {
    identity = api.shop.identity
  })

  const login = (credentials: { email: string; password: string }) =>
    identity.login({ ...credentials, network: 'here', replaces: null })
  const settings = () => api.shop.db.read.selectFrom('settings').selectAll().execute()
  const users = () => api.shop.db.read.selectFrom('users').selectAll().execute()

  it('always finds the first account, although a helper has the configured address now', async () => {
    await identity.ensureOwner(first)
    const { id } = (await users())[0] ?? { id: '' }
    const helper = { role: 'admin', name: 'Theo', password_hash: 'none', seen_at: 2 } as const
    const { db, clock } = api.shop
    await changeRows(db, 'users', { email: 'moved@example.com' }, { id })
    const made = { email: first.email, created_at: clock.now() + 1 }
    await addRows(db, 'users', { ...helper, ...made, id: 'helper' })
    await identity.configureOwner({ ...first, password: 'another password' })
    const [owner, other] = (await users()).toSorted((a, b) => a.created_at - b.created_at)
    expect(other).toMatchObject({ id: 'helper', email: first.email, password_hash: 'none' })
    expect(owner).toMatchObject({ id, email: 'moved@example.com' })
    const moved = { email: 'moved@example.com', password: 'another password' }
    expect((await login(moved)).user.id).toBe(id)
  })

  /** Guesses by strangers on separate networks, until the account is slowed down. */
  async function guessElsewhere(email: string): Promise<void> {
    for (let n = 0; n < 11; n++) {
      const guess = { email, password: 'guess', network: `network ${n}`, replaces: null }
      await expect(identity.login(guess)).rejects.toMatchObject({ code: 'no_session' })
    }
  }

  const loginBy = (mark: string | null, password = first.password) =>
    identity.login({ ...first, password, network: 'here', replaces: null, mark })

  it('deletes a cart without a session', async () => {
    const { user } = await identity.createGuest()
    await addSticker(user.id)
    api.shop.clock.advance(91 * day)
    await identity.cleanUp()
    expect(await users()).toEqual([])
    expect(await api.shop.db.read.selectFrom('cart_lines').selectAll().execute()).toEqual([])
  })

  const addSticker = (userId: string) =>
    api.shop.storefront.cart.addLine(
      { userId, role: 'guest', staffRole: null, name: 'guest', email: null },
      { kind: 'merch', cartId: null, productId: 1, size: null, variantId: null, quantity: 1 },
    )

  if (lane !== 'sqlite') return

  it('applies the configured login once, and again only when it changes', async () => {
    await identity.configureOwner(first)
    const [owner] = await users()
    const hers = 'her own since yesterday'
    await identity.resetPassword(first.email, hers)
    await identity.configureOwner(first)
    expect((await login({ ...first, password: hers })).user.id).toBe(owner?.id)
    const given = { ...first, password: 'given by the machine' }
    await identity.configureOwner(given)
    expect((await login(given)).user.id).toBe(owner?.id)
    await expect(login({ ...first, password: hers })).rejects.toMatchObject({ code: 'no_session' })
    expect(JSON.stringify(await settings())).not.toContain(given.password)
  })

  describe('while a password is being checked', () => {
    withRealHashes()

    it('refuses a password that was changed meanwhile', async () => {
      await identity.ensureOwner(first)
      const attempt = login(first)
      // By now it has asked for the hash.
      await turn()
      attempt.catch(() => {})
      await changeRows(api.shop.db, 'users', { password_hash: 'another one' })
      await expect(attempt).rejects.toMatchObject({ code: 'no_session' })
    })
  })

  it('lets no guesses from the same office slow down a known browser', async () => {
    await identity.ensureOwner(first)
    const { mark, user, token } = await login(first)
    const guess = { ...first, password: 'guess', network: 'here', replaces: null }
    for (let n = 0; n < 7; n++) await identity.login(guess).catch(() => {})
    await expect(login(first)).rejects.toMatchObject({ code: 'too_many' })
    expect((await loginBy(mark)).user.role).toBe('admin')
    const change = { userId: user.id, token, network: 'here', current: first.password }
    await identity.changePassword({ ...change, password: 'another long one' })
  })

  it('deletes only guests without cart or order after 30 days', async () => {
    await identity.ensureOwner(first)
    const [idle, shopper, buyer] = [
      await identity.createGuest(),
      await identity.createGuest(),
      await identity.createGuest(),
    ]
    await addSticker(shopper.user.id)
    await api.shop.db.transact((trx) => addOrder(trx, { user_id: buyer.user.id }))
    api.shop.clock.advance(29 * day)
    await identity.cleanUp()
    expect(await users()).toHaveLength(4)
    api.shop.clock.advance(2 * day)
    const recent = await identity.createGuest()
    await identity.cleanUp()
    const left = (await users()).filter((user) => user.role === 'guest').map((user) => user.id)
    expect(left.sort()).toEqual([shopper.user.id, buyer.user.id, recent.user.id].sort())
    expect(await identity.visitor(idle.token)).toBeNull()
  })

  it('has an owner after the first start, with a hashed password, whom a second start leaves alone', async () => {
    expect(await identity.hasOwner()).toBe(false)
    await identity.ensureOwner(first)
    expect(await identity.hasOwner()).toBe(true)
    const before = await users()
    expect(JSON.stringify(before)).not.toContain(first.password)
    const { token, user } = await login(first)
    expect(user).toMatchObject({ role: 'admin', email: first.email })
    await identity.ensureOwner(first)
    const hashes = (all: typeof before) => all.map((each) => each.password_hash)
    expect(hashes(await users())).toEqual(hashes(before))
    expect(await identity.visitor(token)).not.toBeNull()
  })

  it('changes the owner’s address and password, and ends the sessions', async () => {
    await identity.ensureOwner(first)
    const { token } = await login(first)
    const now = { email: 'Ada@Example.com', password: 'chosen with care' }
    await identity.ensureOwner(now)
    expect(await users()).toHaveLength(1)
    expect(await identity.visitor(token)).toBeNull()
    await expect(login(first)).rejects.toMatchObject({ code: 'no_session' })
    expect((await login(now)).user.email).toBe('ada@example.com')
  })

  it('replaces a lost password and ends every session', async () => {
    await identity.ensureOwner(first)
    const { token } = await login(first)
    const guest = await identity.createGuest()
    await identity.resetPassword(' OWNER@atelier.example', 'found in a drawer')
    expect(await identity.visitor(token)).toBeNull()
    expect(await identity.visitor(guest.token)).not.toBeNull()
    expect((await login({ ...first, password: 'found in a drawer' })).user.role).toBe('admin')
    const nobody = identity.resetPassword('nobody@atelier.example', 'found in a drawer')
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
  })

  it('counts parallel guesses separately', async () => {
    await identity.ensureOwner(first)
    const guesses = Array.from({ length: 20 }, () => login({ ...first, password: 'guess' }))
    const codes = (await Promise.allSettled(guesses)).map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : 'in',
    )
    expect(codes.filter((code) => code === 'no_session')).toHaveLength(6)
    expect(codes.filter((code) => code === 'too_many')).toHaveLength(14)
  })

  it('slows down guesses with a mark, too', async () => {
    await identity.ensureOwner(first)
    const { mark } = await login(first)
    for (let n = 0; n < 11; n++) {
      const network = `network ${n}`
      const guess = identity.login({ ...first, password: 'guess', network, replaces: null, mark })
      await expect(guess).rejects.toMatchObject({ code: 'no_session' })
    }
    await expect(loginBy(mark)).rejects.toMatchObject({ code: 'too_many' })
    expect((await login(first)).user.role).toBe('admin')
  })

  it('accepts only its own mark, for this account and this password', async () => {
    await identity.ensureOwner(first)
    const { mark: old } = await login(first)
    await identity.resetPassword(first.email, 'found in a drawer')
    const { mark, token, user } = await loginBy(null, 'found in a drawer')
    const change = { userId: user.id, token, network: 'here' }
    const passwords = { current: 'found in a drawer', password: first.password }
    const next = await identity.changePassword({ ...change, ...passwords })
    const [name] = next.split('.')
    await guessElsewhere(first.email)
    for (const wrong of [old, mark, '', 'mark', `${name}.`, `${name}.${name}`, `${next}.${name}`]) {
      await expect(loginBy(wrong)).rejects.toMatchObject({ code: 'too_many' })
    }
    expect((await loginBy(next)).user.role).toBe('admin')
  })
})
