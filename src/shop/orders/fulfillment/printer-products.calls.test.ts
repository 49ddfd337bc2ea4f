import { describe, expect, it } from 'vitest'
import { createPrintfulFulfillment } from '#services/printing/printful/printful.ts'
import { openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'

describe('the printer’s products by the API', () => {
  it('are read, imported, and their changes answered', async () => {
    const fake = await closing(openFakePrintful())
    fake.shelf.picture = await photograph(300, 450).png().toBuffer()
    type Body = { products: { print: object | null }[] }
    const { id } = fake.shelf.add('Moon moths')
    const fulfillment = createPrintfulFulfillment({ token: printfulToken, apiBase: fake.url })
    const api = await closing(openOwnerApi('sqlite', { fulfillment }))
    const { owner, shop } = api
    const at = '/api/fulfillment/products'
    await bodyOf(owner.post(`${at}/read`, {}))
    await shop.jobs.runDue()
    const listed = async () => ((await bodyOf(owner.get(at))) as Body).products
    expect(await listed()).toMatchObject([{ ref: String(id), print: null }])
    const small = await owner.get(`${at}/${id}/picture`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])

    await bodyOf(owner.post(`${at}/import`, { refs: [String(id)] }))
    await shop.jobs.runDue()
    expect(await listed()).toMatchObject([{ print: { hidden: true } }])

    const answer = (body: object) => owner.post(`${at}/${id}/changes`, body)
    expect((await answer({ key: 'name', answer: 'take' })).status).toBe(409)
    expect((await answer({ key: 'name', answer: 'perhaps' })).status).toBe(400)
    expect((await answer({ key: 'size:small', answer: 'take', price: '-1' })).status).toBe(400)
    expect((await owner.post(`${at}/import`, { refs: [] })).status).toBe(400)
    expect((await owner.post(`${at}/import`, { refs: ['1'] })).status).toBe(400)
    expect((await owner.get(`${at}/1/picture`)).status).toBe(404)
  })
})
