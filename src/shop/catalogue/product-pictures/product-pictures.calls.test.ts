import { beforeEach, expect, it } from 'vitest'
import type { MerchEntity } from '#shop/catalogue/products/entity.schema.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPictures, pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const names = Array.from({ length: 12 }, (_, at) => `look-${at}`)
const facts = { printName: 'Heron', descName: 'Enamel pin', price: 9, quantity: 5 }
const listed = (some: readonly string[]) => some.map((name) => ({ address: pictureAt(name) }))

eachDatabase('the pictures of a piece', (lane) => {
  const api = each(() => openOwnerApi(lane))
  beforeEach(() => addPictures(api.shop.db, names))

  const make = (changes: object) =>
    bodyOf<MerchEntity>(api.owner.post('/api/merch/create', { ...facts, ...changes }))
  const edit = (id: number, changes: object) =>
    bodyOf<MerchEntity>(
      api.owner.put(`/api/merch/update-product/id/${id}`, { ...facts, ...changes }),
    )
  const addressesOf = ({ pictures }: MerchEntity) => pictures.map(({ address }) => address)

  it('have descriptions and a focal point, which galleries use, too', async () => {
    const words = { alt: 'A heron on a lapel', focus: { x: 30, y: 85 } }
    const { id } = await make({ pictures: [{ ...listed(['look-3'])[0], ...words }] })
    const [card] = (await api.shop.catalogue.listCards('merch')).cards
    expect(card).toMatchObject({ id, picture: words })
    const path = '/api/images/alt'
    const address = pictureAt('look-3')
    await bodyOf(api.owner.put(path, { secure_url: address, alt: 'A heron', focus: null }))
    const seen = await bodyOf<MerchEntity>(api.stranger.get(`/api/merch/id/${id}`))
    expect(seen.pictures[0]).toMatchObject({ alt: 'A heron' })
    expect(seen.pictures[0]).not.toHaveProperty('focus')
  })

  it('come with a longer story, answered as typed and shown as text', async () => {
    const story = 'Cut in *lino*.\n\n<script>alert(1)</script>'
    const { id } = await make({ primaryImage: pictureAt('look-0'), story })
    expect(await edit(id, { primaryImage: pictureAt('look-0') })).toMatchObject({ story })
    expect(await edit(id, { primaryImage: pictureAt('look-0'), story: '' })).toMatchObject({
      story: null,
    })
  })

  if (lane !== 'sqlite') return

  it('are twelve in their order, the first three also under the specification’s names', async () => {
    const made = await make({ pictures: listed(names) })
    expect(addressesOf(made)).toEqual(names.map((name) => pictureAt(name)))
    expect(made).toMatchObject({
      primaryImage: pictureAt('look-0'),
      secondaryImage: pictureAt('look-1'),
      supplementaryImage: pictureAt('look-2'),
    })
    const turned = names.toReversed()
    await edit(made.id, { pictures: listed(turned) })
    const seen = await bodyOf<MerchEntity>(api.stranger.get(`/api/merch/id/${made.id}`))
    expect(addressesOf(seen)).toEqual(turned.map((name) => pictureAt(name)))
  })

  it('stay when an edit names only the first three, and are removed when a list omits them', async () => {
    const { id } = await make({ pictures: listed(names) })
    const renamed = await edit(id, { primaryImage: pictureAt('look-0'), secondaryImage: null })
    expect(addressesOf(renamed)).toEqual(
      names.filter((name) => name !== 'look-1').map((name) => pictureAt(name)),
    )
    const few = await edit(id, { pictures: listed(['look-5']) })
    expect(addressesOf(few)).toEqual([pictureAt('look-5')])
    expect(few).toMatchObject({ secondaryImage: null, supplementaryImage: null })
  })

  it('show steps of the making, which neither cards nor feeds contain', async () => {
    const [main, step, look] = listed(names)
    const steps = [main, { ...step, step: 'Cut from cherry' }, look]
    const { id, pictures } = await make({ pictures: steps })
    expect(pictures.map((each) => each.step)).toEqual([undefined, 'Cut from cherry', undefined])
    // The step's sentence describes the picture.
    expect(pictures[1]?.alt).toBe('')
    const [card] = (await api.shop.catalogue.listCards('merch')).cards
    expect(card?.hoverPicture).toMatchObject({ address: pictureAt('look-2') })
    const turned = await edit(id, { pictures: [main, look] })
    expect(turned.pictures.map((each) => each.step)).toEqual([undefined, undefined])
  })

  it('without a description get one from the piece’s kind and name', async () => {
    const { pictures } = await make({ pictures: listed(['look-0', 'look-1']) })
    expect(pictures.map(({ alt }) => alt)).toEqual(['Heron, Enamel pin', 'Heron, Enamel pin'])
  })

  it('refuse an unknown picture by its position, and lose nothing', async () => {
    const { id } = await make({ pictures: listed(names) })
    const pictures = [...listed(names.slice(0, 4)), { address: '/media/x.jpg' }]
    const path = `/api/merch/update-product/id/${id}`
    const answer = await failureOf(api.owner.put(path, { ...facts, pictures }))
    expect(answer).toMatchObject({ status: 400, code: 'bad_input', field: 'pictures.4' })
    const seen = await bodyOf<MerchEntity>(api.stranger.get(`/api/merch/id/${id}`))
    expect(addressesOf(seen)).toHaveLength(12)
  })

  it('have no focal point outside their edges', async () => {
    const wrong = { secure_url: pictureAt('look-0'), alt: '', focus: { x: -1, y: 101 } }
    expect(await failureOf(api.owner.put('/api/images/alt', wrong))).toMatchObject({
      status: 400,
      field: 'focus.x',
    })
  })
})
