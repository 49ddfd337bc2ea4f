import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import { day, hour, minute, second } from '#platform/time/clock.ts'
import type { PaymentEvent } from '#services/payments/port.ts'
import type { ApiClient } from '#testing/harness/api-client.ts'
import type { Action, World } from './world.ts'

export interface Buyer {
  name: string
  client: ApiClient
  userId: string | null
  cartId: string | null
  pages: { session: string; orderId: string | null }[]
}

export function createBuyer(world: World, name: string, address: string): Buyer {
  return { name, client: world.client(address), userId: null, cartId: null, pages: [] }
}

interface Line {
  id: number
}

const kinds = ['prints', 'clothing', 'merch'] as const
type Kind = (typeof kinds)[number]

async function known(world: World, buyer: Buyer): Promise<void> {
  if (buyer.client.cookies.size === 0) await world.ask(buyer.client, 'POST', '/api/users/create')
  const { body } = await world.ask(buyer.client, 'GET', '/api/session')
  const session = body as { user: { id: string } | null; cartId: string | null }
  buyer.userId = session.user?.id ?? null
  buyer.cartId = session.cartId ?? null
}

async function linesOf(world: World, buyer: Buyer, kind: Kind): Promise<Line[]> {
  if (buyer.cartId === null) return []
  const path = `/api/cart-${kind}/id/${buyer.cartId}`
  const { status, body } = await world.ask(buyer.client, 'GET', path)
  return status === 200 ? (body as Line[]) : []
}

const browse: Action<Buyer> = async (world, buyer) => {
  const { body } = await world.ask(buyer.client, 'GET', `/api/${world.pick(kinds)}`)
  return `${(body as unknown[]).length} pieces`
}

interface Piece {
  id: number
  dimensions?: string
  making: InventoryPolicy
  sizes?: { label: string }[]
  personalisation?: object
}

export async function fill(world: World, buyer: Buyer, wanted?: Kind): Promise<string> {
  await known(world, buyer)
  const kind = wanted ?? world.pick(kinds) ?? 'merch'
  const { body } = await world.ask(buyer.client, 'GET', `/api/${kind}`)
  const piece = world.pick(body as Piece[])
  if (!piece) return 'nothing there'
  const quantity = 1 + Math.floor(world.time.random() * 3)
  const made = world.pick(piece.dimensions === 'portrait' ? ['12x18', '24x36'] : ['10x10', '14x14'])
  const named = world.pick(piece.sizes ?? [])?.label
  const size = kind === 'prints' && piece.making === 'to_order' ? made : named
  const personalText = piece.personalisation && world.pick(['', 'Otto', 'Ida 🐙'])
  const lines = {
    prints: { printId: piece.id, size, quantity },
    clothing: { clothingId: piece.id, size },
    merch: { merchId: piece.id, size, quantity, personalText },
  }
  const { status } = await world.ask(buyer.client, 'POST', `/api/cart-${kind}/create`, lines[kind])
  return `${kind}/${piece.id} ${status}`
}

const change: Action<Buyer> = async (world, buyer) => {
  await known(world, buyer)
  const kind = world.pick(kinds) ?? 'merch'
  const line = world.pick(await linesOf(world, buyer, kind))
  if (!line) return undefined
  const remove = kind === 'clothing' || world.chance(0.4)
  const path = remove
    ? `/api/cart-${kind}/delete/id/${line.id}`
    : `/api/cart-${kind}/update-quantity/id/${line.id}`
  const { status } = remove
    ? await world.ask(buyer.client, 'DELETE', path)
    : await world.ask(buyer.client, 'PUT', path, {
        quantity: 1 + Math.floor(world.time.random() * 4),
      })
  return `${remove ? 'removes' : 'changes'} a line ${status}`
}

export const checkOut: Action<Buyer> = async (world, buyer) => {
  await known(world, buyer)
  const path = `/api/cart/create-checkout-session/id/${buyer.userId}`
  const { status, body } = await world.ask(buyer.client, 'POST', path)
  if (status !== 200) {
    const { code } = (body as { error: { code: string } }).error
    const givesUp = (code === 'sold_out' || code === 'changed') && world.chance(0.8)
    if (givesUp) await world.ask(buyer.client, 'DELETE', `/api/cart/delete/id/${buyer.userId}`)
    return `${status} ${code}`
  }
  const { url } = body as { url: string }
  if (!url.startsWith('https://pay.example/')) return 'bought already'
  const session = url.split('/').at(-1) ?? ''
  const made = await world.outside.payment.getSession(session)
  buyer.pages.push({ session, orderId: made?.orderId ?? null })
  return `sent to ${session}`
}

