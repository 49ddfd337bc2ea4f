/* Every query uses an index; only a word search reads all orders. Never writes. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { numberIn, searchWords, standsIn } from '#platform/db/like-patterns.ts'
import { mayLeave } from '#shop/orders/record/order-issues.server.ts'
import { voidReason, wholeOrders } from '#shop/orders/record/order-record.server.ts'
import { isStudios } from '#shop/orders/record/senders.ts'
import { dueBefore, openFulfillments } from './overdue.server.ts'
import type { OrderFilter } from './owner-order.ts'

export interface OrderSearch {
  filter: OrderFilter
  search: string
  /** Only orders that follow this number in the list. */
  before?: number | undefined
  limit: number
  oldestFirst?: boolean
}

export interface DispatchRule {
  /** Epoch milliseconds; open fulfillments due before it are overdue. */
  now: number
  printProvider: string
}

export function idsInNeed(reader: Reader | Writer, rule: DispatchRule, stuck: readonly string[]) {
  const flagged = reader
    .selectFrom('order_issues as flagged')
    .select('flagged.order_id as id')
    .where('flagged.resolved_at', 'is', null)
  // A literal: with a parameter the database can't see that the partial index fits.
  const disputed = reader
    .selectFrom('orders as disputed')
    .select('disputed.id')
    .where('disputed.disputed', '=', sql.lit(1))
  const failed = reader
    .selectFrom('fulfillments as failed')
    .innerJoin('orders as refused', 'refused.id', 'failed.order_id')
    .select('refused.id')
    .where('failed.state', '=', 'failed')
    // Only paid orders have failed parts, and only a few.
    .where('refused.state', '=', 'paid')
    .where(voidReason('refused'), 'is', null)
  const overdue = dueBefore(reader, rule.now).select('open.id')
  const all = flagged.union(disputed).union(failed).union(overdue)
  if (stuck.length === 0) return all
  return all.union(
    reader.selectFrom('orders as stuck').select('stuck.id').where('stuck.id', 'in', stuck),
  )
}

export async function findOrderRows(
  reader: Reader,
  { filter, search, before, limit, oldestFirst = false }: OrderSearch,
  rule: DispatchRule,
  stuck: readonly string[],
) {
  const words = searchWords(search)
  return (
    wholeOrders(reader)
      .$if(before !== undefined, (qb) =>
        qb.where('orders.number', oldestFirst ? '>' : '<', before ?? 0),
      )
      .$if(filter === 'needs-you', (qb) =>
        qb.where('orders.id', 'in', idsInNeed(reader, rule, stuck)),
      )
      // Reading by number fills a page at once, because most orders are bought. `in` would sort
      // them all.
      .$if(filter === 'all', (qb) => qb.where('orders.state', 'not in', notPaid))
      .$if(filter === 'not-paid', (qb) => qb.where('orders.state', 'in', notPaid))
      .$if(filter === 'shipped', (qb) => qb.where('orders.state', '=', 'fulfilled'))
      .$if(filter === 'refunded', (qb) => qb.where('orders.refunded', '>', sql.lit(0)))
      .$if(filter === 'to-ship', (qb) =>
        qb.where('orders.id', 'in', idsToShip(reader, rule.printProvider)),
      )
      .$if(filter === 'in-the-making', (qb) => qb.where('orders.id', 'in', idsInTheMaking(reader)))
      .$if(words.length > 0, (qb) => qb.where((eb) => eb.and(words.map(holds))))
      // Ordered from the oldest by number alone, SQLite would read every order ever sent.
      .orderBy(oldestFirst ? sql`orders.number + 0` : 'orders.number', oldestFirst ? 'asc' : 'desc')
      .limit(limit)
      .execute()
  )
}

const notPaid = ['pending', 'cancelled', 'expired'] as const

export const idsToShip = (reader: Reader | Writer, printProvider: string) =>
  openFulfillments(reader).select('open.id').where(isStudios(printProvider)).where(mayLeave('open'))

const idsInTheMaking = (reader: Reader) =>
  openFulfillments(reader).select('open.id').where('own.kind', '=', 'prints')

const lineWords = ['name', 'print_name', 'desc_name', 'personal_text'].map(
  (column) => `order_lines.${column}`,
)

function holds(word: string): Expression<SqlBool> {
  const number = numberIn(word)
  return sql<SqlBool>`(
    ${number === null ? sql`1 = 0` : sql`orders.number = ${number}`}
    or ${standsIn(word, ['orders.buyer_name', 'orders.buyer_email'])}
    or exists (
      select 1 from order_lines where order_lines.order_id = orders.id
      and ${standsIn(word, lineWords)}
    )
  )`
}

export interface Buyer {
  name: string
  email: string
  orders: number
}

/** Finds buyers by words of their names and e-mail addresses; the latest buyer comes first. */
export async function findBuyers(reader: Reader, search: string, limit: number): Promise<Buyer[]> {
  const columns = ['buyer_name', 'buyer_email']
  const rows = await reader
    .selectFrom('orders')
    .select(({ fn, ref }) => [
      sql<string>`lower(${ref('buyer_email')})`.as('email'),
      fn.max('buyer_name').as('name'),
      fn.countAll<number>().as('orders'),
    ])
    .where('buyer_email', 'is not', null)
    .where('state', 'not in', notPaid)
    .where((eb) => eb.and(searchWords(search).map((word) => standsIn(word, columns))))
    .groupBy(sql`lower(buyer_email)`)
    .orderBy(({ fn }) => fn.max('number'), 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ name, email, orders }) => ({
    name: name ?? '',
    email,
    orders: Number(orders),
  }))
}

/** Open paid orders by piece of this kind; pieces without open orders are left out. */
export async function countUnsent(
  reader: Reader,
  kind: ProductKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('orders as open')
    .innerJoin('order_lines as line', 'line.order_id', 'open.id')
    .select(({ fn }) => [
      'line.product_id as id',
      fn.count<number>('open.id').distinct().as('count'),
    ])
    .where('open.state', '=', 'paid')
    .where(voidReason('open'), 'is', null)
    .where('line.kind', '=', kind)
    .where('line.product_id', 'in', ids)
    .groupBy('line.product_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
