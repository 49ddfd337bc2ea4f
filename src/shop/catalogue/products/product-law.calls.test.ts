import { describe, expect, it } from 'vitest'
import { clothing } from '#testing/fixtures/catalogue/piece-bodies.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import type { ClothingEntity } from './entity.schema.ts'

describe('a piece’s legal facts', () => {
  const api = each(openOwnerApi)

  it('are stored, stay through an edit, and name a wrong field', async () => {
    const fibres = [
      { name: 'elastane', percent: '5' },
      { name: 'cotton', percent: 95 },
    ]
    const labelled = { ...clothing, labelling: { fabric: { fibres }, origin: 'imported' } }
    const made = await bodyOf<ClothingEntity>(api.owner.post('/api/clothing/create', labelled))
    const path = `/api/clothing/update/id/${made.id}`
    expect((await api.owner.put(path, clothing)).status).toBe(200)
    const seen = await bodyOf<ClothingEntity>(api.stranger.get(`/api/clothing/id/${made.id}`))
    expect(seen.labelling).toMatchObject({
      fabric: {
        fibres: [
          { name: 'cotton', percent: 95 },
          { name: 'elastane', percent: 5 },
        ],
      },
      origin: 'imported',
    })
    const half = { ...clothing, labelling: { fabric: { fibres: fibres.slice(1) } } }
    expect(await failureOf(await api.owner.put(path, half))).toMatchObject({
      status: 400,
      field: 'labelling.fabric.fibres',
    })
    const answer = await api.owner.put(path, { ...clothing, reduced: 'perhaps' })
    expect(await failureOf(answer)).toMatchObject({ status: 400, field: 'reduced' })
  })
})