const pay: Action<Buyer> = async (world, buyer) => {
  const page = world.chance(0.85) ? buyer.pages.at(-1) : world.pick(buyer.pages)
  if (!page) return undefined
  const { payment } = world.outside
  const isLater = !world.outside.calm && world.chance(0.2) && !payment.isImmediate(page.session)
  if (isLater) {
    if (!payment.payLater(page.session)) return undefined
    const comes = world.chance(0.7)
    // The studio may give a payment up after two weeks; some payments come later.
    const days = world.chance(0.2) ? 14.5 + world.time.random() * 3 : 1 + world.time.random() * 4
    world.time.at(
      world.time.now() + days * day,
      () => void payment.endDebit(page.session, comes),
      0,
    )
    return `pays ${page.session} later`
  }
  const sum = world.chance(0.03) ? { total: 1 + Math.floor(world.time.random() * 9000) } : {}
  const extras = { discount: world.chance(0.1) ? 100 : 0, tax: world.chance(0.2) ? 250 : 0 }
  if (!payment.pay(page.session, { ...sum, ...extras })) return undefined
  if (world.chance(0.7)) await comeBack(world, buyer)
  return `pays ${page.session}`
}

const comeBack: Action<Buyer> = async (world, buyer) => {
  const page = world.pick(buyer.pages)
  if (!page) return undefined
  const order = await world.shop.storefront.checkout.returnFromPayment(page.session)
  const { body } = await world.ask(buyer.client, 'GET', `/api/orders/session/${page.session}`)
  return `comes back from ${page.session}: ${order} ${(body as { state?: string }).state}`
}

const useCode: Action<Buyer> = async (world, buyer) => {
  const code = world.pick(['SPRING', 'FREE', 'EIGHT', 'NOBODYS'])
  const { status } = await world.ask(buyer.client, 'POST', '/api/cart/code', { code })
  return `types the code ${code} ${status}`
}

const cancel: Action<Buyer> = async (world, buyer) => {
  const page = buyer.pages.at(-1)
  if (!page?.orderId) return undefined
  const path = `/api/cart/cancel-checkout-session/id/${page.orderId}`
  const { status } = await world.ask(buyer.client, 'GET', path)
  return `cancels ${page.session} ${status}`
}

const subscribe: Action<Buyer> = async (world, buyer) => {
  const product = {
    kind: 'merch',
    productId: 1,
    email: `${buyer.name.replace(' ', '')}@example.com`,
  }
  const { status } = await world.ask(buyer.client, 'POST', '/api/waiting', product)
  const last = world.outside.mails.findLast(({ to }) => to.address === product.email)
  const token = /\/([\w-]{43})\b/.exec(last?.text ?? '')?.[1]
  if (token) await world.ask(buyer.client, 'POST', `/api/waiting/${token}/confirm`)
  return `subscribes ${status}`
}

const goShopping: Action<Buyer> = async (world, buyer) => {
  const filled = await fill(world, buyer)
  await world.pause(world.time.random() * minute)
  const sent = await checkOut(world, buyer)
  await world.pause(world.time.random() ** 3 * 40 * minute)
  return `${filled}, ${sent}, ${await pay(world, buyer)}`
}

export const buyerActions: Record<string, readonly [weight: number, action: Action<Buyer>]> = {
  browses: [4, browse],
  'fills the cart': [12, (world, buyer) => fill(world, buyer)],
  'changes the cart': [6, change],
  'checks out': [12, checkOut],
  pays: [14, pay],
  'goes shopping': [18, goShopping],
  'comes back': [6, comeBack],
  cancels: [4, cancel],
  'types a code': [4, useCode],
  subscribes: [1, subscribe],
}

/** Late, twice, in any order, sometimes never. */
export function deliverEvents(world: World, told: number): number {
  const { events } = world.outside.payment
  for (const event of events.slice(told)) {
    // The shop asks for the end of a session by itself; it learns of refunds from events alone.
    if (!world.outside.calm && event.type === 'session' && world.chance(0.1)) continue
    const times = world.chance(0.15) ? 2 : 1
    for (let time = 0; time < times; time++) postLater(world, event)
  }
  return events.length
}

function postLater(world: World, event: PaymentEvent, tries = 1): void {
  const delays = [second, second, 30 * second, 10 * minute, 5 * hour, 2 * day]
  const most = world.outside.calm ? second : (world.pick(delays) ?? second)
  const at = world.time.now() + Math.floor(world.time.random() * most)
  let received = false
  const post = () => {
    world.begin(`event ${event.id}`, async () => {
      const status = await postEvent(world, event)
      received = status === 200
      return String(status)
    })
    const again = () => void (received || tries > 20 || postLater(world, event, tries + 1))
    world.time.at(world.time.now() + hour, again, 0)
  }
  world.time.at(at, post, 0)
}

export async function postEvent(
  world: World,
  event: PaymentEvent,
  forged = false,
): Promise<number> {
  const [body, headers] = world.outside.payment.post(event, forged)
  const client = world.client('203.0.113.9')
  const bytes = new Uint8Array(body)
  const path = '/api/payments/fake/events'
  return (await client.send('POST', path, bytes, Object.fromEntries(headers))).status
}
