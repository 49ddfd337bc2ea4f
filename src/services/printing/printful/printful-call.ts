import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { bytesOf } from '#platform/bytes-of.ts'
import { ShopError } from '#platform/errors.ts'
import { second } from '#platform/time/clock.ts'
import { printingCopy } from '#services/printing/copy.ts'

export interface PrintfulAccount {
  token: string
  /** Only an account-level token needs it. */
  storeId?: string | undefined
  /** Without a slash at the end. */
  apiBase?: string | undefined
  /** Milliseconds that one answer may take, and the pause before a read is repeated. */
  timeout?: number
  pauseBeforeRetry?: number
}

/** `callsLeft` in this minute; null when Printful doesn't say. */
export type PrintfulAnswer = { callsLeft: number | null } & (
  | {
      ok: true
      result: unknown
      total: number | null
    }
  | { ok: false; status: number; text: string }
)

export type CallPrintful = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<PrintfulAnswer>

const longestAnswer = 2 * 1024 * 1024

const envelope = z.object({
  code: z.number().int(),
  result: z.unknown(),
  paging: z
    .object({ total: z.number().int().min(0) })
    .nullish()
    .catch(null),
  error: z.object({ message: z.string() }).optional().catch(undefined),
})

/**
 * Repeats a read that got no proper answer, but never a write, because it may have been done.
 * Throws `fulfilment_unavailable` for whatever may pass. No error's words hold the request.
 */
export function createPrintfulCalls(account: PrintfulAccount): CallPrintful {
  const { token, storeId, apiBase = 'https://api.printful.com' } = account
  const { timeout = 20 * second, pauseBeforeRetry = second / 2 } = account
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    ...(storeId !== undefined && { 'X-PF-Store-Id': storeId }),
  }

  async function once(method: string, path: string, body: unknown): Promise<PrintfulAnswer> {
    const answer = await fetch(`${apiBase}${path}`, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw away(printingCopy.noAnswer)
    })
    const { status } = answer
    if (status === 429 || status === 419) {
      await answer.body?.cancel()
      throw new ShopError('fulfilment_unavailable', printingCopy.pause, {
        retryAfter: 60,
      })
    }
    const { data } = envelope.safeParse(parse(await readText(answer)))
    if (status >= 500 || status === 408) throw away(printingCopy.printfulAnswered(status))
    if (!data) throw away(printingCopy.nonsense)
    const left = answer.headers.get('X-Ratelimit-Remaining') ?? ''
    const callsLeft = /^\d{1,6}$/.test(left) ? Number(left) : null
    if (answer.ok && data.code >= 200 && data.code < 300) {
      return { ok: true, callsLeft, result: data.result, total: data.paging?.total ?? null }
    }
    const text = data.error?.message ?? (typeof data.result === 'string' ? data.result : '')
    return { ok: false, callsLeft, status: answer.ok ? data.code : status, text: inOneLine(text) }
  }

  return async (method, path, body) => {
    try {
      return await once(method, path, body)
    } catch (error) {
      const mayAskAgain = error instanceof ShopError && error.details.retryAfter === undefined
      if (method !== 'GET' || !mayAskAgain) throw error
      await pause(pauseBeforeRetry)
      return once(method, path, body)
    }
  }
}

function away(words: string): ShopError {
  return new ShopError('fulfilment_unavailable', words)
}

async function readText(answer: Response): Promise<string> {
  try {
    return String(await bytesOf(answer.body, longestAnswer, () => away(printingCopy.tooLong)))
  } catch (error) {
    throw error instanceof ShopError ? error : away(printingCopy.brokenOff)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200)
}
