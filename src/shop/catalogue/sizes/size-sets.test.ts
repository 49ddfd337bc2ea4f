import { describe, expect, it } from 'vitest'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { each } from '#testing/harness/each.ts'
import { sizeSetInputSchema } from './size-sets.schema.ts'
import { mostSizeSets } from './size-sets.ts'

describe('a set of sizes', () => {
  const shop = each(() => openCatalogue('sqlite'))

  const sets = () => shop.catalogue.sizeSets
  const input = (name: string, changes = {}) =>
    sizeSetInputSchema('USD').parse({
      name,
      sizes: [{ width: 30, height: '40', unit: 'cm', price: '45', variantId: 'X1', ...changes }],
    })
  const names = async () => (await sets().list()).map(({ name }) => name)

  it('is remembered under its name with its prices, without the printer’s numbers', async () => {
    const { id } = await sets().remember(input(' Posters '))
    const size = { label: '30x40 cm', width: 30, height: 40, unit: 'cm', price: 4500 }
    expect(await sets().list()).toEqual([{ id, name: 'Posters', sizes: [size] }])
  })

  it('replaces the set of the same name, and is forgotten once', async () => {
    const { id } = await sets().remember(input('Posters'))
    await sets().remember(input('Cards'))
    expect(await sets().remember(input('posters', { price: 50 }))).toMatchObject({ id })
    expect(await sets().list()).toMatchObject([
      { name: 'Cards' },
      { id, name: 'posters', sizes: [{ price: 5000 }] },
    ])
    await sets().forget(id)
    expect(await names()).toEqual(['Cards'])
    await expect(sets().forget(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is one of twenty at most, however many are saved at once', async () => {
    const all = Array.from({ length: mostSizeSets + 3 }, (_, at) => input(`Set ${at}`))
    const kept = await Promise.allSettled(all.map((each) => sets().remember(each)))
    expect(kept.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await names()).toHaveLength(mostSizeSets)
    await expect(sets().remember(input('One more'))).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'name' },
    })
    await sets().remember(input('Set 3', { price: 9 }))
  })

  it.each([
    ['name', { name: ' ', sizes: [] }],
    ['name', { name: 'x'.repeat(61), sizes: [] }],
    ['sizes', { name: 'Posters', sizes: [] }],
    ['sizes.0.width', { name: 'Posters', sizes: [{ width: 0, height: 1, price: 1 }] }],
    ['sizes.0.height', { name: 'Posters', sizes: [{ width: 1, height: 10_000, price: 1 }] }],
    ['sizes.0.price', { name: 'Posters', sizes: [{ width: 1, height: 1, price: 0 }] }],
  ])('is refused naming %s', (field, sent) => {
    const { error } = sizeSetInputSchema('USD').safeParse(sent)
    expect(error?.issues[0]?.path).toEqual([field])
  })
})
