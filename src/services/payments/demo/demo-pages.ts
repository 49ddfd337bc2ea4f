import { createHash } from 'node:crypto'
import { bytesOf } from '#platform/bytes-of.ts'
import { isShopError } from '#platform/errors.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import {
  allowedCountries,
  type PaymentRequest,
  type PaymentSession,
} from '#services/payments/port.ts'
import { readTypeface, typefaceFiles } from '#shop/orders/papers/typefaces.server.ts'
import type { Theme } from '#shop/store/theme/theme.ts'
import { findProblems, nothingTyped, readTyped, type Typed, toBuyer } from './demo-form.ts'
import type { DemoSessions, Method } from './demo-sessions.ts'
import { type DemoTypeface, demoPageStyle, typefaceAt } from './demo-style.ts'
import { payPage, type Screen, screenDocument, wordPage } from './demo-view.ts'

export const hostedPath = '/demo-pay'

const mostBytes = 16 * 1024

export interface DemoStudio {
  name: string
  theme: Pick<Theme, 'inks' | 'paper' | 'pair' | 'finish'>
}

export interface PagesOptions {
  sessions: DemoSessions
  studio: () => Promise<DemoStudio>
  ended: (id: string) => void
}

export function hostedPages({ sessions, studio, ended }: PagesOptions) {
  return async function respond(request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.slice(hostedPath.length + 1)
    const face = typefaceAt(id)
    if (face) return typeface(face)
    const answer = await answerTo(request, id)
    return answer instanceof Response ? answer : rendered(answer, await studio())
  }

  async function answerTo(request: Request, id: string): Promise<Page | Response> {
    try {
      const asked = await sessions.request(id)
      if (!asked) return page(unknownPage, 404)
      if (request.method === 'POST') return await takeForm(request, id, asked)
      if (request.method !== 'GET' && request.method !== 'HEAD') return page(unknownPage, 405)
      return await show(id, asked)
    } catch (error) {
      if (!isShopError(error)) throw error
      return page(wordPage(paymentsCopy.oneMoment, paymentsCopy.cantAnswer, null), 503)
    }
  }

  async function show(id: string, asked: PaymentRequest): Promise<Page> {
    const session = await sessions.find(id)
    if (session?.status === 'open')
      return page(payPage(asked, typedOf(asked), {}, false), 200, asked)
    if (session?.status === 'complete') return page(paidPage(asked, id), 200, asked)
    return page(expiredPage(asked), 200, asked)
  }

  async function takeForm(
    request: Request,
    id: string,
    asked: PaymentRequest,
  ): Promise<Page | Response> {
    const body = await readForm(request)
    if (body === null) return page(unknownPage, 413)
    const now = await sessions.find(id)
    // The second of two clicks finds the session ended and goes where the first click went.
    if (now?.status !== 'open') return now ? afterEnd(now, asked) : page(unknownPage, 404)
    const typed = { ...readTyped(new URLSearchParams(body)), ...prefilled(asked) }
    const problems = findProblems(typed, asked)
    if (Object.keys(problems).length > 0)
      return page(payPage(asked, typed, problems, false), 200, asked)
    if (typed.method === 'declined') {
      return page(payPage(asked, { ...typed, method: 'card' }, {}, true), 200, asked)
    }
    const session = await sessions.pay(
      id,
      typed.method as Method,
      toBuyer(typed, allowedCountries(asked)),
    )
    ended(id)
    return session ? afterEnd(session, asked) : page(unknownPage, 404)
  }
}

function prefilled({ email }: PaymentRequest): Partial<Typed> {
  return email === undefined ? {} : { email }
}

const typedOf = (asked: PaymentRequest): Typed => ({ ...nothingTyped, ...prefilled(asked) })

/** Null when the body is larger than the form could ever be. */
async function readForm(request: Request): Promise<string | null> {
  const bytes = await bytesOf(request.body, mostBytes, () => new RangeError()).catch(() => null)
  return bytes && String(bytes)
}

function afterEnd(session: PaymentSession, asked: PaymentRequest): Page | Response {
  if (session.status !== 'complete') return page(expiredPage(asked), 200, asked)
  return new Response(null, {
    status: 303,
    headers: { ...safety(asked), Location: returnAddress(asked, session.id) },
  })
}

function returnAddress(asked: PaymentRequest, id: string): string {
  return asked.successUrl.replace('{SESSION_ID}', id)
}

const unknownPage = wordPage(paymentsCopy.nothingToPay, paymentsCopy.noCheckout, null)

function paidPage(asked: PaymentRequest, id: string): Screen {
  const link = { label: paymentsCopy.goOrder, href: returnAddress(asked, id) }
  return wordPage(paymentsCopy.alreadyPaid, paymentsCopy.paidText, link)
}

function expiredPage(asked: PaymentRequest): Screen {
  const words = paymentsCopy.overText
  return wordPage(paymentsCopy.timeIsUp, words, {
    label: paymentsCopy.backCart,
    href: asked.cancelUrl,
  })
}

interface Page {
  screen: Screen
  status: number
  asked: PaymentRequest | undefined
}

function page(screen: Screen, status: number, asked?: PaymentRequest): Page {
  return { screen, status, asked }
}

async function rendered(
  { screen, status, asked }: Page,
  { name, theme }: DemoStudio,
): Promise<Response> {
  const style = demoPageStyle(theme)
  const headers = { ...safety(asked, style), 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(String(await screenDocument(screen, name, style)), { status, headers })
}

function safety(asked: PaymentRequest | undefined, style = ''): Record<string, string> {
  const styleHash = createHash('sha256').update(style).digest('base64')
  const pictures =
    asked?.lines.flatMap((line) => (line.picture === null ? [] : [line.picture])) ?? []
  const returns = asked ? [asked.successUrl, asked.cancelUrl] : []
  const policy = {
    'default-src': ["'none'"],
    'style-src': [`'sha256-${styleHash}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...originsOf(pictures)],
    'form-action': ["'self'", ...originsOf(returns)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const words = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return {
    'Content-Security-Policy': words.join('; '),
    'Referrer-Policy': 'same-origin',
  }
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

async function typeface({ pair, face }: DemoTypeface): Promise<Response> {
  return new Response(new Uint8Array(await readTypeface(typefaceFiles[pair][face])), {
    headers: {
      'Content-Type': 'font/ttf',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
