import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { clothing } from '#testing/fixtures/catalogue/piece-bodies.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { factRows } from './facts.ts'

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

  it('are stored and answered, and stay through an edit that doesn’t send them', async () => {
    const { id, ...made } = await bodyOf<{ id: number }>(
      api.owner.post('/api/clothing/create', { ...clothing, ...factsAt(1) }),
    )
    expect(made).toMatchObject(factsAt(1))
    const path = `/api/clothing/update/id/${id}`
    expect(await bodyOf(api.owner.put(path, clothing))).toMatchObject(factsAt(1))
    expect(await bodyOf(api.owner.put(path, { ...clothing, ...factsAt(0) }))).toMatchObject(
      factsAt(0),
    )
  })

  it('are answered to buyers only if they may see them', async () => {
    const { id } = await bodyOf<{ id: number }>(api.owner.post('/api/clothing/create', clothing))
    const answer = await bodyOf<object>(api.guest.get(`/api/clothing/id/${id}`))
    const seen = named.filter(([name]) => name in answer).map(([, { api: told }]) => told?.seen)
    expect(new Set(seen)).toEqual(new Set(['buyers']))
    const hidden = named
      .filter(([name]) => !(name in answer))
      .map(([, { api: told }]) => told?.seen)
    expect(new Set(hidden)).toEqual(new Set(['owner']))
  })
})
