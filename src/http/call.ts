import { createRoute, type z } from '@hono/zod-openapi'
import type { Shop } from '#compose'
import { badInput, type ErrorCode } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { auditAction } from '#shop/people/audit/audit.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { type Access, allow } from './access.ts'
import { failures, json } from './answers.ts'
import type { Api, ApiContext } from './api.ts'
import { httpCopy } from './copy.ts'
import { afterForm } from './forms.ts'
import { requireVisitor } from './session.ts'

export type Schema = z.ZodType
type Fields = z.ZodObject
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Asked<Path, Query, Body> {
  shop: Shop
  path: Path extends Schema ? z.output<Path> : undefined
  query: Query extends Schema ? z.output<Query> : undefined
  body: Body extends Schema ? z.output<Body> : undefined
  currency: Currency
  /** Reading it refuses a request without a session. */
  readonly visitor: Visitor
  c: ApiContext
}

interface FileAnswer {
  description: string
  content?: Record<string, { schema: Schema }>
}

type InCurrency<S> = S | ((currency: Currency) => S)

interface CallRow<Path, Query, Body, Answer extends Schema> {
  id: string
  at: `${Method} /api/${string}`
  least: Access
  /** The stored action, never renamed, and the owner's words about it. */
  audit?: readonly [action: string, words: string]
  /** Proved within the last ten minutes. */
  fresh?: true
  summary: string
  description?: string
  path?: Path
  query?: InCurrency<Query>
  body?: InCurrency<Body>
  bodyOptional?: boolean
  /** Some clients send the id in the body, too: it must equal this parameter. */
  sameId?: keyof (Path extends Schema ? z.output<Path> : never) & string
  upload?: Body
  status?: 201 | 204
  answer: readonly [Answer, string] | FileAnswer | string
  also?: Record<number, FileAnswer>
  /** Besides the failures that follow from the row: bad input, no session, too small a role. */
  fails?: readonly ErrorCode[]
  hidden?: boolean
  under?: string
  leads?: string
  run(
    asked: Asked<Path, Query, Body>,
  ): Promise<z.input<Answer> | Response> | z.input<Answer> | Response
}

export interface Call {
  row?: CallRow<unknown, unknown, unknown, Schema>
  register(api: Api, currency: Currency, heading: string): void
}

export function call<
  Answer extends Schema,
  Path extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(row: CallRow<Path, Query, Body, Answer>): Call {
  const [method = '', path = ''] = row.at.split(' ')
  const status = row.status ?? 200
  const audit = row.audit && auditAction(...row.audit)
  const register: Call['register'] = (api, currency, heading) => {
    const body = inCurrency(row.body, currency)
    const query = inCurrency(row.query, currency)
    const route = createRoute({
      method: method.toLowerCase() as 'get',
      path,
      ...allow(row.least, audit, row.fresh),
      tags: [row.under ?? heading],
      operationId: row.id,
      hide: row.hidden,
      summary: row.summary,
      description: row.description,
      request: {
        params: row.path,
        query,
        ...(body && requestBody(body, !row.bodyOptional)),
        ...(row.upload && uploadOf(row.upload)),
      },
      responses: { [status]: answerOf(row.answer), ...row.also, ...failures(...failuresOf(row)) },
    })
    // The row's own types are right; the route's optional parts can't express them.
    api.openapi(route, (async (c: ApiContext) => {
      const asked = {
        shop: c.get('shop'),
        path: row.path && c.req.valid('param' as never),
        query: query && c.req.valid('query' as never),
        body: row.upload ? c.req.valid('form' as never) : body && c.req.valid('json' as never),
        currency,
        get visitor() {
          return requireVisitor(c)
        },
        c,
      } as Asked<Path, Query, Body>
      if (row.sameId) await requireSameId(c, Number(c.req.param(row.sameId)))
      const answer = await row.run(asked)
      // Sends the action's mails and print orders, which wait in the outbox.
      if (audit) asked.shop.jobs.poke()
      if (row.leads !== undefined) afterForm(c, row.leads)
      if (answer instanceof Response) return answer
      return status === 204 ? c.body(null, 204) : c.json(answer, status)
    }) as never)
  }
  return { row: row as unknown as Call['row'], register }
}

/** A file's rows, under a heading of the API's document. */
export function calls(heading: string, list: readonly Call[]) {
  return list.map(({ row, register }) => ({
    row,
    register: (api: Api, currency: Currency) => register(api, currency, heading),
  }))
}

async function requireSameId(c: ApiContext, inPath: number): Promise<void> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || !('id' in body)) return
  const { id } = body
  if (id === undefined || id === null || id === '') return
  if ((typeof id !== 'number' && typeof id !== 'string') || Number(id) !== inPath) {
    throw badInput('id', httpCopy.otherId)
  }
}

export function inCurrency<S>(schema: InCurrency<S>, currency: Currency): S {
  // A schema is an object; only the function that makes it can be called.
  return typeof schema === 'function' ? (schema as (currency: Currency) => S)(currency) : schema
}

function requestBody(schema: Schema, required: boolean) {
  return { body: { content: { 'application/json': { schema } }, required } }
}

function uploadOf(schema: Schema) {
  return { body: { content: { 'multipart/form-data': { schema } }, required: true } }
}

function answerOf(answer: readonly [Schema, string] | FileAnswer | string) {
  if (typeof answer === 'string') return { description: answer }
  return 'description' in answer ? answer : json(...answer)
}

function failuresOf(row: CallRow<unknown, unknown, unknown, Schema>): ErrorCode[] {
  const takesInput = row.path || row.query || row.body || row.upload
  return [
    ...(takesInput ? (['bad_input'] as const) : []),
    ...(row.least === 'everyone' ? [] : (['no_session', 'account_removed', 'forbidden'] as const)),
    ...(row.fails ?? []),
  ]
}
