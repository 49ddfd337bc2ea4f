import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { Shop } from '#compose'
import { type Currency, firstCurrency } from '#kernel/currency.ts'
import { badInput, ShopError } from '#kernel/errors.ts'
import { accountRoutes } from './account.ts'
import { accountSecurityRoutes } from './account-security.ts'
import type { Api, ApiEnv } from './api.ts'
import { arrangingRoutes } from './arranging.ts'
import { auditRoutes } from './audit.ts'
import { backupRoutes } from './backups.ts'
import { takesFile } from './body.ts'
import { cartRoutes } from './cart.ts'
import { cartCodeRoutes } from './cart-code.ts'
import { cartLineRoutes } from './cart-lines.ts'
import { cartLinkRoutes } from './cart-links.ts'
import { catalogueRoutes } from './catalogue.ts'
import { certificateRoutes } from './certificates.ts'
import { checkUpRoutes } from './check-up.ts'
import { checkoutRoutes } from './checkout.ts'
import { clientOf } from './client-address.ts'
import { refusedWhileClosed, unseenBeforeOpening } from './closed.ts'
import { collectionRoutes } from './collections.ts'
import { contentRoutes } from './content.ts'
import { demoRoutes } from './demo.ts'
import { discountRoutes } from './discounts.ts'
import { docsRoutes, documentOf } from './docs.ts'
import type { ApiDocument } from './docs-schema.ts'
import { doorRoutes } from './door.ts'
import { dropRoutes } from './drops.ts'
import { answerBadInput, answerFailure } from './errors.ts'
import { feedRoutes } from './feeds.ts'
import { answerForms, prepare } from './forms.ts'
import { fulfilmentRoutes } from './fulfilment.ts'
import { holdRoutes } from './holds.ts'
import { imageRoutes } from './images.ts'
import { importRoutes } from './imports.ts'
import { instagramRoutes } from './instagram.ts'
import { invitationRoutes } from './invitations.ts'
import { lawRoutes } from './law.ts'
import { ledgerRoutes } from './ledger.ts'
import { isWebhook, type Limits, limitRequests } from './limits.ts'
import { limitsOf } from './limits-shared.ts'
import { lookRoutes } from './look.ts'
import { mailRoutes } from './mail.ts'
import { mailboxRoutes } from './mailbox.ts'
import { messageRoutes } from './messages.ts'
import { openingRoutes } from './opening.ts'
import { orderActionRoutes } from './order-actions.ts'
import { orderRoutes } from './orders.ts'
import { checkOrigin } from './origin.ts'
import { ownerOrderRoutes } from './owner-orders.ts'
import { paperRoutes } from './papers.ts'
import { paymentRoutes } from './payments.ts'
import { peopleRoutes } from './people.ts'
import { pictureMoveRoutes } from './picture-move.ts'
import { pieceChoiceRoutes } from './piece-choices.ts'
import { placeRoutes } from './place.ts'
import { printerProductRoutes } from './printer-products.ts'
import { productWriteRoutes } from './product-writes.ts'
import { logRequest } from './request-log.ts'
import { searchRoutes } from './search.ts'
import { sentenceRoutes } from './sentences.ts'
import { servicesRoutes } from './services.ts'
import { findSession, requireStaffOf } from './session.ts'
import { signInRoutes } from './sign-in.ts'
import { sizeSetRoutes } from './size-sets.ts'
import { soldRoutes } from './sold.ts'
import { studioRoutes } from './studio.ts'
import { takeOutRoutes } from './take-out.ts'
import { testOrderRoutes } from './test-orders.ts'
import { usersRoutes } from './users.ts'
import { vacationRoutes } from './vacation.ts'
import { waitingRoutes } from './waiting.ts'
import { withdrawalRoutes } from './withdrawals.ts'

