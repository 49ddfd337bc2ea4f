import type { Config } from '#config'
import { badInput } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import { largestPrice } from '#platform/money/currency.ts'
import { isLoopback, isPublicAddress } from '#platform/network/network.ts'
import { type Clock, hour, minute, second } from '#platform/time/clock.ts'
import type { Connected, ServiceSetup } from '#services/connections/service-definition.ts'
import { readShopId } from '#services/connections/shop-id.server.ts'
import { paymentsCopy } from './copy.ts'
import type { PaymentConnection, StripeConnection, StripeInput } from './payments.schema.ts'
import type { PaymentRequest } from './port.ts'
import { createStripeClient } from './stripe/stripe-call.ts'
import {
  causeEvent,
  deleteEndpoint,
  identify,
  lackingPermissions,
  type MadeEndpoint,
  makeEndpoint,
  moveEndpoint,
  ownEndpoints,
  type StripeIdentity,
} from './stripe/stripe-setup.ts'
import { moneyOfKey } from './stripe-key.ts'

type Client = ReturnType<typeof createStripeClient>

export interface StripeSetup extends Pick<ServiceSetup, 'clock' | 'storeSettings'> {
  /** Another server than Stripe's, for tests. */
  apiBase: string | undefined
  shopId(): Promise<string>
}

export function stripeSetup(
  { apiBases }: Pick<Config, 'apiBases'>,
  { db, clock, storeSettings }: Omit<ServiceSetup, 'demo'>,
): StripeSetup {
  return {
    clock,
    storeSettings,
    apiBase: apiBases.stripe,
    shopId: () => readShopId(db, clock.now()),
  }
}

/** Milliseconds during which events signed by a replaced secret are still taken. */
const overlap = 10 * minute

/** Exactly one endpoint at Stripe reports to this shop; without a public address, none. */
export async function connectStripe(
  setup: StripeSetup,
  { key }: StripeInput,
  before: PaymentConnection | null,
): Promise<Connected<StripeConnection>> {
  const money = moneyOfKey(key)
  const { publicUrl } = await setup.storeSettings.read()
  requireFitting(setup, money, publicUrl)
  const stripe = clientFor(setup, key)
  const identity = await identify(stripe)
  requireReady(identity, money)
  const lacking = await lackingPermissions(stripe)
  if (lacking.length > 0) {
    throw badInput('key', paymentsCopy.lacksRights(lacking.join(' · ')))
  }
  const shopId = await setup.shopId()
  const own = await ownEndpoints(stripe, shopId)
  const known = before?.provider === 'stripe' && before.money === money ? before : null
  const same = known && isSame(known, identity, own) ? known : null
  const reports = isReachable(publicUrl) ? 'webhook' : 'poll'
  const made =
    reports === 'poll'
      ? none
      : await reportTo(stripe, { url: eventsUrl(publicUrl), shopId, own, same, clock: setup.clock })
  const stale = own.filter(({ id }) => !made.endpoints.some((each) => each.id === id))
  return {
    config: {
      provider: 'stripe',
      secretKey: key,
      endpoints: made.endpoints,
      account: same?.account || identity.account || `key_${digest(key).slice(0, 12)}`,
      accountName: identity.name ?? same?.accountName ?? null,
      country: identity.country ?? same?.country ?? null,
      money,
      reports,
      provenAt:
        reports === 'poll' ? setup.clock.now() : made.fresh ? null : (same?.provenAt ?? null),
      promotionCodes: same?.promotionCodes ?? false,
    },
    async undo() {
      if (made.fresh) await deleteEndpoint(stripe, made.fresh.id)
    },
    async after() {
      for (const { id } of stale) await deleteEndpoint(stripe, id)
      if (made.fresh) await causeEvent(stripe, await trial(setup))
    },
  }
}

export async function tryStripe(
  setup: StripeSetup,
  { secretKey }: StripeConnection,
): Promise<void> {
  await causeEvent(clientFor(setup, secretKey), await trial(setup))
}

export async function disconnectStripe(
  setup: StripeSetup,
  { secretKey, endpoints }: StripeConnection,
): Promise<void> {
  const stripe = clientFor(setup, secretKey)
  for (const { id } of endpoints) if (id !== '') await deleteEndpoint(stripe, id)
}

