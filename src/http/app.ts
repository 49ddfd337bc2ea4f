import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { Shop } from '#compose'
import { badInput, ShopError } from '#platform/errors.ts'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { servicesRoutes } from '#services/connections/services.calls.ts'
import { mailboxRoutes } from '#services/mail/mailbox.calls.ts'
import { refusedWhileClosed, unseenBeforeOpening } from '#shop/audience/closures/closed.calls.ts'
import { openingRoutes } from '#shop/audience/opening/opening.calls.ts'
import { instagramRoutes } from '#shop/audience/social/instagram.calls.ts'
import { waitingRoutes } from '#shop/audience/subscriptions/subscriptions.calls.ts'
import { vacationRoutes } from '#shop/audience/vacation/vacation.calls.ts'
import { soldRoutes } from '#shop/catalogue/archive/sold.calls.ts'
import { collectionRoutes } from '#shop/catalogue/collections/collections.calls.ts'
import { dropRoutes } from '#shop/catalogue/drops/drops.calls.ts'
import { certificateRoutes } from '#shop/catalogue/editions/certificates.calls.ts'
import { feedRoutes } from '#shop/catalogue/feeds/feeds.calls.ts'
import { arrangingRoutes } from '#shop/catalogue/galleries/arranging.calls.ts'
import { contentRoutes } from '#shop/catalogue/home/content.calls.ts'
import { catalogueRoutes } from '#shop/catalogue/products/catalogue.calls.ts'
import { pieceChoiceRoutes } from '#shop/catalogue/products/lists/piece-choices.calls.ts'
import { productWriteRoutes } from '#shop/catalogue/products/product-writes.calls.ts'
import { searchRoutes } from '#shop/catalogue/search/search.calls.ts'
import { sizeSetRoutes } from '#shop/catalogue/sizes/size-sets.calls.ts'
import { cartRoutes } from '#shop/checkout/cart/cart.calls.ts'
import { cartLineRoutes } from '#shop/checkout/cart/cart-lines.calls.ts'
import { cartLinkRoutes } from '#shop/checkout/cart/cart-links.calls.ts'
import { checkoutRoutes } from '#shop/checkout/checkout/checkout.calls.ts'
import { cartCodeRoutes } from '#shop/checkout/discounts/cart-code.calls.ts'
import { discountRoutes } from '#shop/checkout/discounts/discounts.calls.ts'
import { holdRoutes } from '#shop/checkout/holds/holds.calls.ts'
import { paymentRoutes } from '#shop/checkout/payments/payments.calls.ts'
import { testOrderRoutes } from '#shop/checkout/payments/test-orders.calls.ts'
import { imageRoutes } from '#shop/media/pictures/images.calls.ts'
import { pictureMoveRoutes } from '#shop/media/stores/picture-move.calls.ts'
import { orderActionRoutes } from '#shop/orders/back-office/order-actions.calls.ts'
import { ownerOrderRoutes } from '#shop/orders/back-office/owner-orders.calls.ts'
import { fulfilmentRoutes } from '#shop/orders/fulfillment/fulfillment.calls.ts'
import { printerProductRoutes } from '#shop/orders/fulfillment/printer-products.calls.ts'
import { ledgerRoutes } from '#shop/orders/ledger/ledger.calls.ts'
import { paperRoutes } from '#shop/orders/papers/papers.calls.ts'
import { orderRoutes } from '#shop/orders/record/orders.calls.ts'
import { withdrawalRoutes } from '#shop/orders/withdrawals/withdrawals.calls.ts'
import { auditRoutes } from '#shop/people/audit/audit.calls.ts'
import { accountRoutes } from '#shop/people/identity/account.calls.ts'
import { usersRoutes } from '#shop/people/identity/users.calls.ts'
import { mailRoutes } from '#shop/people/messages/contact.calls.ts'
import { messageRoutes } from '#shop/people/messages/messages.calls.ts'
import { peopleRoutes } from '#shop/people/privacy/privacy.calls.ts'
import { accountSecurityRoutes } from '#shop/people/sign-in/account-security.calls.ts'
import { signInRoutes } from '#shop/people/sign-in/sign-in.calls.ts'
import { doorRoutes } from '#shop/people/sign-in/sign-in-path.calls.ts'
import { invitationRoutes } from '#shop/people/staff/invitations.calls.ts'
import { lawRoutes } from '#shop/store/law/law.calls.ts'
import { placeRoutes } from '#shop/store/place/place.calls.ts'
import { sentenceRoutes } from '#shop/store/settings/sentences.calls.ts'
import { studioRoutes } from '#shop/store/settings/studio.calls.ts'
import { lookRoutes } from '#shop/store/theme/look.calls.ts'
import { backupRoutes } from '#shop/upkeep/backup/backups.calls.ts'
import { checkUpRoutes } from '#shop/upkeep/check-up/check-up.calls.ts'
import { demoRoutes } from '#shop/upkeep/demo/demo.calls.ts'
import { takeOutRoutes } from '#shop/upkeep/export/export.calls.ts'
import { importRoutes } from '#shop/upkeep/imports/imports.calls.ts'
import type { Api, ApiEnv } from './api.ts'
import { takesFile } from './body.ts'
import { docsRoutes, documentOf } from './docs/docs.ts'
import type { ApiDocument } from './docs/docs-schema.ts'
import { clientOf } from './edge/client-address.ts'
import { checkOrigin } from './edge/origin.ts'
import { logRequest } from './edge/request-log.ts'
import { answerBadInput, answerFailure } from './errors.ts'
import { answerForms, prepare } from './forms.ts'
import { isWebhook, type Limits, limitRequests } from './limits/limits.ts'
import { limitsOf } from './limits/limits-shared.ts'
import { findSession, requireStaffOf } from './session.ts'

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
