import { describe, expect, it } from 'vitest'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

const everywhere = {
  name: 'Everywhere',
  countries: null,
  prints: { first: 1 },
  clothing: { first: 2 },
  merch: { first: 3 },
}
const closed = (from: string, until: string) => ({ from, until })
const dispatch = {
  daysFrom: 2,
  stock: { from: 0, to: 2 },
  printer: { from: 2, to: 6 },
  weekdays: [1, 3, 5],
  cutOff: '14:30',
  closed: [],
}
const europe = { ...everywhere, name: 'Europe', countries: ['DE'] }

describe('the shipping form', () => {
  const api = shared(openOwnerApi)
  const studio = () => bodyOf<{ version: string }>(api.owner.get('/api/studio'))

  it('sets costs and dispatch time, without another section’s version', async () => {
    const { version } = await studio()
    const zones = [{ ...everywhere, prints: { first: '5.5' }, clothing: { first: 0 } }]
    const shipping = { zones, days: '10', madeToOrder: 'Slowly.' }
    const saved = await bodyOf(api.owner.put('/api/studio/shipping', shipping))
    expect(saved).toMatchObject({
      zones: [{ prints: { first: 5.5, more: 0 }, clothing: { first: 0 }, freeFrom: null }],
      printsApart: false,
      pickup: null,
      days: 10,
    })
    expect(await bodyOf(api.owner.get('/api/studio/shipping'))).toEqual(saved)
    expect((await api.shop.settings.shipping()).rates).toEqual({
      prints: '$5.50',
      clothing: 'free',
      merch: '$3.00',
    })
    expect((await api.shop.settings.studio()).madeToOrder).toBe('Slowly.')
    expect((await studio()).version).toBe(version)
  })

  it('sets the packing days, and keeps them when a save omits them', async () => {
    const zones = [{ ...everywhere, transit: { from: '3', to: '7' } }]
    const shipping = { zones, days: 7, madeToOrder: 'Slowly.' }
    const said = { ...dispatch, closed: [closed('2026-12-24', '2027-01-02')] }
    const saved = await bodyOf(
      api.owner.put('/api/studio/shipping', { ...shipping, dispatch: said }),
    )
    expect(saved).toMatchObject({ zones: [{ transit: { from: 3, to: 7 } }], dispatch: said })
    expect(await bodyOf(api.owner.put('/api/studio/shipping', shipping))).toEqual(saved)
    expect(await api.shop.settings.dispatchTerms()).toMatchObject({
      weekdays: said.weekdays,
      cutOff: said.cutOff,
      closed: said.closed,
      days: { made: { from: 2, to: 7 }, stock: said.stock, printer: said.printer },
    })
  })

  it.each([
    ['zones.0.prints.first', { zones: [{ ...everywhere, prints: { first: '5.555' } }] }],
    ['zones.0.merch.first', { zones: [{ ...everywhere, merch: { first: -1 } }] }],
    ['zones.0.merch.more', { zones: [{ ...everywhere, merch: { first: 1, more: 'x' } }] }],
    ['zones.0.clothing.first', { zones: [{ ...everywhere, clothing: { first: 1001 } }] }],
    ['zones.0.clothing', { zones: [{ ...everywhere, clothing: undefined }] }],
    ['zones.0.name', { zones: [{ ...everywhere, name: ' ' }] }],
    ['zones.0.countries', { zones: [{ ...everywhere, countries: ['DE'] }] }],
    ['zones.0.countries', { zones: [{ ...europe, countries: [] }, everywhere] }],
    ['zones.0.countries', { zones: [{ ...europe, countries: ['XX'] }, everywhere] }],
    ['zones.1.countries', { zones: [europe, { ...europe, name: 'Again' }, everywhere] }],
    ['zones.1.name', { zones: [europe, { ...europe, countries: ['FR'] }, everywhere] }],
    ['zones', { zones: [] }],
    ['pickup', { pickup: 'x'.repeat(301) }],
    ['days', { days: 0 }],
    ['days', { days: 'soon' }],
    ['madeToOrder', { madeToOrder: 'x'.repeat(601) }],
    ['zones.0.transit.to', { zones: [{ ...everywhere, transit: { from: 5, to: 4 } }] }],
    ['zones.0.transit.to', { zones: [{ ...everywhere, transit: { from: 5, to: '' } }] }],
    ['dispatch.daysFrom', { dispatch: { ...dispatch, daysFrom: 8 } }],
    ['dispatch.stock.to', { dispatch: { ...dispatch, stock: { from: 1, to: 91 } } }],
    ['dispatch.weekdays', { dispatch: { ...dispatch, weekdays: [] } }],
    ['dispatch.cutOff', { dispatch: { ...dispatch, cutOff: '25:00' } }],
    ['dispatch.closed.0.until', { dispatch: { ...dispatch, closed: [closed('2026-12-24', '')] } }],
    [
      'dispatch.closed.0.until',
      { dispatch: { ...dispatch, closed: [closed('2026-12-24', '2026-12-23')] } },
    ],
  ])('refuses a wrong %s', async (field, change) => {
    const shipping = { zones: [everywhere], days: 7, madeToOrder: 'Slowly.', ...change }
    const refused = failureOf(api.owner.put('/api/studio/shipping', shipping))
    expect(await refused).toMatchObject({ status: 400, field })
  })
})
