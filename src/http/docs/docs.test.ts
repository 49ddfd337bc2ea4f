import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { files, textOf } from '#testing/fixtures/source-files.ts'
import { openApi, openStockedApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { closing, shared } from '#testing/harness/each.ts'
import { type ApiDocument, schemaFields, typeParts } from './docs-schema.ts'

describe('the API’s description', () => {
  const api = shared(openStockedApi)
  let document: ApiDocument
  let page: string
  let policy: string
  beforeAll(async () => {
    document = await bodyOf<ApiDocument>(api.client().get('/api/openapi.json'))
    const answer = await api.client().get('/api/docs')
    policy = answer.headers.get('Content-Security-Policy') ?? ''
    page = await answer.text()
  })

  const calls = () =>
    Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )

  it('knows the specification’s calls of carts and visitors', () => {
    expect(calls().map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'get /api/cart/id/{userId}',
        'post /api/cart/create',
        'delete /api/cart/delete/id/{userId}',
        'get /api/cart-prints/id/{cartId}',
        'post /api/cart-clothing/create',
        'put /api/cart-prints/update-quantity/id/{lineId}',
        'put /api/cart-merch/update-quantity/id/{lineId}',
        'delete /api/cart-merch/delete/id/{lineId}',
        'post /api/users/login',
        'post /api/users/logout',
        'post /api/users/create',
        'get /api/users/refresh/{id}',
        'get /api/session',
      ]),
    )
  })

  it('says the shop’s own address, though all shops of a process share their routes', async () => {
    const env = { PUBLIC_URL: 'https://heron.example' }
    const other = await closing(openApi('sqlite', { env }))
    const answer = await bodyOf(other.client().get('/api/openapi.json'))
    expect(answer).toMatchObject({ servers: [{ url: env.PUBLIC_URL }] })
    expect(document).toMatchObject({ servers: [{ url: 'http://localhost:3000' }] })
  })

  it('groups every call and sums it up', () => {
    const bare = calls().filter(({ operation }) => !operation.tags?.length || !operation.summary)
    expect(bare).toEqual([])
  })

  it('names schemas that exist', () => {
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
    const missing = named.filter(([, name]) => !document.components?.schemas?.[name ?? ''])
    expect(named.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  it('gives each schema its own name', () => {
    const names = files.flatMap((file) =>
      [...textOf(file).matchAll(/\.meta\(\{ id: '(\w+)'/g)].map(([, name]) => name),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('is a page that shows every call and runs no script', () => {
    expect(calls().filter(({ path }) => !page.includes(`<code>${path}</code>`))).toEqual([])
    expect(page).not.toMatch(/<script|\son\w+=|src=|url\(|@import/)
  })

  it('allows exactly its own style', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(page).not.toContain(' style=')
  })
})

describe('a type in words', () => {
  it.each([
    [{ type: 'integer' }, 'whole number'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'array', items: { type: 'string' } }, 'list of string'],
    [{ enum: ['ok', 'held'] }, '"ok" | "held"'],
    [{}, 'anything'],
  ])('%j reads %s', (schema, words) => {
    const parts = typeParts(schema)
    expect(parts.map((part) => ('words' in part ? part.words : part.schema)).join('')).toBe(words)
  })

  it('leads to other schemas by name', () => {
    const schema = { anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] }
    expect(typeParts(schema)).toEqual([{ schema: 'User' }, { words: ' or ' }, { words: 'null' }])
  })

  it('shows fields within fields by both names', () => {
    const within = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] }
    const schema = { type: 'object', properties: { error: within } }
    expect(schemaFields(schema)).toMatchObject([{ name: 'error.code', required: true }])
  })
})