/** Every concern's routes; prices are read and written in `currency`. */
export function registerRoutes(api: Api, currency: Currency): void {
  usersRoutes(api)
  cartRoutes(api, currency)
  cartLineRoutes(api, currency)
  cartCodeRoutes(api, currency)
  cartLinkRoutes(api)
  catalogueRoutes(api, currency)
  searchRoutes(api, currency)
  productWriteRoutes(api, currency)
  arrangingRoutes(api, currency)
  pieceChoiceRoutes(api)
  collectionRoutes(api)
  contentRoutes(api, currency)
  dropRoutes(api)
  soldRoutes(api, currency)
  imageRoutes(api)
  importRoutes(api)
  takeOutRoutes(api)
  checkoutRoutes(api)
  holdRoutes(api)
  paymentRoutes(api)
  ownerOrderRoutes(api)
  orderActionRoutes(api, currency)
  fulfilmentRoutes(api)
  printerProductRoutes(api, currency)
  orderRoutes(api)
  certificateRoutes(api)
  paperRoutes(api)
  instagramRoutes(api)
  accountRoutes(api)
  accountSecurityRoutes(api)
  doorRoutes(api)
  signInRoutes(api)
  auditRoutes(api)
  ledgerRoutes(api, currency)
  feedRoutes(api)
  withdrawalRoutes(api)
  discountRoutes(api, currency)
  sizeSetRoutes(api, currency)
  invitationRoutes(api)
  studioRoutes(api, currency)
  sentenceRoutes(api)
  lawRoutes(api)
  lookRoutes(api)
  placeRoutes(api)
  servicesRoutes(api)
  mailboxRoutes(api)
  pictureMoveRoutes(api)
  checkUpRoutes(api)
  backupRoutes(api)
  peopleRoutes(api)
  mailRoutes(api)
  messageRoutes(api)
  demoRoutes(api)
  testOrderRoutes(api)
  vacationRoutes(api)
  openingRoutes(api)
  waitingRoutes(api)
  docsRoutes(api)
}

/** The API's OpenAPI document, without a shop behind it. `publicUrl`: where it is served. */
export function describeApi(publicUrl: string): ApiDocument {
  const api = new OpenAPIHono<ApiEnv>()
  registerRoutes(api, firstCurrency)
  return documentOf(api, publicUrl)
}

/**
 * The HTTP API under /api: the one door for every write, from any client. The outer app reads the
 * body and turns forms into JSON, because a form's `_method` decides which route it reaches.
 */
export function createApi(shop: Shop, limits = limitsOf(shop)): Hono<ApiEnv> {
  let routes = { currency: '', api: new OpenAPIHono<ApiEnv>() }
  // The checks of prices know the currency: they are made anew once the owner has chosen another one.
  function routesIn(currency: Currency): Api {
    if (routes.currency !== currency) {
      routes = { currency, api: createRoutes(shop, limits, currency) }
    }
    return routes.api
  }
  const door = new Hono<ApiEnv>()
  door.all('/api/*', async (c) => {
    const { raw } = c.req
    const { request, formPost, refusal } = await prepare(raw, async (path) => {
      if (takesFile(path)) await requireStaffOf(shop, raw)
      if (isWebhook(path))
        await limits.refuseSpent('badSignatures', await clientOf(shop, raw, c.env))
    })
    return routesIn(shop.settings.place.current().currency).fetch(request, {
      incoming: c.env?.incoming,
      formPost,
      refusal,
    })
  })
  return door
}

function createRoutes(shop: Shop, limits: Limits, currency: Currency): Api {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: answerBadInput })
  api.onError(answerFailure)
  api.use('/api/*', async (c, next) => {
    c.set('shop', shop)
    c.set('limits', limits)
    c.set('client', await clientOf(shop, c.req.raw, c.env))
    c.set('form', c.env.formPost !== undefined)
    c.set('formTarget', null)
    await next()
  })
  api.use('/api/*', logRequest)
  api.use('/api/*', limitRequests)
  api.use('/api/*', checkOrigin)
  api.use('/api/*', async (c, next) => {
    if (c.env.refusal) throw c.env.refusal
    // PostgreSQL keeps no NUL character in text, and would fail over it.
    if (c.req.url.includes('%00')) throw badInput('path', 'The address holds a NUL character.')
    await next()
  })
  api.use('/api/*', findSession)
  api.use('/api/*', answerForms)
  api.use('/api/*', refusedWhileClosed)
  api.use('/api/*', unseenBeforeOpening)
  registerRoutes(api, currency)

  const methodsOf = knownMethods(api)
  api.notFound((c) => {
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0) {
      return answerFailure(new ShopError('not_found', 'There is nothing at this address.'), c)
    }
    const message = `${c.req.method} is not possible here, only ${allowed.join(', ')}.`
    c.header('Allow', allowed.join(', '))
    return c.json({ error: { code: 'bad_input', message, field: 'method' } }, 405)
  })
  return api
}

interface Address {
  method: string
  pattern: RegExp
}

/** Answers which methods a path knows: for 'Allow' when the one asked for is not among them. */
function knownMethods(api: Api): (path: string) => string[] {
  let addresses: Address[] | undefined
  return (path) => {
    addresses ??= api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
    const methods = addresses.filter(({ pattern }) => pattern.test(path)).map((a) => a.method)
    return [
      ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
    ]
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
