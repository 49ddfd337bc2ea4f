import type { ApiDocument, Schema } from '#http/docs/docs-schema.ts'
import { seeded } from '#testing/fakes/seeded.ts'
import { nastyBodies, nastyTypes, nastyValues } from './nasty-values.ts'
import { type ListedRoute, routesOf } from './route-table.ts'

export interface FuzzedRequest {
  route: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Fits each schema except for the spoilt parts; the same seed makes the same calls. */
export function fuzzedRequests(
  document: ApiDocument,
  seed: number,
  count: number,
): FuzzedRequest[] {
  const routes = routesOf(document)
  const random = seeded(seed)
  const oneOf = choosing(random)
  const fitting = createFitting(document, random)

  function spoilt(value: unknown, chance = 0.3): unknown {
    if (random() < chance / 3) return oneOf(nastyValues)
    if (typeof value !== 'object' || value === null) {
      if (random() >= chance) return value
      return oneOf(typeof value === 'string' && random() < 0.5 ? nastyTexts : nastyValues)
    }
    if (Array.isArray(value)) return value.map((part) => spoilt(part, chance))
    const entries = Object.entries(value)
      .filter(() => random() > 0.08)
      .map(([name, part]) => [name, spoilt(part, chance)])
    if (random() < 0.1) entries.push(['surplus', oneOf(nastyValues)])
    return Object.fromEntries(entries)
  }

  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

  function addressOf({ path, operation }: ListedRoute): string {
    const parameters = operation.parameters ?? []
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const schema = parameters.find((one) => one.name === name)?.schema
      return encoded(asText(spoilt(fitting(schema))).slice(0, 2000)) || '1'
    })
    const query = parameters
      .filter((one) => one.in === 'query' && random() < 0.7)
      .map((one) => `${one.name}=${encoded(asText(spoilt(fitting(one.schema))).slice(0, 2000))}`)
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  }

  function bodyOf({ operation }: ListedRoute): { body: string; type: string } {
    const content = operation.requestBody?.content ?? {}
    if (random() < 0.15) return { body: oneOf(nastyBodies), type: oneOf(nastyTypes) }
    // Most of a body often fits, so that the spoilt parts get past the first check.
    const value = spoilt(fitting(Object.values(content)[0]?.schema), oneOf([0.06, 0.3]))
    if (random() < 0.12) {
      const pairs = Object.entries(value ?? {}).map(
        ([key, part]) => `${encoded(key)}=${encoded(asText(part))}`,
      )
      return { body: pairs.join('&'), type: 'application/x-www-form-urlencoded' }
    }
    return {
      body: JSON.stringify(value),
      type: random() < 0.9 ? 'application/json' : oneOf(nastyTypes),
    }
  }

  return Array.from({ length: count }, (_, index): FuzzedRequest => {
    const route = routes[index % routes.length] as ListedRoute
    const { name, method } = route
    const path = addressOf(route)
    const odd = random() < 0.15 ? oneOf(oddHeaders) : {}
    if (method === 'GET') return { route: name, method, path, headers: odd, body: undefined }
    const { body, type } = bodyOf(route)
    return { route: name, method, path, headers: { 'Content-Type': type, ...odd }, body }
  })
}

export function requestsWithNul(document: ApiDocument): FuzzedRequest[] {
  const fitting = createFitting(document, seeded(1))
  return routesOf(document).flatMap(({ name, method, path, operation }): FuzzedRequest[] => {
    const request = { route: name, method, headers: { 'Content-Type': 'application/json' } }
    const plain = path.replace(/\{\w+\}/g, '1')
    const addresses = (operation.parameters ?? []).map((one) =>
      one.in === 'path' ? path.replace(`{${one.name}}`, 'a%00b') : `${plain}?${one.name}=a%00b`,
    )
    const schema = operation.requestBody?.content?.['application/json']?.schema
    // A body that the document doesn't describe is a provider's, which signs it.
    const bodies = schema ? eachPart(fitting(schema), withNul) : []
    return [
      ...addresses.map((address) => ({ ...request, path: address, body: undefined })),
      ...bodies.map((body) => ({ ...request, path: plain, body: JSON.stringify(body) })),
    ]
  })
}