/** Answers the remaining endpoints, or null when all remain. */
export async function tidyStripe(
  setup: StripeSetup,
  { secretKey, endpoints }: StripeConnection,
): Promise<StripeConnection['endpoints'] | null> {
  const now = setup.clock.now()
  const over = endpoints.filter(({ until }) => until !== null && until <= now)
  if (over.length === 0) return null
  const stripe = clientFor(setup, secretKey)
  for (const { id } of over) await deleteEndpoint(stripe, id)
  return endpoints.filter((each) => !over.includes(each))
}

export function eventsUrl(publicUrl: string): string {
  return `${publicUrl}/api/payments/stripe/events`
}

function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' || isLoopback(hostname)) return false
  if (/^[\d.]+$|^\[/.test(hostname)) return isPublicAddress(hostname)
  return hostname.includes('.') && !/\.(?:local|lan|internal|home|test|localhost)$/.test(hostname)
}

async function trial({ clock, storeSettings }: StripeSetup): Promise<PaymentRequest> {
  const { publicUrl, currency, countries } = await storeSettings.read()
  const name = paymentsCopy.testProduct
  // Stripe's minimum is half a dollar, and 100,000 Lebanese pounds are about a dollar.
  const unitPrice = Math.min(10_000_000, largestPrice(currency))
  return {
    orderId: 'connection',
    key: 'connection',
    currency,
    lines: [{ name, description: null, picture: null, unitPrice, quantity: 1 }],
    shipping: { label: paymentsCopy.shipping, amount: 0 },
    total: unitPrice,
    expiresAt: Math.ceil(clock.now() / second) * second + hour,
    successUrl: `${publicUrl}/?session={SESSION_ID}`,
    cancelUrl: publicUrl,
    countries,
    terms: { automaticTax: false, promotionCodes: false },
  }
}

const none = { endpoints: [], fresh: null }

function clientFor({ apiBase }: StripeSetup, secretKey: string): Client {
  return createStripeClient({ secretKey, apiBase })
}

function requireFitting({ apiBase }: StripeSetup, money: 'test' | 'live', publicUrl: string): void {
  if (money === 'test') return
  if (!publicUrl.startsWith('https://')) {
    throw badInput('key', paymentsCopy.liveKeyNeedsHttps)
  }
  if (apiBase !== undefined && !isLoopback(new URL(apiBase).hostname)) {
    throw badInput('key', paymentsCopy.liveKeyElsewhere)
  }
}

function requireReady({ mayCharge }: StripeIdentity, money: 'test' | 'live'): void {
  if (money === 'test' || mayCharge !== false) return
  throw badInput('key', paymentsCopy.notActivated)
}

/** A restricted key may hide its account; then the shop's own endpoints there identify it. */
function isSame(
  known: StripeConnection,
  { account }: StripeIdentity,
  own: readonly { id: string }[],
): boolean {
  if (account !== '') return account === known.account
  return own.some(({ id }) => known.endpoints.some((each) => each.id === id))
}

/** An old endpoint with a known secret stays beside the new endpoint for some minutes. */
async function reportTo(
  stripe: Client,
  {
    url,
    shopId,
    own,
    same,
    clock,
  }: {
    url: string
    shopId: string
    own: readonly { id: string; url: string; isOn: boolean }[]
    same: StripeConnection | null
    clock: Clock
  },
): Promise<{ endpoints: StripeConnection['endpoints']; fresh: MadeEndpoint | null }> {
  const there = (same?.endpoints ?? []).filter(({ id }) => own.some((each) => each.id === id))
  const isGood = (id: string) => own.some((each) => each.id === id && each.isOn)
  const kept = there.find(({ id, until }) => until === null && isGood(id))
  if (kept) {
    if (own.find(({ id }) => id === kept.id)?.url !== url) await moveEndpoint(stripe, kept.id, url)
    return {
      endpoints: there.map((each) => (each === kept ? { ...kept, url } : each)),
      fresh: null,
    }
  }
  const fresh = await makeEndpoint(stripe, { url, shopId })
  const until = clock.now() + overlap
  const former = there.map((each) => ({ ...each, until: each.until ?? until }))
  return { endpoints: [{ ...fresh, until: null }, ...former], fresh }
}
