import type { ProductKind } from '#platform/addresses/kinds.ts'
import { newId } from '#platform/ids.ts'
import { day } from '#platform/time/clock.ts'
import { startSession } from '#shop/people/identity/sessions.server.ts'
import { sampleClothing } from '#testing/fixtures/catalogue/products.ts'
import type { ApiClient } from '#testing/harness/api-client.ts'
import { openPartner, type Partner } from './partner.ts'
import { print } from './printer.ts'
import type { Action, World } from './world.ts'

/** By 'kind/id/size', less units that the owner removed. */
export class Ledger {
  readonly put = new Map<string, number>()
  /** A change without an answer yet: committed, or not. */
  underWay: { key: string | null; delta: number } | null = null
  readonly changed = new Set<string>()

  set(key: string, units: number): void {
    this.put.set(key, units)
    this.changed.add(key)
  }
}

export interface Studio {
  owner: ApiClient
  helper: ApiClient
  partner: Partner
  ledger: Ledger
  triedPrints: Map<string, number>
}

export async function openStudio(world: World): Promise<Studio> {
  const signIn = async (staffRole: 'owner' | 'helper', address: string) => {
    const client = world.client(address)
    const user = { id: newId(), role: 'admin' as const, name: staffRole }
    const facts = { email: `${staffRole}@atelier.example`, created_at: 0, seen_at: 0 }
    const token = await world.db.transact(async (trx) => {
      const row = { ...user, ...facts, staff_role: staffRole, password_hash: null }
      await trx.insertInto('users').values(row).execute()
      // Lasts the whole year, because signing in is tested elsewhere.
      return startSession(trx, user, world.time.now() + 400 * day)
    })
    client.cookies.set('__Host-atelier_session', token)
    return client
  }
  const owner = await signIn('owner', '198.51.100.1')
  const helper = await signIn('helper', '198.51.100.2')
  const partner = await openPartner(world)
  return { owner, helper, partner, ledger: new Ledger(), triedPrints: new Map() }
}

/** One call at a time; the ledger records the change once its result is known. */
export async function changeStock(
  { ledger }: Studio,
  change: { key: string | null; delta: number; kind?: ProductKind },
  /** `delta`: another one than was expected. */
  send: () => Promise<{ status: number; body: unknown; delta?: number }>,
): Promise<string | undefined> {
  if (ledger.underWay) return undefined
  ledger.underWay = change
  const { status, body, delta = change.delta } = await send()
  if (status < 300) {
    const key = change.key ?? `${change.kind}/${(body as { id: number }).id}/`
    ledger.set(key, (ledger.put.get(key) ?? 0) + delta)
  }
  ledger.underWay = null
  return `${change.key ?? 'a new piece'} ${delta > 0 ? '+' : ''}${delta} ${status}`
}

const restock: Action<Studio> = async (world, studio) => {
  const key = world.pick([...studio.ledger.put.keys()].filter((each) => each.startsWith('merch/')))
  if (!key) return undefined
  const delta = Math.floor(world.time.random() * 8) - 2
  if (delta === 0) return undefined
  const [, id, size] = key.split('/')
  const send = () =>
    world.ask(studio.helper, 'PUT', `/api/merch/update/id/${id}`, { quantity: delta, size })
  return changeStock(studio, { key, delta }, send)
}

const create: Action<Studio> = async (world, studio) => {
  const kind = world.pick(['clothing', 'clothing', 'prints', 'merch'] as const) ?? 'merch'
  const delta = kind === 'merch' ? 1 + Math.floor(world.time.random() * 5) : 1
  const send = () =>
    world.ask(studio.owner, 'POST', `/api/${kind}/create`, newPiece(world, kind, delta))
  return changeStock(studio, { key: null, delta, kind }, send)
}

const makeCode: Action<Studio> = async (world, studio) => {
  const code = world.pick([
    { code: 'SPRING', percent: 15 },
    { code: 'FREE', percent: 50, freeShipping: true, most: 20 },
    { code: 'EIGHT', amount: 8, least: 20 },
  ])
  const { status } = await world.ask(studio.owner, 'POST', '/api/discounts/create', code)
  return `makes the code ${code?.code} ${status}`
}

