import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { allCalls } from '#http/all-calls.ts'
import type { ApiEnv } from '#http/api.ts'
import { answerBadInput } from '#http/errors.ts'
import { firstCurrency } from '#platform/money/currency.ts'

/** Values that are wrong almost everywhere. */
const nonsense = [undefined, null, '', 'zzz', 'z'.repeat(20_000), -1, 1e12, 0.5, true, [], [{}], {}]

const raw = /invalid|expected|received|too (big|small)|unrecognized|must match|NaN/i

interface Route {
  method: string
  path: string
  request?: {
    params?: z.ZodType
    query?: z.ZodType
    body?: { content: Record<string, { schema?: unknown }> }
  }
}

function schemasOf({ request }: Route): z.ZodType[] {
  const bodies = Object.values(request?.body?.content ?? {}).map(({ schema }) => schema)
  return [request?.params, request?.query, ...bodies].filter(
    (schema): schema is z.ZodType => typeof (schema as z.ZodType)?.safeParse === 'function',
  )
}

/** The names of an object's fields, looked for under whatever is laid over it. */
function fieldsOf(schema: z.ZodType): string[] {
  const { shape } = schema as unknown as { shape?: object }
  if (shape) return Object.keys(shape)
  const { in: inner, innerType } = schema.def as { in?: z.ZodType; innerType?: z.ZodType }
  const below = inner ?? innerType
  return below ? fieldsOf(below) : []
}

it('describes every mistake in every field of every call in plain words', () => {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: answerBadInput })
  for (const { register } of allCalls) register(api, firstCurrency)
  const routes = api.openAPIRegistry.definitions.flatMap((each) =>
    each.type === 'route' ? [each.route as unknown as Route] : [],
  )
  expect(routes.length).toBeGreaterThan(100)
  const found = new Set<string>()
  let seen = 0
  for (const route of routes) {
    for (const schema of schemasOf(route)) {
      for (const value of nonsense) {
        const all = [
          value,
          Object.fromEntries(fieldsOf(schema).map((name) => [name, value])),
          Object.fromEntries(fieldsOf(schema).map((name) => [name, { [name]: value }])),
        ]
        for (const input of all) {
          for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
            seen += 1
            if (raw.test(message)) found.add(`${route.method} ${route.path} ${path}: ${message}`)
          }
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(2000)
  expect([...found]).toEqual([])
})
