import '#platform/check-words.ts'
import type { Hook } from '@hono/zod-openapi'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { badInput, type ErrorCode, isShopError, type ShopError } from '#platform/errors.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { httpCopy } from './copy.ts'
import { askedByPage, type FormPost, failedFormTarget } from './forms.ts'

export const httpStatus: Record<ErrorCode, ContentfulStatusCode> = {
  bad_input: 400,
  no_session: 401,
  code_needed: 401,
  confirm_sign_in: 403,
  forbidden: 403,
  not_found: 404,
  gone: 404,
  sold: 404,
  sold_out: 409,
  held: 409,
  duplicate: 409,
  changed: 409,
  empty_cart: 409,
  no_destination: 409,
  code_unknown: 404,
  code_over: 409,
  code_used_up: 409,
  code_not_usable: 409,
  on_vacation: 409,
  not_open: 409,
  too_large: 413,
  too_many: 429,
  hold_limit: 429,
  quantity_limit: 409,
  one_each: 409,
  payment_unavailable: 503,
  payment_refused: 502,
  fulfilment_unavailable: 503,
  storage_unavailable: 503,
  mail_unavailable: 503,
  busy: 503,
}

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

const pageOf = (c: ApiContext): FormPost | undefined =>
  c.get('form') ? (c.env.formPost ?? { from: null }) : askedByPage(c.req.raw)

function toPage(c: ApiContext, page: FormPost, code: ErrorCode | 'internal'): Response {
  return c.redirect(failedFormTarget(c.req.path, page, code), 303)
}

function fromHono(error: HTTPException): ShopError {
  return badInput('body', error.status === 415 ? httpCopy.bodyType : httpCopy.bodyUnreadable)
}

export const answerBadInput: Hook<unknown, ApiEnv, string, void> = (result) => {
  if (result.success) return
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') || (result.target === 'json' ? 'body' : result.target)
  throw badInput(field, issue?.message ?? httpCopy.unexpected)
}
