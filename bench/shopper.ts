import { type Load, repeat } from './load.ts'

export interface Shopper {
  userId: string
  send(method: string, path: string, body?: unknown): Promise<Response>
}

export async function newShopper(base: string): Promise<Shopper> {
  const made = await fetch(`${base}/api/users/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'guest', role: 'guest' }),
  })
  const { user } = (await made.json()) as { user: { id: string } }
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return {
    userId: user.id,
    async send(method, path, body) {
      const answer = await fetch(base + path, {
        method,
        headers: { 'content-type': 'application/json', cookie, origin: base },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'manual',
      })
      if (answer.status >= 400) throw new Error(`${method} ${path}: ${await answer.text()}`)
      return answer
    },
  }
}

interface PrintEntity {
  id: number
  dimensions: string
}

/** Prints never run out. */
export async function somePrint(base: string): Promise<PrintEntity> {
  const prints = (await (await fetch(`${base}/api/prints`)).json()) as PrintEntity[]
  const print = prints.find(({ dimensions }) => dimensions === 'square')
  if (!print) throw new Error('the demo studio has no square print')
  return print
}

/** Eight shoppers at a time; they exist before the call that is answered measures. */
export async function addToCarts(base: string, count: number): Promise<() => Promise<Load>> {
  const print = await somePrint(base)
  const shoppers = await Promise.all(Array.from({ length: count }, () => newShopper(base)))
  return () =>
    repeat(count, 8, async (index) => {
      const line = { printId: print.id, size: '10x10', quantity: 1 }
      await (await shoppers[index]?.send('POST', '/api/cart-prints/create', line))?.arrayBuffer()
    })
}
