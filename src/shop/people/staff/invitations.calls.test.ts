import { expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface Made {
  invitation: { id: string; state: string }
  link: string
}

const theo = { name: 'Theo', email: 'Theo@Heron.example', password: 'kettle-and-moss' }

eachDatabase('invitations', (lane) => {
  const api = each(() => openOwnerApi(lane))

  async function invite(note = 'Theo') {
    const made = await bodyOf<Made>(
      api.owner.post('/api/invitations/create', { note, role: 'partner' }),
    )
    const token = new URL(made.link).searchParams.get('invitation') ?? ''
    return { ...made, token }
  }
  const signUp = (invitation: string, more: object = {}, client = api.guest) =>
    client.post('/api/users/create', { ...theo, ...more, invitation })
  const list = () => bodyOf<object[]>(api.owner.get('/api/invitations'))

  it('let the first owner in by the operator’s token, once, and no second one', async () => {
    const { identity, clock, db } = api.shop
    const token = 'f'.repeat(64)
    await identity.inviteFirstOwner(token)
    expect(await failureOf(signUp(token))).toMatchObject({ status: 403 })
    await db.transact((trx) =>
      trx
        .updateTable('users')
        .set({ staff_role: 'partner' })
        .where('staff_role', '=', 'owner')
        .execute(),
    )
    expect(await identity.openInvitationRole(token)).toBe('owner')
    clock.advance(8 * day)
    expect(await identity.openInvitationRole(token)).toBeNull()
    await identity.inviteFirstOwner(token)
    await bodyOf(signUp(token))
    expect((await identity.staff()).map(({ role }) => role)).toEqual(['partner', 'owner'])
    await identity.inviteFirstOwner(token)
    const again = signUp(token, { email: 'new@heron.example' }, api.stranger)
    expect(await failureOf(again)).toMatchObject({ status: 403 })
  })

  it.each(['dismissed', 'made a partner'])('from an owner who is %s are invalid', async (how) => {
    api.shop.clock.advance(1)
    const second = await api.colleague('owner', 'second')
    const own = await bodyOf<Made>(
      second.post('/api/invitations/create', { note: '', role: 'owner' }),
    )
    const { token: first } = await invite()
    const id = (await api.shop.identity.staff())[1]?.id
    if (how === 'dismissed') await bodyOf(api.owner.delete(`/api/staff/delete/id/${id}`))
    else await bodyOf(api.owner.put(`/api/staff/role/id/${id}`, { role: 'partner' }))
    const invitation = new URL(own.link).searchParams.get('invitation') ?? ''
    expect(await failureOf(signUp(invitation, {}, api.stranger))).toMatchObject({ status: 403 })
    expect((await signUp(first)).status).toBe(200)
  })

  if (lane !== 'sqlite') return

  it('answer the same when used, expired, withdrawn or made up', async () => {
    const used = await invite()
    api.shop.clock.advance(1)
    const expired = await invite()
    await signUp(used.token)
    api.shop.clock.advance(7 * day)
    await bodyOf(api.owner.post('/api/account/confirm', { password: ownerLogin.password }))
    const withdrawn = await invite()
    await api.owner.delete(`/api/invitations/delete/id/${withdrawn.invitation.id}`)
    const tokens = [used.token, expired.token, withdrawn.token, 'a'.repeat(43), "' or 1=1"]
    const answers = await Promise.all(
      tokens.map((token) => failureOf(signUp(token, { email: 'new@heron.example' }, api.stranger))),
    )
    expect(answers[0]).toMatchObject({ status: 403, code: 'forbidden', field: 'invitation' })
    expect(answers).toEqual(Array.from({ length: 5 }, () => answers[0]))
    expect(await list()).toMatchObject([
      { state: 'withdrawn' },
      { state: 'expired' },
      { state: 'used' },
    ])
    expect(await api.shop.identity.staff()).toHaveLength(2)
  })

  it('give access that the owner can remove again', async () => {
    api.shop.clock.advance(1)
    const { token } = await invite()
    await bodyOf(signUp(token))
    const [owner, helper] = await api.shop.identity.staff()
    const dismiss = (id = '', client = api.owner) => client.delete(`/api/staff/delete/id/${id}`)
    expect(await failureOf(dismiss(owner?.id, api.guest))).toMatchObject({ status: 403 })
    expect(await failureOf(dismiss(helper?.id, api.guest))).toMatchObject({ status: 403 })
    expect(await failureOf(dismiss(owner?.id))).toMatchObject({ status: 403 })
    expect((await api.guest.get('/api/studio')).status).toBe(200)
    await bodyOf(dismiss(helper?.id))
    expect(await failureOf(api.guest.get('/api/studio'))).toMatchObject({
      status: 403,
      code: 'account_removed',
      message: 'This account has been removed. Ask the owner.',
    })
    const login = { email: theo.email, password: theo.password }
    expect((await api.stranger.post('/api/users/login', login)).status).toBe(401)
    expect(await api.shop.identity.staff()).toHaveLength(1)
    expect(await failureOf(dismiss(helper?.id))).toMatchObject({ status: 404 })
    const again = await invite()
    expect((await signUp(again.token, {}, api.stranger)).status).toBe(200)
  })

  it('let one of two parallel users in', async () => {
    const { token } = await invite()
    const statuses = await Promise.all([
      signUp(token),
      signUp(token, { email: 'other@heron.example' }, api.stranger),
    ])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await api.shop.identity.staff()).toHaveLength(2)
  })

  it('make another account of the studio, with its own session, and store only a digest', async () => {
    const { token, link, invitation } = await invite()
    const kept = await api.shop.db.read.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify([kept, await list()])).not.toContain(token)
    expect(link).toMatch(/^http:\/\/localhost:3000\/signup\?invitation=[\w-]{43}$/)
    const guest = api.guest.cookies.get('atelier_session') ?? ''
    const { user } = await bodyOf<{ user: object }>(signUp(token))
    expect(user).toMatchObject({ name: 'Theo', email: 'theo@heron.example', role: 'admin' })
    expect(api.guest.cookies.get('atelier_session')).not.toBe(guest)
    expect(await api.shop.identity.visitor(guest)).toBeNull()
    expect((await api.guest.get('/api/studio')).status).toBe(200)
    expect(await list()).toMatchObject([{ note: 'Theo', state: 'used', usedBy: 'Theo' }])
    // A used invitation can't be withdrawn.
    const withdraw = (id: string) => api.owner.delete(`/api/invitations/delete/id/${id}`)
    expect(await bodyOf(withdraw(invitation.id))).toMatchObject({ state: 'used' })
    expect((await withdraw('0'.repeat(32))).status).toBe(404)
  })

  it('name a wrong field, and stay open', async () => {
    const { token } = await invite()
    for (const [field, change] of [
      ['name', { name: ' ' }],
      ['email', { email: 'theo' }],
      ['password', { password: 'too short' }],
      ['password', { password: 'aaaaaaaaaaaa' }],
    ] as const) {
      expect(await failureOf(signUp(token, change))).toMatchObject({ status: 400, field })
    }
    // The address is taken.
    const taken = await failureOf(signUp(token, { email: 'MAREN@heron.example' }))
    expect(taken).toMatchObject({ status: 409, code: 'duplicate', field: 'email' })
    expect(await list()).toMatchObject([{ state: 'open' }])
    expect((await signUp(token)).status).toBe(200)
  })

  it('lead a plain form to the admin', async () => {
    const { token } = await invite()
    const form = { ...theo, invitation: token }
    const page = `http://localhost/signup?invitation=${token}`
    const wrong = await api.stranger.form('/api/users/create', { ...form, password: 'x' }, page)
    expect(wrong.headers.get('Location')).toBe(`/signup?invitation=${token}&problem=bad_input`)
    const answer = await api.stranger.form('/api/users/create', form, page)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin'])
  })
})
