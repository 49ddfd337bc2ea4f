import { describe, expect, it } from 'vitest'
import { words } from '#demo/words.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

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
})
