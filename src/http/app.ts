import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Shop } from '#compose'
import { badInput, ShopError } from '#platform/errors.ts'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import {
  refusedWhileClosed,
  unseenBeforeOpening,
} from '#shop/audience/closures/refuse-while-closed.calls.ts'
import { allCalls } from './all-calls.ts'
import type { Api, ApiEnv } from './api.ts'
import { restoreIn, takesFile } from './body.ts'
import { httpCopy } from './copy.ts'
import { createDocument, docsRoutes } from './docs/docs.ts'
import type { ApiDocument } from './docs/docs-schema.ts'
import { readClient } from './edge/client-address.ts'
import { checkOrigin } from './edge/origin.ts'
import { logRequest } from './edge/request-log.ts'
import { answerBadInput, answerFailure, answerWrongMethod } from './errors.ts'
import { answerForms, prepare } from './forms.ts'
import { isWebhook, limitRequests } from './limits/limits.ts'
import { createSharedLimits } from './limits/limits-shared.ts'
import { findSession, requireStaffRequest } from './session.ts'

export function describeApi(publicUrl: string): ApiDocument {
  const api = new OpenAPIHono<ApiEnv>()
  for (const { register } of allCalls) register(api, firstCurrency)
  docsRoutes(api)
  return createDocument(api, publicUrl)
}

/** The schemas of prices know the currency. All shops of a process share their routes. */
const routes = new Map<Currency, Api>()

function routesIn(currency: Currency): Api {
  const made = routes.get(currency) ?? createRoutes(currency)
  routes.set(currency, made)
  return made
}

/** The outer app reads the body first, because a form's `_method` decides its route. */
export function createApi(shop: Shop, limits = createSharedLimits(shop)): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  api.all('/api/*', async (c) => {
    const { raw } = c.req
    const { request, formPost, refusal } = await prepare(raw, async (path) => {
      if (takesFile(path)) await requireStaffRequest(shop, raw)
      const restore = restoreIn(path)
      if (restore !== null) shop.admin.restore.requireReceiving(restore)
      if (isWebhook(path))
        await limits.refuseSpent('badSignatures', await readClient(shop, raw, c.env))
    })
    return routesIn(shop.settings.storeSettings.current().currency).fetch(request, {
      shop,
      limits,
      formPost,
      refusal,
      incoming: c.env?.incoming,
    })
  })
  return api
}

function createRoutes(currency: Currency): Api {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: answerBadInput })
  api.onError(answerFailure)
  api.use('/api/*', async (c, next) => {
    const { shop, limits } = c.env
    c.set('shop', shop)
    c.set('limits', limits)
    c.set('client', await readClient(shop, c.req.raw, c.env))
    c.set('form', c.env.formPost !== undefined)
    c.set('formTarget', null)
    await next()
  })
  api.use('/api/*', logRequest)
  api.use('/api/*', methodNotAllowed({ app: api, onMethodNotAllowed: answerWrongMethod }))
  api.use('/api/*', limitRequests)
  api.use('/api/*', checkOrigin)
  api.use('/api/*', async (c, next) => {
    if (c.env.refusal) throw c.env.refusal
    // PostgreSQL keeps no NUL character in text, and would fail over it.
    if (c.req.url.includes('%00')) throw badInput('path', httpCopy.nulInAddress)
    await next()
  })
  api.use('/api/*', findSession)
  api.use('/api/*', answerForms)
  api.use('/api/*', refusedWhileClosed)
  api.use('/api/*', unseenBeforeOpening)
  for (const { register } of allCalls) register(api, currency)
  docsRoutes(api)

  api.notFound((c) => answerFailure(new ShopError('not_found', httpCopy.nothingHere), c))
  return api
}
