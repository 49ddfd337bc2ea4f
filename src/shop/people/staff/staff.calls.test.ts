import { beforeEach, describe, expect, it } from 'vitest'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

describe('roles of the staff', () => {
  const api = each(openOwnerApi)
  beforeEach(() => api.shop.clock.advance(1))

  const idOf = async (name: string) =>
    (await api.shop.identity.staff()).find((member) => member.name === name)?.id
  const give = (id: string | undefined, role: string) =>
    api.owner.put(`/api/staff/role/id/${id}`, { role })

  it('come with the invitation, beside the specification’s role, and apply at once after a change', async () => {
    const theo = await api.colleague('helper', 'theo')
    const { user } = await bodyOf<{ user: object }>(theo.get('/api/session'))
    expect(user).toMatchObject({ role: 'admin', staffRole: 'helper' })
    const { user: guest } = await bodyOf<{ user: object }>(api.guest.get('/api/session'))
    expect(guest).toMatchObject({ role: 'guest', staffRole: null })
    expect((await theo.get('/api/studio')).status).toBe(403)
    await bodyOf(give(await idOf('theo'), 'partner'))
    expect((await theo.get('/api/studio')).status).toBe(200)
    await bodyOf(give(await idOf('theo'), 'helper'))
    expect((await theo.get('/api/studio')).status).toBe(403)
  })

  it('keep one owner in every case', async () => {
    const owner = await idOf('owner')
    const refused = { status: 403, code: 'forbidden' }
    expect(await failureOf(give(owner, 'partner'))).toMatchObject(refused)
    const dismissed = api.owner.delete(`/api/staff/delete/id/${owner}`)
    expect(await failureOf(dismissed)).toMatchObject(refused)
    await api.colleague('owner', 'second')
    await bodyOf(give(owner, 'partner'))
    expect((await api.owner.get('/api/studio')).status).toBe(200)
    expect((await api.owner.get('/api/invitations')).status).toBe(403)
  })

  it('exist only for accounts of the studio', async () => {
    const { user } = await bodyOf<{ user: { id: string } }>(api.guest.get('/api/session'))
    expect(await failureOf(give(user.id, 'owner'))).toMatchObject({ status: 404 })
    expect(await failureOf(give(await idOf('owner'), 'queen'))).toMatchObject({ field: 'role' })
  })

  it('leave the studio’s email to an owner', async () => {
    const theo = await api.colleague('partner', 'theo')
    const form = await bodyOf<{ tagLine: string }>(theo.get('/api/studio'))
    const { pictures: _, ...mine } = form as typeof form & { pictures: unknown }
    const moved = theo.put('/api/studio', { ...mine, email: 'theo@heron.example' })
    expect(await failureOf(moved)).toMatchObject({ status: 403, field: 'email' })
    expect((await theo.put('/api/studio', { ...mine, tagLine: 'Ours' })).status).toBe(200)
  })
})

it('let one of two owners go who demote each other in parallel', async () => {
  const api = await closing(openOwnerApi('postgres'))
  await api.colleague('owner', 'second')
  const { identity } = api.shop
  const [first, second] = await identity.staff()
  const outcomes = await Promise.allSettled(
    [first, second].map((member) => identity.changeStaffRole(member?.id ?? '', 'partner')),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await identity.staff()).map(({ role }) => role).sort()).toEqual(['owner', 'partner'])
})
