/* Every success of an attacker is a fault. */

import { newId, newSecret } from '#platform/ids.ts'
import { day } from '#platform/time/clock.ts'
import type { PaymentEvent } from '#services/payments/port.ts'
import { type Buyer, checkOut, createBuyer, fill, postEvent } from './buyers.ts'
import type { Studio } from './studio.ts'
import type { Action, World } from './world.ts'

export interface Crowd {
  buyers: readonly Buyer[]
  studio: Studio
}

const holdEverything: Action<Crowd> = async (world) => {
  const address = `192.0.2.${Math.floor(world.time.random() * 4)}`
  const said: string[] = []
  for (let visitors = 0; visitors < 6; visitors++) {
    const visitor = createBuyer(world, 'an attacker', address)
    const kinds =
      world.pick([['clothing', 'clothing', 'clothing', 'prints'], ['merch']] as const) ?? []
    for (const kind of kinds) await fill(world, visitor, kind)
    said.push(`${kinds.join(' ')} ${await checkOut(world, visitor)}${bounceLater(world, visitor)}`)
  }
  return said.join(', ')
}

function bounceLater(world: World, { pages }: Buyer): string {
  const { payment, calm } = world.outside
  const session = pages.at(-1)?.session
  if (calm || session === undefined || payment.isImmediate(session)) return ''
  if (!payment.payLater(session)) return ''
  const bounces = () => void payment.endDebit(session, false)
  world.time.at(world.time.now() + world.time.random() * 3 * day, bounces, 0)
  return ' by a debit'
}

const replay: Action<Crowd> = async (world) => {
  const event = world.pick(world.outside.payment.events)
  return event && `${event.id} ${await postEvent(world, event)}`
}

const forge: Action<Crowd> = async (world, { buyers }) => {
  const page = world.pick(buyers.flatMap(({ pages }) => pages))
  const session = page && (await world.outside.payment.getSession(page.session))
  if (!session) return undefined
  const paid = {
    ...session,
    status: 'complete' as const,
    paid: true,
    paymentRef: `ref-${session.id}`,
  }
  const event: PaymentEvent = { type: 'session', id: `forged-${newId()}`, session: paid }
  const status = await postEvent(world, event, true)
  if (status < 400) world.fault(`forgery: an unsigned event was taken (${status})`)
  return `${session.id} ${status}`
}

const visitOrderSuccess: Action<Crowd> = async (world, { buyers }) => {
  const page = world.pick(buyers.flatMap(({ pages }) => pages))
  if (!page) return undefined
  await world.shop.storefront.checkout.returnFromPayment(page.session)
  const stranger = world.client('192.0.2.77')
  const { body } = await world.ask(stranger, 'GET', `/api/orders/session/${page.session}`)
  const { token } = body as { token?: string | null }
  if (token) world.fault(`privacy: a stranger was given the order page of ${page.session}`)
  return page.session
}

const snoop: Action<Crowd> = async (world, { buyers, studio }) => {
  const [guest, other] = [world.pick(buyers), world.pick(buyers)]
  if (!guest?.userId || !other?.cartId || guest.userId === other.userId) return undefined
  const order = await world.db.read
    .selectFrom('orders')
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirst()
  const shut = [
    `/api/cart-merch/id/${other.cartId}`,
    `/api/cart/id/${other.userId}`,
    `/api/orders/${newSecret()}`,
    `/api/orders/id/${order?.id ?? newId()}`,
    '/api/orders',
    '/api/orders/needs-you',
    '/api/holds',
    '/api/orders/export.csv',
  ]
  for (const path of shut) {
    const { status } = await world.ask(guest.client, 'GET', path)
    if (status < 400) world.fault(`privacy: a guest may read ${path} (${status})`)
  }
  const press = { attempt: newId() }
  const path = `/api/orders/id/${order?.id ?? newId()}/refund`
  for (const [client, who] of [
    [guest.client, 'a guest'],
    [studio.helper, 'a helper'],
  ] as const) {
    const { status } = await world.ask(client, 'POST', path, press)
    if (status < 400) world.fault(`privacy: ${who} may pay money back (${status})`)
  }
  return guest.name
}

export const attackerActions: Record<string, readonly [weight: number, action: Action<Crowd>]> = {
  'holds everything': [2, holdEverything],
  'replays an event': [4, replay],
  'forges an event': [2, forge],
  'visits order-success': [2, visitOrderSuccess],
  snoops: [1, snoop],
}
