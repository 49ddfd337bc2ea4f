import { goodForm } from '#testing/fakes/demo-payment.ts'
import type { Answer, Browser } from './client.ts'
import { jsonOf } from './client.ts'

export interface Wish {
  kind: 'prints' | 'clothing' | 'merch'
  id: number
  quantity?: number
  size?: string
}

const idNames = { prints: 'printId', clothing: 'clothingId', merch: 'merchId' }

export function addLine(browser: Browser, wish: Wish, more: object = {}): Promise<Answer> {
  const { kind, id, quantity = 1, size } = wish
  return browser.post(`/api/cart-${kind}/create`, { [idNames[kind]]: id, quantity, size, ...more })
}

export async function press(browser: Browser): Promise<{ path: string | null; code: string }> {
  const session = await browser.get('/api/session')
  if (session.status !== 200) return { path: null, code: String(session.status) }
  const { user } = jsonOf<{ user: { id: string } | null }>(session)
  const answer = await browser.post(`/api/cart/create-checkout-session/id/${user?.id}`)
  if (answer.status === 200) {
    // The payment page belongs to the shop, under another name of this machine.
    const { pathname, search } = new URL(jsonOf<{ url: string }>(answer).url, browser.base)
    return { path: pathname + search, code: 'ok' }
  }
  return { path: null, code: codeOf(answer) }
}

export function codeOf({ status, body }: Answer): string {
  const [, code] = /"code":"(\w+)"/.exec(body) ?? []
  return code ?? String(status)
}

export function pay(
  browser: Browser,
  path: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ ...goodForm, ...more }).toString()
  return browser.send({ method: 'POST', path, headers, body })
}

export async function comeBack(browser: Browser, paid: Answer): Promise<Answer | null> {
  if (paid.status !== 303 || !paid.headers.location) return null
  const { pathname, search } = new URL(paid.headers.location)
  return browser.get(pathname + search)
}
