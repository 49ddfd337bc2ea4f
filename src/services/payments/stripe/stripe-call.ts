import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { ShopError } from '#platform/errors.ts'
import { second } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'

export interface StripeAccount {
  secretKey: string
  /** Another server than Stripe's, for tests. */
  apiBase?: string | undefined
  /** Milliseconds that one answer may take. */
  timeout?: number
}

const longestAnswer = 2 * 1024 * 1024

/** Repeats a call once, under the same idempotency key; repeats no 429 and no refusal. */
export function createStripeClient(account: StripeAccount): Stripe {
  const { secretKey, apiBase, timeout = 12 * second } = account
  const base = apiBase === undefined ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** Follows no redirect and cuts an endless answer. */
async function boundedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  let length = 0
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      length += part.byteLength
      if (length > longestAnswer) controller.error(new Error('Stripe’s answer was too long.'))
      else controller.enqueue(part)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body?.pipeThrough(bound) ?? null, { status, statusText, headers })
}

/**
 * A wrong key is `payment_unavailable`, because then nobody knows whether a session was paid.
 * Leaves out Stripe's own words: they may hold request data.
 */
export async function ask<T extends { object: string }>(call: () => Promise<T>): Promise<T> {
  let answer: T
  try {
    answer = await call()
  } catch (error) {
    throw toPaymentFailure(error)
  }
  // The SDK takes any JSON without an `error` for success, whatever its status.
  if (typeof answer?.object !== 'string') throw away(paymentsCopy.nonsense)
  return answer
}

/** Null when, and only when, Stripe doesn't know the object; `nulls`: the statuses that say so. */
export async function askFor<T extends { object: string }>(
  call: () => Promise<T>,
  nulls: readonly number[] = [404],
): Promise<T | null> {
  return ask(async () => {
    try {
      return await call()
    } catch (error) {
      const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
      if (status !== undefined && nulls.includes(status)) return nothing
      throw error
    }
  }).then((answer) => (answer === nothing ? null : (answer as T)))
}

/** Tries while another call under the same key is running; `turn` in milliseconds. */
const turns = 8
const turn = second / 2

/** While another call under the same key runs, Stripe answers 409: this waits for its answer. */
export async function askInTurn<T extends { object: string }>(call: () => Promise<T>): Promise<T> {
  return ask(async () => {
    for (let n = 1; ; n += 1) {
      try {
        return await call()
      } catch (error) {
        const isInUse = error instanceof Stripe.errors.StripeError && error.statusCode === 409
        if (!isInUse || n === turns) throw error
        await pause(turn)
      }
    }
  })
}

const nothing = { object: 'nothing' }

function toPaymentFailure(error: unknown): ShopError {
  if (!(error instanceof Stripe.errors.StripeError)) return away(paymentsCopy.nonsense)
  const { statusCode = 0, code } = error
  const about = code ? ` (${code})` : ''
  if (statusCode === 401 || statusCode === 403) {
    return away(paymentsCopy.keyRefused(about))
  }
  if (statusCode === 429) {
    const words = paymentsCopy.pause
    return new ShopError('payment_unavailable', words, { retryAfter: 10 })
  }
  if (statusCode === 409 || statusCode >= 500) return away(paymentsCopy.stripeAnswered(statusCode))
  if (statusCode >= 400) {
    return new ShopError('payment_refused', paymentsCopy.refused(about))
  }
  return away(paymentsCopy.noAnswer)
}

function away(words: string): ShopError {
  return new ShopError('payment_unavailable', words)
}
