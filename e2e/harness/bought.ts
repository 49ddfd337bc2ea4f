import { type APIRequestContext, request } from '@playwright/test'
import { write } from './books.ts'
import type { Owner, Piece } from './owner.ts'

export interface Bought {
  id: string
  number: number
  page: string
  total: number
}

interface BuyerFacts {
  pieces: { piece: Piece; size?: string; quantity?: number }[]
  name?: string
}

/** Stands before the payment page: its pieces are held, and nothing is paid. */
async function proceed(pieces: BuyerFacts['pieces']) {
  const shop = `http://localhost:${process.env.E2E_PORT ?? 4173}`
  const shopper = await request.newContext({
    baseURL: shop,
    extraHTTPHeaders: { Origin: shop },
    maxRedirects: 0,
  })
  const { user } = await post(shopper, '/api/users/create')
  const cart = await post(shopper, '/api/cart/create', { user_id: user.id })
  for (const { piece, size, quantity = 1 } of pieces) {
    const kind = piece.path.startsWith('/image') ? 'prints' : piece.path.split('/')[1]
    const key = { prints: 'printId', clothing: 'clothingId', merch: 'merchId' }[String(kind)] ?? ''
    const line = kind === 'clothing' ? {} : { size, quantity }
    await post(shopper, `/api/cart-${kind}/create`, { ...line, [key]: piece.id, cart_id: cart.id })
  }
  const path = `/api/cart/create-checkout-session/id/${user.id}`
  const toPay = (await shopper.post(path, { form: { go: '1' } })).headers().location
  if (!toPay) throw new Error('nothing is to be paid')
  return { shopper, toPay }
}

export async function hold(pieces: BuyerFacts['pieces']): Promise<void> {
  await (await proceed(pieces)).shopper.dispose()
}

export async function buy(owner: Owner, { pieces, name = 'Robin Reed' }: BuyerFacts) {
  const { shopper, toPay } = await proceed(pieces)
  const paid = await request.newContext({ maxRedirects: 0 })
  const back = await paid.post(toPay, { form: { ...address, name, method: 'card' } })
  await shopper.get(back.headers().location ?? '')
  const [order] = await find(shopper, owner, pieces[0]?.piece.name ?? '')
  await Promise.all([shopper.dispose(), paid.dispose()])
  if (!order) throw new Error('nothing was bought')
  return order
}

export function makeFree(id: string): void {
  write('update orders set discount = total, total = 0, payment_ref = null where id = ?', id)
}

export function dispute(id: string): void {
  write('update orders set disputed = 1 where id = ?', id)
}

/** As if the payment had been pending for months, and the provider had lost it. */
export function makeLate(id: string): void {
  const facts =
    "state = 'processing', paid_at = null, expires_at = 1, session_id = 'forgotten-' || id"
  write(`update orders set ${facts} where id = ?`, id)
  write('delete from fulfillments where order_id = ?', id)
}

const address = {
  email: 'robin@example.com',
  line1: '12 Willow Lane',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
}

async function find(context: APIRequestContext, owner: Owner, words: string): Promise<Bought[]> {
  const headers = { Authorization: `Bearer ${owner.token}` }
  const list = await context.get('/api/orders', { headers, params: { search: words } })
  const rows: { id: string }[] = await list.json()
  const one = await context.get(`/api/orders/id/${rows[0]?.id}`, { headers })
  return one.ok() ? [await one.json()] : []
}

async function post(context: APIRequestContext, path: string, data: object = {}) {
  const answer = await context.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}
