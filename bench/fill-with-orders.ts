/* A year of demo payments, 3.5 ledger rows an order. A few orders need the owner. */
import type { Insertable } from 'kysely'
import type { Database, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { day } from '#platform/time/clock.ts'

const inOneGo = 400
const firstNames = ['Robin', 'Ada', 'Imre', 'Noor', 'Yuki', 'Zoë', 'Bea', 'Tom']
const lastNames = ['Field', 'Lovelace', 'Nagy', 'Haddad', 'Sato', 'Kern', 'Ash', 'Quill']
const nouns = ['heron', 'otter', 'fern', 'tide pool', 'kingfisher', 'moth', 'dune', 'lichen']

const codes = Array.from({ length: 8 }, (_, at) => ({
  id: `e${at.toString(16).padStart(31, '0')}`,
  code: `SPRING${at}`,
  percent: null,
  amount: 100,
  free_shipping: 0,
  starts_at: null,
  ends_at: null,
  most: null,
  once_per_buyer: 0,
  scope: null,
  least: 0,
  ended_at: null,
  created_at: at,
}))

/** Spread evenly between two moments (epoch ms). */
export async function fillWithOrders(
  db: Database,
  count: number,
  { since, until }: { since: number; until: number },
): Promise<void> {
  const moment = (at: number) => since + Math.floor(((until - since) * at) / count)
  await db.transact((trx) => trx.insertInto('discount_codes').values(codes).execute())
  for (let begun = 0; begun < count; begun += inOneGo) {
    const numbers = Array.from({ length: Math.min(inOneGo, count - begun) }, (_, at) => begun + at)
    await db.transact((trx) => insertAll(trx, numbers, { count, moment }))
  }
}

interface Run {
  count: number
  moment: (at: number) => number
}

async function insertAll(trx: Writer, numbers: readonly number[], run: Run): Promise<void> {
  const made = numbers.map((at) => orderAt(at, run))
  const isOpen = (at: number) => at >= run.count - 300
  await trx.insertInto('orders').values(made).execute()
  await trx
    .insertInto('order_lines')
    .values(made.flatMap(({ id }, at) => linesOf(id, numbers[at] ?? 0)))
    .execute()
  await trx
    .insertInto('fulfillments')
    .values(
      made.map(({ id, created_at }, at) => ({
        order_id: id,
        kind: 'studio' as const,
        state: isOpen(numbers[at] ?? 0) ? ('queued' as const) : ('shipped' as const),
        provider: null,
        provider_ref: null,
        reason: null,
        updated_at: created_at,
        due_at: created_at + (((numbers[at] ?? 0) % 10 === 0 ? 0 : 60) + 1) * day,
      })),
    )
    .execute()
  await trx
    .insertInto('ledger_entries')
    .values(made.flatMap((order, at) => ledgerOf(order, numbers[at] ?? 0)))
    .execute()
  await trx
    .insertInto('tax_entries')
    .values(
      made.map(({ id, created_at, total }, at) => ({
        order_id: id,
        country: ['DE', 'FR', 'US-NY'][(numbers[at] ?? 0) % 3] ?? 'DE',
        rate: [1900, 2000, null][(numbers[at] ?? 0) % 3] ?? null,
        gross: total,
        tax: Math.round(total / 6),
        at: created_at,
      })),
    )
    .execute()
  const shipped = made.filter((_, at) => !isOpen(numbers[at] ?? 0))
  if (shipped.length > 0) {
    await trx
      .insertInto('parcels')
      .values(
        shipped.map(({ id, created_at }) => ({
          order_id: id,
          kind: 'studio' as const,
          carrier: 'Post',
          tracking_number: `RB${created_at}`,
          tracking_url: null,
          shipped_at: created_at + 2 * day,
        })),
      )
      .execute()
  }
  const trail = made.map(({ id, created_at }) => ({
    at: created_at,
    actor: null,
    action: 'order.noted',
    target: `orders:${id}`,
  }))
  await trx.insertInto('audit_trail').values(trail).execute()
  const needy = made.filter((_, at) => (numbers[at] ?? 0) % 10_000 === 17)
  if (needy.length === 0) return
  await trx
    .insertInto('order_issues')
    .values(
      needy.map(({ id, created_at }) => ({
        order_id: id,
        code: 'payment_late',
        details: '{}',
        created_at,
        resolved_at: null,
        resolved_by: null,
      })),
    )
    .execute()
}

function orderAt(at: number, { count, moment }: Run): Insertable<Tables['orders']> & Made {
  const paidAt = moment(at)
  const first = firstNames[at % firstNames.length] ?? ''
  const last = lastNames[Math.floor(at / 8) % lastNames.length] ?? ''
  const subtotal = 1000 + ((at * 7919) % 9000)
  const discount = at % 5 === 0 ? 100 : 0
  const total = subtotal + 500 - discount
  return {
    id: `b${at.toString(16).padStart(31, '0')}`,
    token: `t${at.toString(16).padStart(42, '0')}`,
    user_id: `c${at.toString(16).padStart(31, '0')}`,
    cart_id: `d${at.toString(16).padStart(31, '0')}`,
    state: at >= count - 300 ? 'paid' : 'fulfilled',
    provider: 'demo',
    money: 'play',
    session_id: `session-${at}`,
    session_url: null,
    attempt_key: `attempt-${at}`,
    attempt_params: '{}',
    expires_at: paidAt,
    lines_digest: '',
    currency: 'USD',
    subtotal,
    shipping: 500,
    discount,
    discount_code: discount > 0 ? (codes[at % codes.length]?.code ?? null) : null,
    total,
    tax: Math.round(total / 6),
    tax_included: 1,
    tax_country: 'DE',
    refunded: at % 20 === 3 ? 300 : 0,
    buyer_name: `${first} ${last}`,
    buyer_email: `${first}.${last}.${at}@example.com`.toLowerCase(),
    ship_to: JSON.stringify({
      name: `${first} ${last}`,
      line1: `${at % 200} Mill Lane`,
      line2: null,
      city: 'Lyme',
      state: null,
      postal_code: String(10_000 + (at % 80_000)),
      country: 'DE',
    }),
    payment_ref: `pay-${at}`,
    disputed: at % 40_000 === 11 ? 1 : 0,
    created_at: paidAt,
    updated_at: paidAt,
    paid_at: paidAt,
  }
}

interface Made {
  id: string
  created_at: number
  subtotal: number
  total: number
  discount: number
  refunded: number
}

function linesOf(order: string, at: number): Insertable<Tables['order_lines']>[] {
  const line = (nth: number) => ({
    order_id: order,
    kind: 'merch' as const,
    product_id: ((at + nth * 31) % 500) + 1,
    size: '',
    variant_id: null,
    quantity: 1,
    unit_price: 900,
    name: null,
    print_name: `slow ${nouns[(at + nth) % nouns.length]} ${(at + nth * 31) % 500}`,
    desc_name: 'Enamel pin',
    location: '/media/StickersPins/0000.jpg',
    making: 'counted' as const,
  })
  return at % 2 === 0 ? [line(0)] : [line(0), line(1)]
}

function ledgerOf(
  { id, created_at, subtotal, total, discount, refunded }: Made,
  at: number,
): Insertable<Tables['ledger_entries']>[] {
  const amounts = {
    pieces: subtotal,
    shipping: 500,
    fee: -Math.round(total * 0.03),
    discount: -discount,
    refund: -refunded,
    ...(at % 4 === 1 && { postage: -420 }),
  }
  return Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => ({ order_id: id, kind, amount, at: created_at }))
}
