import { describe, expect, it } from 'vitest'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const address = '/api/vacation-mode/edit'
const on = { vacationModeOn: 1, header: 'Out to sea', message: 'Back soon.' }

describe('vacation mode by the API', () => {
  const api = each(() => openOwnerApi())

  async function cartWithPin(): Promise<{ userId: string; lineId: number }> {
    const merchId = await addPins(api.shop.db, 5)
    const { id } = await bodyOf<{ id: number }>(
      api.guest.post('/api/cart-merch/create', { merchId, quantity: 1 }),
    )
    const { user } = await bodyOf<{ user: { id: string } }>(api.guest.get('/api/session'))
    return { userId: user.id, lineId: id }
  }

  it('tells everybody its state, by the specification’s names', async () => {
    expect(await bodyOf(api.stranger.get('/api/vacation-mode'))).toEqual({
      vacationModeOn: 0,
      header: expect.any(String),
      message: expect.any(String),
      startsOn: null,
      opensOn: null,
      version: expect.any(String),
    })
    const plan = { ...on, vacationModeOn: '0', startsOn: '2026-07-01', opensOn: '2026-07-20' }
    const stands = { ...plan, vacationModeOn: 0, version: expect.any(String) }
    expect(await bodyOf(api.owner.put(address, plan))).toEqual(stands)
    expect(await bodyOf(api.stranger.get('/api/vacation-mode'))).toEqual(stands)
  })

  it('keeps its planned days when the studio moves to another time zone', async () => {
    const { clock, jobs } = api.shop
    const plan = { ...on, vacationModeOn: 0, startsOn: '2026-07-01', opensOn: '2026-07-20' }
    await bodyOf(api.owner.put(address, plan))
    const timeZone = 'Asia/Tokyo'
    const moved = { timeZone, country: 'JP', currency: 'JPY', countries: ['JP'] }
    await bodyOf(api.owner.put('/api/store-settings', moved))
    const isOnAt = async (moment: string) => {
      clock.set(Date.parse(moment))
      await jobs.runDue()
      return (await api.shop.storefront.vacation.read()).on
    }
    expect(await isOnAt('2026-06-30T14:59:00Z')).toBe(false)
    expect(await isOnAt('2026-06-30T15:00:00Z')).toBe(true)
    expect(await isOnAt('2026-07-19T15:00:00Z')).toBe(false)
  })

  it('tells the second of two tabs that it was changed meanwhile, and needs no version', async () => {
    const { version } = await bodyOf<{ version: string }>(api.owner.get('/api/vacation-mode'))
    await bodyOf(api.owner.put(address, { ...on, version }))
    const second = { ...on, header: 'Away', version }
    const refused = await failureOf(api.owner.put(address, second))
    expect(refused).toMatchObject({ status: 409, code: 'changed' })
    const now = await bodyOf<{ version: string }>(api.owner.get('/api/vacation-mode'))
    expect(now).toMatchObject(on)
    await bodyOf(api.owner.put(address, { ...second, version: now.version }))
    expect((await api.owner.put(address, on)).status).toBe(200)
  })

  it('refuses every shopper’s write, and keeps the cart', async () => {
    const { userId, lineId } = await cartWithPin()
    await bodyOf(api.owner.put(address, on))
    const tries = [
      api.guest.post('/api/cart/create'),
      api.guest.delete(`/api/cart/delete/id/${userId}`),
      api.guest.post('/api/cart-merch/create', { merchId: 1, quantity: 1 }),
      api.guest.put(`/api/cart-merch/update-quantity/id/${lineId}`, { quantity: 2 }),
      api.guest.delete(`/api/cart-merch/delete/id/${lineId}`),
      api.guest.post(`/api/cart/create-checkout-session/id/${userId}`),
    ]
    const refusals = (await Promise.all(tries.map(failureOf))).map(({ status, code }) => [
      status,
      code,
    ])
    expect(refusals).toEqual(tries.map(() => [409, 'on_vacation']))
    expect(await bodyOf(api.guest.get('/api/session'))).toMatchObject({
      itemCount: 1,
      closed: 'vacation',
    })
    await bodyOf(api.owner.put(address, { ...on, vacationModeOn: 0 }))
    const url = `/api/cart-merch/update-quantity/id/${lineId}`
    expect((await api.guest.put(url, { quantity: 2 })).status).toBe(200)
  })

  it('names a wrong field, and changes nothing', async () => {
    const wrong: [field: string, changes: object][] = [
      ['vacationModeOn', { vacationModeOn: 2 }],
      ['header', { header: ' ' }],
      ['header', { header: 'x'.repeat(81) }],
      ['message', { message: '' }],
      ['startsOn', { vacationModeOn: 0, startsOn: '2026-02-30' }],
      ['startsOn', { vacationModeOn: 0, startsOn: '2020-01-01' }],
      ['startsOn', { startsOn: '2026-07-01' }],
      ['opensOn', { opensOn: 'in summer' }],
      ['opensOn', { opensOn: '2020-01-01' }],
      ['opensOn', { vacationModeOn: 0, opensOn: '2026-07-01' }],
      ['opensOn', { vacationModeOn: 0, startsOn: '2026-07-02', opensOn: '2026-07-01' }],
      ['opensOn', { vacationModeOn: 0, startsOn: '2026-07-02', opensOn: '2026-07-02' }],
    ]
    for (const [field, changes] of wrong) {
      const failure = await failureOf(api.owner.put(address, { ...on, ...changes }))
      const words = JSON.stringify(changes)
      expect(failure, words).toMatchObject({ status: 400, code: 'bad_input', field })
    }
    expect((await api.shop.storefront.vacation.read()).on).toBe(false)
  })
})
