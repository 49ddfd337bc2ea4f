import { describe, expect, it } from 'vitest'
import { words } from '#demo/words.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
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

interface Studio extends Record<string, unknown> {
  studioName: string
  social: { label: string; url: string }[]
  pictures: Record<string, { address: string } | null>
  version: string
}

describe('the owner’s texts', () => {
  const api = shared(openOwnerApi)

  const read = async () => {
    const { pictures: _, ...form } = await bodyOf<Studio>(api.owner.get('/api/studio'))
    return form
  }
  const save = (form: object) => api.owner.put('/api/studio', form)

  it('are the defaults until the owner writes them', async () => {
    expect(await read()).toMatchObject({
      studioName: words.studioName,
      aboutText: words.about.paragraphs.join('\n\n'),
      about: null,
    })
  })

  it('include the first screen’s view, with a market’s day only', async () => {
    const form = await read()
    const market = { windowFollows: 'coming', marketTitle: 'Harbour market' }
    expect(await failureOf(save({ ...form, ...market }))).toMatchObject({
      field: 'marketDay',
    })
    for (const marketDay of ['2026-02-30', 'soon']) {
      expect((await save({ ...form, ...market, marketDay })).status).toBe(400)
    }
    await bodyOf(save({ ...form, ...market, marketDay: '2026-12-05' }))
    expect((await api.shop.settings.studio()).homeWindow).toEqual({
      follows: 'coming',
      market: { title: 'Harbour market', day: '2026-12-05' },
    })
  })

  it('are saved all at once, and raise the content version', async () => {
    const before = await api.shop.db.contentVersion()
    const address = pictureAt('main')
    const social = [{ label: 'Instagram', url: 'https://instagram.example/me' }]
    const changes = { tagLine: 'Ink', aboutText: 'One.\n\n\nTwo.', social, about: address }
    const saved = await bodyOf<Studio>(save({ ...(await read()), ...changes }))
    expect(saved.pictures.about).toMatchObject({ address })
    const studio = await api.shop.settings.studio()
    expect(studio).toMatchObject({
      tagLine: 'Ink',
      about: { paragraphs: ['One.', 'Two.'] },
      social: [{ network: 'instagram', ...social[0] }],
      madeToOrder: words.madeToOrder.replace('{days}', '7'),
    })
    expect((await api.shop.content.studioPictures()).about).toMatchObject({ address })
    expect(await api.shop.db.contentVersion()).toBe(before + 1)
  })

  it('accept the same form twice', async () => {
    const form = { ...(await read()), tagLine: 'Ink', version: undefined }
    const [first, second] = await Promise.all([save(form), save(form)])
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect((await bodyOf<Studio>(second as Response)).version).toBe((await read()).version)
  })

  it('tell the second of two tabs of a change, and keep the first’s', async () => {
    const form = await read()
    expect((await save({ ...form, tagLine: 'first' })).status).toBe(200)
    const refused = await failureOf(save({ ...form, tagLine: 'second' }))
    expect(refused).toMatchObject({ status: 409, code: 'changed' })
    expect((await read()).tagLine).toBe('first')
    const { version } = await read()
    expect((await save({ ...form, tagLine: 'second', version })).status).toBe(200)
  })

  it('accept one of two parallel saves', async () => {
    const form = await read()
    const answers = await Promise.all(['a', 'b', 'c'].map((tagLine) => save({ ...form, tagLine })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['studioName', { studioName: ' ' }],
    ['studioName', { studioName: 'x'.repeat(61) }],
    ['email', { email: 'not an address' }],
    ['commissionFormUrl', { commissionFormUrl: 'javascript:alert(1)' }],
    ['social.0.url', { social: [{ label: 'x', url: 'ftp://x.example' }] }],
    ['social.0.label', { social: [{ label: '', url: 'https://x.example' }] }],
    [
      'social.1.url',
      {
        social: [
          { label: 'x', url: 'https://x.example' },
          { label: 'y', url: 'https://x.example' },
        ],
      },
    ],
    [
      'social',
      {
        social: Array.from({ length: 13 }, (_, i) => ({
          label: 'x',
          url: `https://x.example/${i}`,
        })),
      },
    ],
    ['about', { about: '/media/Prints/unknown.jpg' }],
  ])('refuse a wrong %s by its name', async (field, change) => {
    const before = await read()
    expect(await failureOf(save({ ...before, ...change }))).toMatchObject({ status: 400, field })
    expect(await read()).toEqual(before)
  })

  it('set shipping costs and dispatch time, without another section’s version', async () => {
    const { version } = await read()
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
    expect((await read()).version).toBe(version)
  })

  it('set the packing days, and keep them when a save omits them', async () => {
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
  ])('refuse shipping with a wrong %s', async (field, change) => {
    const shipping = { zones: [everywhere], days: 7, madeToOrder: 'Slowly.', ...change }
    const refused = failureOf(api.owner.put('/api/studio/shipping', shipping))
    expect(await refused).toMatchObject({ status: 400, field })
  })

  it('fill the owner’s pages separately', async () => {
    const address = '/api/pages/privacy'
    const { text, version } = await bodyOf<{ text: string; version: string }>(
      api.owner.get(address),
    )
    expect(text).toContain("{studio}'s shop knows")
    expect(await api.shop.settings.page('privacy')).toContain(`${words.studioName}'s shop knows`)
    const terms = await api.shop.settings.page('terms')
    await bodyOf(api.owner.put(address, { text: 'Nothing at {email}.', version }))
    expect(await api.shop.settings.page('privacy')).toBe(`Nothing at ${words.email}.`)
    expect(await api.shop.settings.page('terms')).toBe(terms)
    const late = failureOf(api.owner.put(address, { text: 'Late.', version }))
    expect(await late).toMatchObject({ status: 409, code: 'changed' })
    const empty = failureOf(api.owner.put(address, { text: '  ' }))
    expect(await empty).toMatchObject({ status: 400, field: 'text' })
    expect((await api.owner.get('/api/pages/imprint')).status).toBe(400)
  })
})
