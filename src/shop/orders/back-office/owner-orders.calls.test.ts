import { describe, expect, it } from 'vitest'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { type PlacedFacts, placeOrder } from '#testing/fixtures/orders/orders.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface Row {
  id: string
  number: number
  total: number
  stateWords: string
  lines: { name: string; price: number }[]
}

describe('the API of the owner’s orders', () => {
  const api = each(openOwnerApi)

  const place = (facts: PlacedFacts = {}) =>
    placeOrder(api.shop.db, { paidAt: api.shop.clock.now(), ...facts })
  const list = (query = '') => bodyOf<Row[]>(api.owner.get(`/api/orders${query}`))
  const csv = async (query = '') => {
    const answer = await api.owner.get(`/api/orders/export.csv${query}`)
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const accepted = async (path: string, queries: string[]) => {
    const answers = await Promise.all(queries.map((query) => api.owner.get(path + query)))
    return queries.filter((_, nth) => answers[nth]?.status !== 400)
  }
  const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

  it('lists, pages, searches and filters', async () => {
    for (const name of ['Ada Moss', 'Ben Reed', 'Cy Heath']) await place({ name, email: null })
    expect(await list('?limit=1')).toMatchObject([
      {
        number: 3,
        total: 15,
        stateWords: 'To ship',
        lines: [{ name: 'Tide pool', price: 10 }],
      },
    ])
    expect((await list('?before=3')).map((order) => order.number)).toEqual([2, 1])
    expect((await list('?search=reed')).map((order) => order.number)).toEqual([2])
    expect(await list('?show=shipped')).toEqual([])
    const wrong = ['?limit=0', '?before=x', '?show=nonsense', '?search=%00']
    expect(await accepted('/api/orders', wrong)).toEqual([])
  })

  it('draws a pick list with the slips of up to a hundred orders', async () => {
    const { id } = await place()
    const { id: other } = await place()
    const slips = (query: string) => api.owner.get(`/api/orders/packing-slips/pdf${query}`)
    for (const query of [`?id=${id}`, `?id=${id}&id=${other}&sheet=A4`]) {
      const answer = await slips(query)
      expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    }
    const unknown = '0'.repeat(32)
    expect((await failureOf(await slips(`?id=${id}&id=${unknown}`))).message).toContain(unknown)
    const many = Array.from({ length: 101 }, () => `id=${id}`).join('&')
    const wrong = ['', '?id=', '?id=x', `?${many}`]
    expect(await accepted('/api/orders/packing-slips/pdf', wrong)).toEqual([])
    expect((await failureOf(await slips(`?${many}`))).message).toContain('100 orders at most')
  })

  it('answers everything about one order, and saves its note', async () => {
    const { id, token } = await place()
    const order = await bodyOf<object>(api.owner.get(`/api/orders/id/${id}`))
    expect(order).toMatchObject({
      id,
      page: `/orders/${token}`,
      subtotal: 10,
      shipping: 5,
      shipTo: { city: 'Portland' },
      note: null,
    })
    const noted = await bodyOf<object>(
      api.owner.put(`/api/orders/id/${id}/note`, { note: ' Blue ribbon ', version: 0 }),
    )
    expect(noted).toMatchObject({ note: { text: 'Blue ribbon' } })
    const late = api.owner.put(`/api/orders/id/${id}/note`, { note: 'Red', version: 0 })
    expect(await failureOf(late)).toMatchObject({ status: 409, code: 'changed' })
    const long = { note: 'x'.repeat(2001), version: 0 }
    const refused = api.owner.put(`/api/orders/id/${id}/note`, long)
    expect(await failureOf(refused)).toMatchObject({ status: 400, field: 'note' })
    const nobody = api.owner.get(`/api/orders/id/${'0'.repeat(32)}`)
    expect((await failureOf(nobody)).status).toBe(404)
    expect((await failureOf(api.owner.get('/api/orders/id/12'))).status).toBe(400)
  })

  it('exports a table that every spreadsheet opens without running a formula', async () => {
    await api.shop.settings.set(studioTextsSetting, { timeZone: 'America/Chicago' })
    await place({
      name: '=HYPERLINK("http://evil.example","me")',
      email: '+1@evil.example',
      bought: [{ kind: 'merch', name: '@newt, "shiny"', quantity: 2 }],
    })
    const { answer, bytes } = await csv()
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toContain('filename="orders.csv"')
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const [head, record, end] = textOf(bytes).split('\r\n')
    expect(head?.split(',')).toHaveLength(25)
    expect(record).toContain('1,2026-05-01 04:00,2026-05-01 04:00,To ship,real,2,')
    expect(record).toContain('"2 x @newt, ""shiny"" (hand printed)"')
    expect(record).toContain(',20,5,0,0,no,25,0,')
    expect(record).toContain('"\'=HYPERLINK(""http://evil.example"",""me"")"')
    expect(record).toContain('"\'+1@evil.example"')
    expect(end).toBe('')
  })

  it('exports the requested days, by the studio’s clock', async () => {
    await api.shop.settings.set(studioTextsSetting, { timeZone: 'America/Chicago' })
    for (const moment of ['2026-05-01T04:59:59Z', '2026-05-01T05:00:00Z', '2026-05-02T04:59:59Z']) {
      await place({ paidAt: Date.parse(moment) })
    }
    await place({ paidAt: Date.parse('2026-05-02T05:00:00Z') })
    await place({ state: 'processing', paidAt: null, fulfillments: {} })
    const numbers = async (query: string) =>
      textOf((await csv(query)).bytes)
        .split('\r\n')
        .slice(1, -1)
        .map((record) => record.split(',')[0])
    expect(await numbers('?from=2026-05-01&to=2026-05-01')).toEqual(['2', '3'])
    expect(await numbers('?from=2026-05-02')).toEqual(['4'])
    expect(await numbers('?to=2026-04-30')).toEqual(['1'])
    expect(await numbers('?from=&to=')).toEqual(['1', '2', '3', '4'])
    const wrong = ['?from=2026-02-30', '?from=tomorrow', '?from=2026-05-02&to=2026-05-01']
    expect(await accepted('/api/orders/export.csv', wrong)).toEqual([])
  })
})
