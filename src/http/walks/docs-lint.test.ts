import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { describeApi } from '#http/app.ts'

describe('the API’s document', () => {
  it('passes Redocly’s recommended rules', async () => {
    const source = JSON.stringify(describeApi('https://atelier.example'))
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    const said = problems.map(({ ruleId, message, location: [at] }) => ({
      ruleId,
      message,
      at: at?.pointer,
    }))
    expect(said).toEqual([])
  })

  it('names every operation once, in one word', () => {
    const operations = Object.values(describeApi('https://atelier.example').paths ?? {}).flatMap(
      (methods) => Object.values(methods),
    )
    const ids = operations.map(({ operationId }) => operationId ?? '')
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