function newPiece(world: World, kind: ProductKind, quantity: number): object {
  const name = `New ${world.time.now()}`
  const [primaryImage, secondaryImage] = sampleClothing().pictures
  const carrier = { printName: 'Moon moths', descName: name, primaryImage, secondaryImage }
  if (kind === 'clothing') return { ...carrier, price: 48 }
  if (kind === 'merch') return { ...carrier, price: 9, quantity }
  return { name, location: primaryImage, price: 240, sizes: [], making: 'one_of_a_kind' }
}

const remove: Action<Studio> = async (world, studio) => {
  const kind = world.pick(['clothing', 'merch']) ?? 'merch'
  const { body } = await world.ask(studio.owner, 'GET', `/api/${kind}`)
  const pieces = body as { id: number }[]
  const piece = pieces.length > 4 ? world.pick(pieces) : undefined
  if (!piece) return undefined
  const { status } = await world.ask(studio.owner, 'DELETE', `/api/${kind}/delete/id/${piece.id}`)
  return `${kind}/${piece.id} ${status}`
}

async function someOrder(world: World) {
  const rows = await world.db.read
    .selectFrom('orders')
    .select(['id', 'number', 'total', 'refunded'])
    .where('paid_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(12)
    .execute()
  return world.pick(rows)
}

const refund: Action<Studio> = async (world, studio) => {
  const order = await someOrder(world)
  if (!order) return undefined
  const { body } = await world.ask(studio.owner, 'GET', `/api/orders/id/${order.id}`)
  const { lines } = body as { lines: { lineId: number }[] }
  const line = world.pick(lines)
  const how = world.pick(['all', 'lines', 'sum'])
  const what =
    how === 'sum'
      ? { amount: 1.5 }
      : how === 'lines' && line
        ? { lines: [{ lineId: line.lineId, quantity: 1 }] }
        : {}
  const press = { attempt: newId(), restock: world.chance(0.5), ...what }
  const path = `/api/orders/id/${order.id}/refund`
  const { status } = await world.ask(studio.owner, 'POST', path, press)
  if (status >= 500) await world.ask(studio.owner, 'POST', path, press)
  return `order ${order.number} ${how} ${status}`
}

const refundAtProvider: Action<Studio> = async (world) => {
  const order = await someOrder(world)
  const sessions = await world.db.read
    .selectFrom('orders')
    .select('payment_ref')
    .where('id', '=', order?.id ?? '')
    .executeTakeFirst()
  if (!order || !sessions?.payment_ref || order.total - order.refunded < 100) return undefined
  const done = await world.outside.refundAtProvider(sessions.payment_ref, 100)
  return done ? `order ${order.number}` : undefined
}

const ship: Action<Studio> = async (world, studio) => {
  const order = await someOrder(world)
  if (!order) return undefined
  const parcel = { kind: 'studio', carrier: 'USPS', trackingNumber: `US${order.number}` }
  const { status } = await world.ask(
    studio.helper,
    'POST',
    `/api/orders/id/${order.id}/ship`,
    parcel,
  )
  return `order ${order.number} ${status}`
}

interface Issue {
  id: number
  code: string
}

export const attend: Action<Studio> = async (world, studio) => {
  const { body } = await world.ask(studio.owner, 'GET', '/api/orders/needs-you')
  const needs = body as {
    orders: { id: string; issues: Issue[]; needs: string[] }[]
    stuck: { id: number }[]
  }
  for (const { id, issues, needs: reasons } of needs.orders) {
    if (issues.some(({ code }) => code === 'payment_late')) {
      await world.ask(studio.owner, 'POST', `/api/orders/id/${id}/give-back`)
    }
    const ids = issues.map((issue) => issue.id)
    if (ids.length > 0) {
      await world.ask(studio.owner, 'POST', `/api/orders/id/${id}/issues/resolve`, { issues: ids })
    }
    if (reasons.includes('prints_failed')) await seeToPrints(world, studio, id)
  }
  for (const { id } of needs.stuck) {
    await world.ask(studio.helper, 'POST', `/api/orders/stuck/id/${id}/retry`)
  }
  return `${needs.orders.length} orders, ${needs.stuck.length} jobs`
}

/** Prints that can't be refunded after these tries are settled outside the shop. */
const mostTries = 4

/** The first try sends refused prints again, with the fault mended at the printer. */
async function seeToPrints(world: World, studio: Studio, id: string): Promise<void> {
  const tries = (studio.triedPrints.get(id) ?? 0) + 1
  studio.triedPrints.set(id, tries)
  if (tries === 1) {
    await world.ask(studio.helper, 'POST', `/api/orders/id/${id}/prints/retry`)
  } else if (tries <= mostTries) {
    const press = { attempt: newId(), restock: false }
    await world.ask(studio.owner, 'POST', `/api/orders/id/${id}/refund`, press)
  }
}

const endHold: Action<Studio> = async (world, studio) => {
  const { body } = await world.ask(studio.owner, 'GET', '/api/holds')
  const hold = world.pick(body as { orderId: string }[])
  if (!hold) return undefined
  const { status } = await world.ask(studio.owner, 'DELETE', `/api/holds/${hold.orderId}`)
  return `ends a hold ${status}`
}

const exportOrders: Action<Studio> = async (world, studio) => {
  const paid = async () => {
    const orders = world.db.read.selectFrom('orders').select('number')
    const rows = await orders.where('paid_at', 'is not', null).execute()
    return rows.map(({ number }) => String(number))
  }
  const before = await paid()
  const { status, body } = await world.ask(studio.owner, 'GET', '/api/orders/export.csv')
  const told = [...String(body).matchAll(/^(\d+),/gm)].map(([, number]) => number ?? '')
  const after = new Set(await paid())
  const lost = before.filter((number) => told.filter((each) => each === number).length !== 1)
  const unpaid = told.filter((number) => !after.has(number))
  if (status === 200 && lost.length + unpaid.length > 0) {
    world.fault(`export: orders ${lost} are not in it once, and ${unpaid} are not paid`)
  }
  return `exports ${told.length} orders ${status}`
}

export async function setVacation(world: World, studio: Studio, on: boolean): Promise<string> {
  const words = { header: 'Away', message: 'Back soon.', vacationModeOn: on ? 1 : 0 }
  const { status } = await world.ask(studio.owner, 'PUT', '/api/vacation-mode/edit', words)
  return `${on ? 'closes' : 'opens'} ${status}`
}

const vacation: Action<Studio> = async (world, studio) => {
  const back = () => world.begin('is back', () => setVacation(world, studio, false))
  world.time.at(world.time.now() + world.time.random() * day, back, 0)
  return setVacation(world, studio, true)
}

const dispute: Action<Studio> = async (world) => {
  const order = await someOrder(world)
  const found = await world.db.read
    .selectFrom('orders')
    .select('session_id')
    .where('id', '=', order?.id ?? '')
    .executeTakeFirst()
  if (!order || !found?.session_id) return undefined
  const name = `dp_${order.number}`
  const ended = { open: false, lost: world.chance(0.4) }
  world.outside.dispute(found.session_id, name, { open: true })
  const end = () => world.outside.dispute(found.session_id ?? '', name, ended)
  world.time.at(world.time.now() + (1 + world.time.random()) * day, end, 0)
  return `order ${order.number} is disputed`
}

export const studioActions: Record<string, readonly [weight: number, action: Action<Studio>]> = {
  restocks: [7, restock],
  'puts up a piece': [5, create],
  'deletes a piece': [1, remove],
  'makes a code': [1, makeCode],
  refunds: [5, refund],
  'refunds at the provider': [1, refundAtProvider],
  ships: [8, ship],
  'sees to orders': [4, attend],
  'ends a hold': [2, endHold],
  'exports orders': [1, exportOrders],
  'goes on vacation': [1, vacation],
  'a buyer disputes': [1, dispute],
  'the printer works': [16, print],
}
