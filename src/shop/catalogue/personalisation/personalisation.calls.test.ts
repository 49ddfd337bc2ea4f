import { describe, expect, it } from 'vitest'
import type { MerchEntity } from '#shop/catalogue/products/entity.schema.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const asked = { label: ' Name on the mug ', required: true, lines: '1', most: '20', price: null }
const mug = {
  printName: 'Mug',
  descName: 'Stoneware',
  price: '28',
  quantity: 5,
  primaryImage: pictureAt('main'),
  personalisation: asked,
}

describe('a piece that asks for words, by its calls', () => {
  const api = each(openOwnerApi)

  const make = (personalisation: unknown = asked) =>
    api.owner.post('/api/merch/create', { ...mug, personalisation })
  const seen = (id: number) => bodyOf<MerchEntity>(api.stranger.get(`/api/merch/id/${id}`))

  it('answers its question, and keeps it through an edit that doesn’t send it', async () => {
    const { id } = await bodyOf<MerchEntity>(make({ ...asked, required: false, price: '4.50' }))
    const told = { label: 'Name on the mug', required: false, lines: 1, most: 20, price: 4.5 }
    const { personalisation: _, ...rest } = mug
    expect((await seen(id)).personalisation).toEqual(told)
    await api.owner.put(`/api/merch/update-product/id/${id}`, rest)
    expect((await seen(id)).personalisation).toEqual(told)
    await api.owner.put(`/api/merch/update-product/id/${id}`, { ...rest, personalisation: null })
    expect(await seen(id)).not.toHaveProperty('personalisation')
  })

  it('is refused with an invalid question', async () => {
    const wrong = [
      [{ ...asked, label: '  ' }, 'personalisation.label'],
      [{ ...asked, label: 'x'.repeat(61) }, 'personalisation.label'],
      [{ ...asked, label: 'Name\u202e' }, 'personalisation.label'],
      [{ ...asked, required: 'perhaps' }, 'personalisation.required'],
      [{ ...asked, lines: 7 }, 'personalisation.lines'],
      [{ ...asked, most: 0 }, 'personalisation.most'],
      [{ ...asked, most: 301 }, 'personalisation.most'],
      [{ ...asked, most: undefined }, 'personalisation.most'],
      [{ ...asked, required: false, price: -1 }, 'personalisation.price'],
      [{ ...asked, price: 5 }, 'personalisation.price'],
      ['{', 'personalisation'],
      [7, 'personalisation'],
    ]
    for (const [question, field] of wrong) {
      const failure = await failureOf(await make(question))
      expect(failure, JSON.stringify(question)).toMatchObject({ status: 400, field })
    }
  })

  it('is added to a cart with its words, which the line answers', async () => {
    const { id } = await bodyOf<MerchEntity>(make())
    const add = (personalText?: unknown) =>
      api.guest.post('/api/cart-merch/create', { merchId: id, quantity: 1, personalText })
    expect(await bodyOf(add(' Otto '))).toMatchObject({
      personalText: { label: 'Name on the mug', text: 'Otto' },
    })
    for (const bad of ['', '   ', undefined, 'm'.repeat(5000), 'Otto\u202e', 'a\nb', 7]) {
      const answer = await failureOf(await add(bad))
      expect(answer).toMatchObject({ status: 400, field: 'personalText' })
    }
    const [line] = await lines()
    const path = `/api/cart-merch/update-text/id/${line?.id}`
    expect(await bodyOf(api.guest.put(path, { personalText: 'Ida' }))).toMatchObject({
      personalText: { text: 'Ida' },
    })
    expect(await failureOf(await api.guest.put(path, {}))).toMatchObject({ field: 'personalText' })
  })

  it('is added by a plain form, which returns to the missing words', async () => {
    const { id } = await bodyOf<MerchEntity>(make())
    const fields = { merchId: String(id), quantity: '1', from: `/merch/${id}` }
    const put = async (personalText: string) => {
      const answer = await api.guest.form('/api/cart-merch/create', { ...fields, personalText })
      return answer.headers.get('Location')
    }
    expect(await put('')).toBe(`/merch/${id}?problem=bad_input`)
    expect(await put('Otto')).toBe('/cart')
    expect(await lines()).toMatchObject([{ personalText: { text: 'Otto' } }])
    expect(await put('m'.repeat(5000))).toBe(`/merch/${id}?problem=bad_input`)
  })

  it('keeps a plain form’s unfit words for correction in the cart', async () => {
    const { id } = await bodyOf<MerchEntity>(make())
    const fields = { merchId: String(id), quantity: '1', personalText: 'Otto\u202e' }
    const answer = await api.guest.form('/api/cart-merch/create', fields)
    expect(answer.headers.get('Location')).toBe('/cart')
    const words = async () => (await lines()).map(({ personalText }) => personalText?.text)
    expect(await words()).toEqual(['Otto\u202e'])
    const path = `/api/cart-merch/update-text/id/${(await lines())[0]?.id}`
    const change = (personalText: string) =>
      api.guest.form(path, { _method: 'PUT', from: '/cart', personalText })
    await change('Ottoline the very tall and kind')
    expect(await words()).toEqual(['Ottoline the very tall and kind'])
    expect((await api.guest.put(path, { personalText: 'a\nb' })).status).toBe(400)
    await change('Ida')
    expect(await words()).toEqual(['Ida'])
  })

  it('leaves the answers about other pieces unchanged', async () => {
    const { id } = await bodyOf<MerchEntity>(make(null))
    expect(await seen(id)).not.toHaveProperty('personalisation')
    await api.guest.post('/api/cart-merch/create', { merchId: id, quantity: 1 })
    const [line] = await lines()
    expect(line).not.toHaveProperty('personalText')
  })

  async function lines() {
    const { cartId } = await bodyOf<{ cartId: string }>(api.guest.get('/api/session'))
    return bodyOf<{ id: number; personalText?: { text: string } }[]>(
      api.guest.get(`/api/cart-merch/id/${cartId}`),
    )
  }
})
