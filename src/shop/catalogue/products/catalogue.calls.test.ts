import { describe, expect, it } from 'vitest'
import {
  pictureAt,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each, shared } from '#testing/harness/each.ts'
import type { ClothingEntity, MerchEntity, PrintEntity } from './entity.schema.ts'

describe('§7 catalogue', () => {
  const api = each(openOwnerApi)

  const addPrint = async (code: string) =>
    (await api.shop.catalogue.create(squarePrint(code))).product.id
  const addShirt = async () => (await api.shop.catalogue.create(sampleClothing())).product.id
  const addPin = async (quantity = 5) =>
    (await api.shop.catalogue.create(sampleMerch({ quantity }))).product.id
  const namesAt = async (path: string) =>
    (await bodyOf<PrintEntity[]>(api.stranger.get(path))).map((print) => print.name)

  it('answers a print by the specification’s field names to everybody', async () => {
    const id = await addPrint('a')
    expect(await bodyOf<PrintEntity>(api.stranger.get(`/api/prints/id/${id}`))).toMatchObject({
      id,
      name: 'Print a',
      description: 'Cut in lino.',
      dimensions: 'square',
      smallPrice: 25,
      mediumPrice: 45,
      largePrice: 65,
      smallVariantId: 'a-s',
      mediumVariantId: 'a-m',
      largeVariantId: 'a-l',
      location: pictureAt('main'),
      candidLocation: pictureAt('second'),
      supplementaryImage: null,
      pictures: [{ width: 1600, height: 1200 }, {}],
      availability: { state: 'available', left: null },
    })
  })

  it('answers clothing and merch by the specification’s field names', async () => {
    const [shirt, pin] = [await addShirt(), await addPin()]
    expect(await bodyOf(api.stranger.get(`/api/clothing/id/${shirt}`))).toMatchObject({
      id: shirt,
      printName: 'Moon moths',
      descName: 'Linen shirt',
      price: 48,
      description: null,
      size: 'M',
      measurements: null,
      primaryImage: pictureAt('main'),
      secondaryImage: pictureAt('second'),
      supplementaryImage: null,
      heldUntil: null,
    })
    expect(await bodyOf(api.stranger.get(`/api/merch/id/${pin}`))).toMatchObject({
      id: pin,
      printName: 'Heron',
      descName: 'Enamel pin',
      name: null,
      price: 9,
      quantity: 5,
      primaryImage: pictureAt('main'),
      secondaryImage: null,
    })
  })

  it('lists newest first, in pages on request', async () => {
    const ids = [await addPrint('a'), await addPrint('b'), await addPrint('c')]
    expect(await namesAt('/api/prints')).toEqual(['Print c', 'Print b', 'Print a'])
    expect(await namesAt('/api/prints?limit=2')).toEqual(['Print c', 'Print b'])
    expect(await namesAt(`/api/prints?limit=2&before=${ids[1]}`)).toEqual(['Print a'])
    expect(await namesAt('/api/prints/recent?limit=1')).toEqual(['Print c'])
  })

  it('lists every kind, even an empty one', async () => {
    const paths = ['prints', 'clothing', 'merch', 'prints/recent', 'merch/recent']
    const lists = paths.map((path) => bodyOf<object[]>(api.stranger.get(`/api/${path}`)))
    expect(await Promise.all(lists)).toEqual([[], [], [], [], []])
  })

  it('answers 404 with the code sold for sold clothing, and removes it from the list', async () => {
    const id = await addShirt()
    await api.sell('clothing', id)
    expect(await failureOf(api.stranger.get(`/api/clothing/id/${id}`))).toMatchObject({
      status: 404,
      code: 'sold',
      message: 'So sorry! This item has already been sold.',
    })
    expect(await bodyOf(api.stranger.get('/api/clothing'))).toEqual([])
  })

  it('answers 404 with the code gone for a deleted piece', async () => {
    const id = await addPin()
    await api.shop.catalogue.remove('merch', id)
    expect(await failureOf(api.stranger.get(`/api/merch/id/${id}`))).toMatchObject({
      status: 404,
      code: 'gone',
    })
  })

  it('answers 200 for a held piece, with the time at which it may come back', async () => {
    const id = await addShirt()
    await api.hold('clothing', id, 1, 7_000)
    const path = `/api/clothing/id/${id}`
    expect(await bodyOf<ClothingEntity>(api.stranger.get(path))).toMatchObject({
      heldUntil: 7_000,
      availability: { state: 'held', left: 0 },
    })
  })

  it('answers the available units to shoppers, and the stock on hand to the owner', async () => {
    const id = await addPin(5)
    await api.hold('merch', id, 2)
    const path = `/api/merch/id/${id}`
    const public_ = await bodyOf<MerchEntity>(api.guest.get(path))
    expect([public_.quantity, public_.onHand, public_.held]).toEqual([3, undefined, undefined])
    expect(await bodyOf<MerchEntity[]>(api.owner.get('/api/merch'))).toMatchObject([
      { quantity: 5, onHand: 5, held: 2, availability: { left: 3 } },
    ])
  })
})

describe('§7 catalogue, invalid requests', () => {
  const api = shared(openOwnerApi)

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'limit=',
    'before=x',
    'before=0',
  ])('refuses ?%s, naming the field', async (query) => {
    const failure = await failureOf(api.stranger.get(`/api/merch?${query}`))
    expect(failure).toMatchObject({
      status: 400,
      code: 'bad_input',
      field: query.split('=')[0],
    })
  })

  it.each([
    ['999', 404],
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['x', 400],
    ['1e3', 400],
    ['99999999999999999999', 400],
    ['%00', 400],
    ['1%27--', 400],
  ])('answers the id %s with %i', async (id, status) => {
    for (const kind of ['prints', 'clothing', 'merch']) {
      expect((await api.stranger.get(`/api/${kind}/id/${id}`)).status).toBe(status)
    }
  })
})
