import { type Load, repeat } from './load.ts'
import { send, signIn } from './owner.ts'
import { newShopper, somePrint } from './shopper.ts'

const buyer = {
  email: 'bench-buyer@example.com',
  name: 'Ada Buyer',
  line1: '1 Long Road',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country: 'US',
  method: 'card',
}

interface Merch {
  id: number
  quantity: number
}

/** Of a print and a sticker each, by four shoppers at a time. Throws when units are lost. */
export async function purchases(base: string, count: number): Promise<() => Promise<Load>> {
  const token = await signIn(base)
  const print = await somePrint(base)
  const [sample] = await send<{ primaryImage: string }[]>(base, 'GET', '/api/merch')
  const facts = { printName: `Bench ${Date.now()}`, descName: 'Sticker', price: 4 }
  const body = { ...facts, quantity: count, primaryImage: sample?.primaryImage }
  const sticker = await send<Merch>(base, 'POST', '/api/merch/create', body, token)
  return async () => {
    const load = await repeat(count, 4, () => purchase(base, print.id, sticker.id))
    const path = `/api/merch/id/${sticker.id}`
    const { quantity } = await send<Merch>(base, 'GET', path, undefined, token)
    if (quantity !== 0) throw new Error(`${quantity} of ${count} units are left`)
    return load
  }
}

/** The demo's payment page is the provider's; the order's page must say that it is paid. */
async function purchase(base: string, printId: number, merchId: number): Promise<void> {
  const shopper = await newShopper(base)
  const read = async (method: string, path: string, body?: unknown) =>
    (await shopper.send(method, path, body)).text()
  await read('POST', '/api/cart-prints/create', { printId, size: '10x10', quantity: 1 })
  await read('POST', '/api/cart-merch/create', { merchId, quantity: 1 })
  const start = await read('POST', `/api/cart/create-checkout-session/id/${shopper.userId}`, {})
  const { pathname } = new URL(JSON.parse(start).url)
  await read('GET', pathname)
  const paid = await fetch(base + pathname, {
    method: 'POST',
    headers: { origin: base },
    body: new URLSearchParams(buyer),
    redirect: 'manual',
  })
  const back = new URL(paid.headers.get('location') ?? '/', base)
  const order = await read('GET', back.pathname + back.search)
  if (!order.includes('It&#x27;s ordered!')) throw new Error(`${back} shows no paid order`)
}
