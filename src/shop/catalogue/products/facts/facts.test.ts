import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { factRows } from './facts.ts'

const shirt = {
  printName: 'Moon moths',
  descName: 'Linen shirt',
  price: 48,
  primaryImage: pictureAt('main'),
  secondaryImage: pictureAt('second'),
}
const named = factRows.filter(([, { api }]) => api !== undefined)
const factsAt = (at: number) =>
  Object.fromEntries(
    named.map(([name, { type, of = [] }]) => [
      name,
      type === 'text' ? `Words ${at}` : type === 'choice' ? of[at] : at === 1,
    ]),
  )

eachDatabase('the facts of a piece', (lane) => {
  const api = each(() => openOwnerApi(lane))

  it('are stored and answered, for new and edited pieces', async () => {
    const { id, ...made } = await bodyOf<{ id: number }>(
      api.owner.post('/api/clothing/create', { ...shirt, ...factsAt(1) }),
    )
    expect(made).toMatchObject(factsAt(1))
    const path = `/api/clothing/update/id/${id}`
    expect(await bodyOf(api.owner.put(path, { ...shirt, ...factsAt(0) }))).toMatchObject(factsAt(0))
    expect(await bodyOf(api.owner.put(path, shirt))).toMatchObject(factsAt(0))
  })

  it('are answered to buyers only if they may see them', async () => {
    const { id } = await bodyOf<{ id: number }>(api.owner.post('/api/clothing/create', shirt))
    const answer = await bodyOf<object>(api.guest.get(`/api/clothing/id/${id}`))
    const seen = named.filter(([name]) => name in answer).map(([, { api: told }]) => told?.seen)
    expect(new Set(seen)).toEqual(new Set(['buyers']))
    const hidden = named
      .filter(([name]) => !(name in answer))
      .map(([, { api: told }]) => told?.seen)
    expect(new Set(hidden)).toEqual(new Set(['owner']))
  })
})
