import { describe, expect, it } from 'vitest'
import { clothing, merch, print } from '#testing/fixtures/catalogue/piece-bodies.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import type { ClothingEntity, MerchEntity, PrintEntity } from './entity.schema.ts'

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status)

/** Each with a body that would do. */
const missed = [
  ['put', '/api/prints/update/id/1', print],
  ['put', '/api/clothing/update/id/1', clothing],
  ['put', '/api/merch/update-product/id/1', merch],
  ['put', '/api/merch/update/id/1', { quantity: 1 }],
  ['delete', '/api/prints/delete/1', undefined],
  ['delete', '/api/clothing/delete/id/1', undefined],
  ['delete', '/api/merch/delete/id/1', undefined],
] as const

describe('§7 the owner’s products', () => {
  const api = each(openOwnerApi)

  it('adds a print and answers it with 201', async () => {
    const answer = await api.owner.post('/api/prints/create', print)
    expect(answer.status).toBe(201)
    const made = await bodyOf<PrintEntity>(answer)
    expect(made).toMatchObject({
      name: 'Moon moths',
      smallPrice: 25,
      mediumPrice: 45.5,
      largePrice: 65,
      description: null,
    })
    const { hidden, updatedAt, opensAt, oneEach, dropId, printFile, ...others } = made
    const { reduced, certified, weights, tags, ...shown } = others
    expect(shown.personalised).toBe(false)
    expect(await bodyOf(api.stranger.get(`/api/prints/id/${made.id}`))).toEqual(shown)
    expect(made).toMatchObject({
      reduced: false,
      certified: false,
      weights: [],
      tags: null,
      updatedAt: made.createdAt,
      hidden: false,
      opensAt: null,
      oneEach: false,
      dropId: null,
      printFile: null,
    })
  })

  it('adds clothing as one of a kind, and merch with its stock', async () => {
    const shirt = await api.owner.post('/api/clothing/create', clothing)
    expect(shirt.status).toBe(201)
    expect(await bodyOf<ClothingEntity>(shirt)).toMatchObject({ price: 48, onHand: 1 })
    const pin = await api.owner.post('/api/merch/create', merch)
    expect(pin.status).toBe(201)
    expect(await bodyOf<MerchEntity>(pin)).toMatchObject({ quantity: 5, onHand: 5, held: 0 })
  })

  it('refuses a wrong form with the checks’ words and field', async () => {
    const wrong = { ...merch, quantity: 0, primaryImage: '' }
    expect(await failureOf(api.owner.post('/api/merch/create', wrong))).toMatchObject({
      status: 400,
      code: 'bad_input',
      message: 'Please enter a quantity greater than zero.',
      field: 'quantity',
    })
  })

  it('edits a print by the edit form’s fields, and keeps its pictures', async () => {
    const { id } = await bodyOf<PrintEntity>(api.owner.post('/api/prints/create', print))
    const { location, candidLocation, ...facts } = print
    const edit = { ...facts, name: 'Two moths', dimensions: 'portrait' }
    const answer = await api.owner.put(`/api/prints/update/id/${id}`, { id, ...edit })
    expect(answer.status).toBe(200)
    expect(await bodyOf<PrintEntity>(answer)).toMatchObject({
      name: 'Two moths',
      largePrice: null,
      largeVariantId: null,
      location,
      candidLocation,
    })
  })

  it('keeps a print’s own sizes when the edit form’s fields come back as they were answered', async () => {
    const sizes = ['30x40', '50x70', '70x100'].map((label, at) => {
      const [width = 0, height = 0] = label.split('x').map(Number)
      return { width, height, unit: 'cm', price: 40 + at, variantId: `own-${at}` }
    })
    const { candidLocation: _, ...made } = print
    const { id } = await bodyOf<PrintEntity>(
      api.owner.post('/api/prints/create', { ...made, sizes }),
    )
    const fields = [
      ...([
        'name',
        'description',
        'dimensions',
        'smallPrice',
        'mediumPrice',
        'largePrice',
      ] as const),
      ...(['smallVariantId', 'mediumVariantId', 'largeVariantId'] as const),
    ]
    const read = await bodyOf<PrintEntity>(api.stranger.get(`/api/prints/id/${id}`))
    for (const dimensions of [read.dimensions, 'square', 'portrait']) {
      const answered = Object.fromEntries(fields.map((field) => [field, read[field]]))
      const edit = { ...answered, dimensions, smallPrice: 55, smallVariantId: 'other' }
      const edited = await bodyOf<PrintEntity>(api.owner.put(`/api/prints/update/id/${id}`, edit))
      expect(edited).toMatchObject({
        dimensions: 'landscape',
        sizes: [
          { label: '30x40 cm', price: 55, variantId: 'other' },
          { label: '50x70 cm', price: 41, variantId: 'own-1' },
          { label: '70x100 cm', price: 42, variantId: 'own-2' },
        ],
      })
    }
    const usual = await bodyOf<PrintEntity>(api.owner.post('/api/prints/create', print))
    const wide = { ...print, dimensions: 'landscape' }
    expect(await failureOf(api.owner.put(`/api/prints/update/id/${usual.id}`, wide))).toMatchObject(
      { status: 400, field: 'dimensions' },
    )
  })

  it('edits clothing and merch, with the checks for new ones', async () => {
    const shirt = await bodyOf<ClothingEntity>(api.owner.post('/api/clothing/create', clothing))
    const edit = { printName: 'Kelp', descName: 'Vest', price: '50.25', description: 'Soft.' }
    const path = `/api/clothing/update/id/${shirt.id}`
    expect(await bodyOf(api.owner.put(path, edit))).toMatchObject({ ...edit, price: 50.25 })
    expect(await failureOf(api.owner.put(path, { ...edit, descName: ' ' }))).toMatchObject({
      status: 400,
      message: 'Please enter a clothing type.',
    })
    const pin = await bodyOf<MerchEntity>(api.owner.post('/api/merch/create', merch))
    const stock = { ...merch, quantity: '12' }
    expect(
      await bodyOf(api.owner.put(`/api/merch/update-product/id/${pin.id}`, stock)),
    ).toMatchObject({ quantity: 12 })
  })

  it('refuses an id in the body that differs from the path’s', async () => {
    const { id } = await bodyOf<MerchEntity>(api.owner.post('/api/merch/create', merch))
    const body = { ...merch, id: id + 1 }
    expect(
      await failureOf(api.owner.put(`/api/merch/update-product/id/${id}`, body)),
    ).toMatchObject({ status: 400, field: 'id' })
  })

  it('adds a signed amount to stock, answers 409 below zero', async () => {
    const { id } = await bodyOf<MerchEntity>(api.owner.post('/api/merch/create', merch))
    const path = `/api/merch/update/id/${id}`
    expect(await bodyOf(api.owner.put(path, { quantity: -2 }))).toMatchObject({ quantity: 3 })
    expect(await bodyOf(api.owner.put(path, { quantity: '+1' }))).toMatchObject({ quantity: 4 })
    const refused = { status: 409, code: 'sold_out' }
    expect(await failureOf(api.owner.put(path, { quantity: -5 }))).toMatchObject(refused)
  })

  it.each([
    ['prints', 'delete', print],
    ['clothing', 'delete/id', clothing],
    ['merch', 'delete/id', merch],
  ])('deletes a piece of %s and answers it once more', async (kind, action, piece) => {
    const made = await bodyOf<{ id: number }>(api.owner.post(`/api/${kind}/create`, piece))
    const path = `/api/${kind}/${action}/${made.id}`
    expect(await bodyOf(api.owner.delete(path))).toMatchObject({ id: made.id })
    const gone = { status: 404, code: 'gone' }
    expect(await failureOf(api.owner.delete(path))).toMatchObject(gone)
  })

  it('answers 404 for an unknown piece', async () => {
    const answers = missed.map(([method, path, body]) => api.owner[method](path, body))
    expect(statusesOf(await Promise.all(answers))).toEqual(missed.map(() => 404))
  })

  it('accepts a plain form, and leads back to the admin', async () => {
    const empty = { description: '', secondaryImage: '', supplementaryImage: '' }
    const fields = { ...merch, price: '9', quantity: '5', ...empty }
    const answer = await api.owner.form('/api/merch/create', fields)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin'])
    expect(await bodyOf<MerchEntity[]>(api.owner.get('/api/merch'))).toMatchObject([
      { quantity: 5 },
    ])
  })
})
