/* `bad_input` on 'key': the key is at fault; `payment_unavailable`: a retry makes sense. */
import Stripe from 'stripe'
import { badInput, ShopError } from '#platform/errors.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { PaymentRequest } from '#services/payments/port.ts'
import { permissionLabel } from '#services/payments/stripe-key.ts'
import { sessionParams } from './stripe-request.ts'

export interface StripeIdentity {
  /** 'acct_…'; '' when a restricted key may not see it. */
  account: string
  name: string | null
  country: string | null
  mayCharge: boolean | null
}

/** Stripe tells the secret only once. */
export interface MadeEndpoint {
  id: string
  url: string
  secret: string
}

/** Events come in this version's shape. */
const apiVersion = '2026-10-28.endive'

export const reportedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** A refusal that names the account is an answer, too. */
export async function identify(stripe: Stripe): Promise<StripeIdentity> {
  try {
    const account = await stripe.accounts.retrieveCurrent()
    const { business_profile: profile, settings, country, charges_enabled: mayCharge } = account
    const name = settings?.dashboard?.display_name || profile?.name || null
    return { account: account.id, name, country: country ?? null, mayCharge: mayCharge ?? null }
  } catch (error) {
    if (!isRefusal(error, 403) || isFromElsewhere(error)) throw setupFailure(error)
    const [account = ''] = /acct_\w+/.exec(error.message) ?? []
    return { account, name: null, country: null, mayCharge: null }
  }
}

export async function lackingPermissions(stripe: Stripe): Promise<string[]> {
  // Made-up names: Stripe checks the permission before the object, so that nothing is done.
  const tries = [
    () => stripe.checkout.sessions.expire('cs_test_atelier'),
    () => stripe.paymentIntents.retrieve('pi_atelier'),
    () => stripe.charges.retrieve('ch_atelier'),
    () => stripe.refunds.create({ payment_intent: 'pi_atelier' }),
    () => stripe.webhookEndpoints.update('we_atelier', { description: 'Atelier' }),
    () => stripe.events.list({ limit: 1 }),
  ]
  const lacking: string[] = []
  for (const attempt of tries) {
    try {
      await attempt()
    } catch (error) {
      if (isRefusal(error, 400) || isRefusal(error, 404)) continue
      const missing = isRefusal(error, 403) ? /\brak_\w+/.exec(error.message)?.[0] : undefined
      if (missing === undefined) throw setupFailure(error)
      lacking.push(permissionLabel(missing))
    }
  }
  return [...new Set(lacking)]
}

export async function makeEndpoint(
  stripe: Stripe,
  { url, shopId }: { url: string; shopId: string },
): Promise<MadeEndpoint> {
  const { id, secret } = await setupCall(() =>
    stripe.webhookEndpoints.create({
      url,
      enabled_events: [...reportedEvents],
      api_version: apiVersion,
      description: paymentsCopy.webhookName,
      metadata: { atelier_shop: shopId },
    }),
  )
  if (!secret) throw new ShopError('payment_unavailable', paymentsCopy.nonsense)
  return { id, url, secret }
}

/** Far more than the 16 that Stripe allows an account. */
const mostEndpoints = 1000

/** Also endpoints with a lost secret. */
export async function ownEndpoints(
  stripe: Stripe,
  shopId: string,
): Promise<{ id: string; url: string; isOn: boolean }[]> {
  const all = await setupCall(() =>
    stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: mostEndpoints }),
  )
  const own = all.filter(({ metadata }) => metadata?.atelier_shop === shopId)
  return own.map(({ id, url, status }) => ({ id, url, isOn: status === 'enabled' }))
}

export async function moveEndpoint(stripe: Stripe, id: string, url: string): Promise<void> {
  await setupCall(() => stripe.webhookEndpoints.update(id, { url }))
}

export async function deleteEndpoint(stripe: Stripe, id: string): Promise<void> {
  await setupCall(async () => {
    try {
      await stripe.webhookEndpoints.del(id)
    } catch (error) {
      if (!isRefusal(error, 404)) throw error
    }
  })
}

/** Creates a session like an order's, so that Stripe's refusals of orders show, and closes it. */
export async function causeEvent(stripe: Stripe, request: PaymentRequest): Promise<void> {
  const { id } = await setupCall(() => stripe.checkout.sessions.create(sessionParams(request)))
  await setupCall(() => stripe.checkout.sessions.expire(id))
}

async function setupCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw setupFailure(error)
  }
}

function isRefusal(error: unknown, status: number): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.statusCode === status
}

const isFromElsewhere = ({ message }: Error) => /requests from your IP address/i.test(message)

/** Leaves out Stripe's own words: they may hold the key. */
function setupFailure(error: unknown): ShopError {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new ShopError('payment_unavailable', paymentsCopy.nonsenseAgain(again))
  }
  const { statusCode = 0, message } = error
  if (statusCode === 401) {
    return badInput(
      'key',
      /expired/i.test(message) ? paymentsCopy.keyExpired : paymentsCopy.keyUnknown,
    )
  }
  if (statusCode === 403) {
    if (isFromElsewhere(error)) {
      return badInput('key', paymentsCopy.keyLimited)
    }
    const [missing] = /\brak_\w+/.exec(message) ?? []
    return badInput(
      'key',
      missing
        ? paymentsCopy.permissionMissing(permissionLabel(missing))
        : paymentsCopy.keyLacksRights,
    )
  }
  if (statusCode === 429) {
    return new ShopError('payment_unavailable', paymentsCopy.pauseAgain, {
      retryAfter: 60,
    })
  }
  if (statusCode === 400 && /webhook endpoints/i.test(message) && /limit|maximum/i.test(message)) {
    return badInput('key', paymentsCopy.tooManyWebhooks)
  }
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 409) {
    const about = error.code ? ` (${error.code})` : ''
    return badInput('key', paymentsCopy.wouldNot(about, paymentsCopy.unchanged))
  }
  return new ShopError('payment_unavailable', paymentsCopy.noAnswerAgain(again))
}

const again = paymentsCopy.tryAgainMinute(paymentsCopy.unchanged)