export function requestsWithoutText(document: ApiDocument): FuzzedRequest[] {
  const fitting = createFitting(document, seeded(1))
  const headers = { 'Content-Type': 'application/json' }
  return routesOf(document).flatMap(({ name, method, path, operation }): FuzzedRequest[] => {
    const schema = operation.requestBody?.content?.['application/json']?.schema
    if (method === 'GET' || !schema) return []
    const plain = path.replace(/\{\w+\}/g, '1')
    return eachPart(fitting(schema), () => withoutText).map((body) => ({
      route: name,
      method,
      headers,
      path: plain,
      body: JSON.stringify(body),
    }))
  })
}

/** String(it) and Number(it) throw. */
const withoutText = { toString: 1, valueOf: null }

const withNul = (part: unknown) => (typeof part === 'string' ? `a\0${part}` : part)

/** One copy for each part, with that part replaced; unchanged copies are left out. */
function eachPart(value: unknown, replaced: (part: unknown) => unknown): unknown[] {
  if (typeof value !== 'object' || value === null) {
    const other = replaced(value)
    return other === value ? [] : [other]
  }
  return Object.entries(value).flatMap(([key, part]) =>
    eachPart(part, replaced).map((spoilt) =>
      Array.isArray(value) ? value.with(Number(key), spoilt) : { ...value, [key]: spoilt },
    ),
  )
}

function createFitting({ components }: ApiDocument, random: () => number) {
  const schemas = components?.schemas ?? {}
  const oneOf = choosing(random)

  function fitting(schema: Schema | undefined, depth = 0): unknown {
    if (!schema || depth > 6) return oneOf(nastyValues)
    if (schema.$ref) return fitting(schemas[schema.$ref.split('/').at(-1) ?? ''], depth + 1)
    const variants = schema.anyOf ?? schema.oneOf
    if (variants) return fitting(oneOf(variants), depth + 1)
    if (schema.allOf) {
      return Object.assign({}, ...schema.allOf.map((part) => fitting(part, depth + 1)))
    }
    if (schema.enum) return oneOf(schema.enum)
    const type = Array.isArray(schema.type) ? oneOf(schema.type) : schema.type
    if (type === 'object' || schema.properties) return fittingObject(schema, depth)
    if (type === 'array') return [1, 2].map(() => fitting(schema.items, depth + 1))
    if (type === 'integer' || type === 'number')
      return (schema.minimum ?? 0) + Math.floor(random() * 9)
    if (type === 'boolean') return random() < 0.5
    if (type === 'null') return null
    if (schema.format === 'email') return 'robin@example.com'
    return oneOf(['a-word', 'robin@example.com', '10x10', 'small', '1', 'a'.repeat(32), '#123456'])
  }

  function fittingObject({ properties = {} }: Schema, depth: number): Record<string, unknown> {
    const entries = Object.entries(properties).map(([name, one]) => [name, fitting(one, depth + 1)])
    return Object.fromEntries(entries)
  }

  return fitting
}

const madeUpBearer = { Authorization: `Bearer ${'a'.repeat(43)}` }

const oddHeaders = [
  'x',
  'null',
  '',
  'http://',
  'http://evil.test',
  'http://[',
  '//evil.test',
].flatMap((Origin): Record<string, string>[] => [{ Origin }, { Origin, ...madeUpBearer }])

const choosing =
  (random: () => number) =>
  <T>(values: readonly T[]): T =>
    values[Math.floor(random() * values.length)] as T

const nastyTexts = nastyValues.filter((value) => typeof value === 'string')

/** Half a surrogate pair has no encoding. */
function encoded(text: string | undefined): string {
  return encodeURIComponent((text ?? '').toWellFormed())
}
