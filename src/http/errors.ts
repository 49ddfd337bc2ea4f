import '#platform/check-words.ts'
import type { Hook } from '@hono/zod-openapi'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import {
  badInput,
  type ErrorCode,
  httpStatus,
  isShopError,
  type ShopError,
} from '#platform/errors.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { httpCopy } from './copy.ts'
import { askedByPage, type FormPost, failedFormTarget } from './forms.ts'

/** Seconds. */
const defaultPause = 5

/** An unexpected error reveals nothing. */
export const answerFailure: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof HTTPException) return answerShopError(c, fromHono(error))
  const requestId = c.get('requestId')
  if (isShopError(error)) {
    if (error.cause !== undefined) {
      c.get('shop').log.error({ requestId, err: error }, 'something behind the shop is away')
    }
    return answerShopError(c, error)
  }
  const request = { requestId, method: c.req.method, route: routePath(c, -1) }
  c.get('shop').log.error({ ...request, err: error }, 'a request failed unexpectedly')
  const page = pageOf(c)
  if (page) return toPage(c, page, 'internal')
  const message = httpCopy.failed
  return c.json({ error: { code: 'internal', message } }, 500)
}

function answerShopError(c: ApiContext, { code, message, details }: ShopError): Response {
  const status = httpStatus[code]
  const page = pageOf(c)
  if (page) return toPage(c, page, code)
  if (status === 429 || status === 503) {
    c.header('Retry-After', String(Math.max(1, Math.ceil(details.retryAfter ?? defaultPause))))
  }
  const { field, heldUntil, items } = details
  return c.json({ error: { code, message, field, heldUntil, items } }, status)
}

function pageOf(c: ApiContext): FormPost | undefined {
  if (!c.get('form')) return askedByPage(c.req.raw)
  // The page itself asks, to show the failure in its form.
  if (c.req.header('Accept') === 'application/json') return undefined
  return c.env.formPost ?? { from: null }
}

function toPage(c: ApiContext, page: FormPost, code: ErrorCode | 'internal'): Response {
  return c.redirect(failedFormTarget(c.req.path, page, code), 303)
}

function fromHono(error: HTTPException): ShopError {
  return badInput('body', error.status === 415 ? httpCopy.bodyType : httpCopy.bodyUnreadable)
}

export function answerWrongMethod(c: ApiContext, allowed: string[]): Response {
  const methods = allowed.join(', ')
  const message = httpCopy.notPossible(c.req.method, methods)
  return c.json({ error: { code: 'bad_input', message, field: 'method' } }, 405, { Allow: methods })
}

export const answerBadInput: Hook<unknown, ApiEnv, string, void> = (result) => {
  if (result.success) return
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') || (result.target === 'json' ? 'body' : result.target)
  throw badInput(field, issue?.message ?? httpCopy.unexpected)
}
