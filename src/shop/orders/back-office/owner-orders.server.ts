/* Never ships, prints or refunds. */
import { sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Named } from '#platform/addresses/named.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { capital } from '#platform/capital.ts'
import type { Database } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { ShopError } from '#platform/errors.ts'
import { isId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type DelayInput, tellDelay } from '#shop/orders/record/delays/delays.server.ts'
import { beginOrderNumbers } from '#shop/orders/record/numbers/order-numbers.server.ts'
import { readNotes, writeNote } from '#shop/orders/record/order-events.server.ts'
import { hasOpenIssue, resolveIssues } from '#shop/orders/record/order-issues.server.ts'
import {
  lockOrder,
  noSuchOrder,
  orderNumbers,
  wholeOrders,
} from '#shop/orders/record/order-record.server.ts'
import { releasePrints } from '#shop/orders/record/print-orders.server.ts'
import { findOrder } from '#shop/orders/record/read-orders.server.ts'
import { isStudios } from '#shop/orders/record/senders.ts'
import { backOfficeCopy } from './copy.ts'
import { type ExportRange, exportOrders } from './export-orders.server.ts'
import { listFailedPrints, retryFailedPrints } from './failed-prints.server.ts'
import {
  countUnsent,
  findBuyers,
  findOrderRows,
  idsInNeed,
  idsToShip,
  type OrderSearch,
} from './find-orders.server.ts'
import { ordersJson } from './orders-json.server.ts'
import { listOverdue, recordOverdue } from './overdue.server.ts'
import { ownerRows, packedOrders, readOwnerOrder } from './owner-order.server.ts'
import type { NeedsYou, OwnerOrder, OwnerOrderRow, PackedOrder } from './owner-order.ts'
import { listStuck, retryStuck } from './stuck-work.server.ts'

export type OwnerOrders = ReturnType<typeof createOwnerOrders>

export interface OwnerOrdersParts {
  db: Database
  clock: Clock
  printProvider: () => string
  /** IANA. */
  timeZone: () => Promise<string>
}

export function createOwnerOrders(parts: OwnerOrdersParts) {
  const { db, clock } = parts

  async function situation() {
    const [stuck, timeZone] = await Promise.all([listStuck(db.read), parts.timeZone()])
    const now = clock.now()
    const ids = stuck.flatMap((job) => job.orderId ?? [])
    const rule = { now, printProvider: parts.printProvider() }
    return { stuck, ids, rule, context: { ...rule, timeZone, stuck: new Set(ids) } }
  }

  /** Reads small indexes only. */
  async function countIn({ rule, ids, stuck }: Awaited<ReturnType<typeof situation>>) {
    return (
      (await countRows(db.read.selectFrom(idsInNeed(db.read, rule, ids).as('needed')))) +
      stuck.filter((job) => job.orderId === null).length
    )
  }

  async function find(by: 'id' | 'number', value: string | number): Promise<OwnerOrder | null> {
    const order = await findOrder(db.read, by, value)
    if (!order) return null
    const { stuck, context } = await situation()
    return readOwnerOrder(db.read, order, context, stuck)
  }

  async function byId(id: string): Promise<OwnerOrder | null> {
    return isId(id) ? find('id', id) : null
  }

  async function need(id: string): Promise<OwnerOrder> {
    const order = await byId(id)
    if (!order) throw noSuchOrder()
    return order
  }

  return {
    async list(search: OrderSearch): Promise<OwnerOrderRow[]> {
      const { context, rule, ids } = await situation()
      // A word search reads every order.
      const reader = search.search === '' ? db.read : db.longReads
      return ownerRows(db.read, await findOrderRows(reader, search, rule, ids), context)
    },

    buyers: (search: string, limit: number) => findBuyers(db.longReads, search, limit),

    unsent: (kind: ProductKind, ids: readonly number[]) => countUnsent(db.read, kind, ids),

    get: need,

    /** In the order of `ids`. Throws for an unknown or void order. */
    async toPack(ids: readonly string[]): Promise<PackedOrder[]> {
      const { context } = await situation()
      const rows = await wholeOrders(db.read).where('orders.id', 'in', ids).execute()
      const orders = await packedOrders(db.read, rows, context)
      return ids.map((id) => {
        const order = orders.find((one) => one.id === id)
        if (!order) throw new ShopError('not_found', backOfficeCopy.noOrderWithId(id))
        const { number, voidReason } = order
        if (voidReason === null) return order
        const why = backOfficeCopy.void[voidReason].toLowerCase()
        throw new ShopError('changed', backOfficeCopy.notPacked(number, why))
      })
    },

    async byNumbers(numbers: readonly number[]): Promise<OwnerOrderRow[]> {
      if (numbers.length === 0) return []
      const { context } = await situation()
      const rows = await wholeOrders(db.read).where('orders.number', 'in', numbers).execute()
      return ownerRows(db.read, rows, context)
    },

    byNumber: (number: number) => find('number', number),

    byId,

    named: async (ids: readonly string[]): Promise<Named[]> =>
      [...(await orderNumbers(db.read, ids))].map(([id, number]) => ({
        target: `orders:${id}`,
        name: capital(backOfficeCopy.order(number)),
        path: adminSectionPath('orders', number),
      })),

    async needsYou(limit: number): Promise<NeedsYou> {
      const facts = await situation()
      const search = { filter: 'needs-you', search: '', limit } as const
      const [rows, count] = await Promise.all([
        findOrderRows(db.read, search, facts.rule, facts.ids),
        countIn(facts),
      ])
      return { count, orders: await ownerRows(db.read, rows, facts.context), stuck: facts.stuck }
    },

    beginNumbers: () => db.transact(beginOrderNumbers),

    countNeeds: async (): Promise<number> => countIn(await situation()),

    failedPrints: () => listFailedPrints(db.read),

    retryFailedPrints: (reason: string) => retryFailedPrints(db, reason, clock.now()),

    async countToShip(): Promise<number> {
      return countRows(
        db.read.selectFrom(idsToShip(db.read, parts.printProvider()).distinct().as('own')),
      )
    },

    /**
     * The first of `ticked` that is still to ship, or else of all. Leaves out orders with open
     * issues. Null when only `exceptId` is left.
     */
    async nextToShip(
      exceptId?: string,
      ticked: readonly number[] = [],
    ): Promise<OwnerOrderRow | null> {
      const { context } = await situation()
      const place = new Map(ticked.map((number, at) => [number, at]))
      const rows = await wholeOrders(db.read)
        .where('orders.id', 'in', idsToShip(db.read, parts.printProvider()))
        .where(sql<boolean>`not ${hasOpenIssue}`)
        .$if(exceptId !== undefined, (qb) => qb.where('orders.id', '!=', exceptId ?? ''))
        .$if(ticked.length > 0, (qb) => qb.where('orders.number', 'in', ticked))
        // By number alone SQLite would read every order ever sent.
        .orderBy(sql`orders.number + 0`)
        .limit(Math.max(1, ticked.length))
        .execute()
      const first = rows.toSorted(
        (a, b) => (place.get(a.number) ?? 0) - (place.get(b.number) ?? 0),
      )[0]
      if (!first) return ticked.length > 0 ? this.nextToShip(exceptId) : null
      const [next = null] = await ownerRows(db.read, [first], context)
      return next
    },

    async lastCarrier(): Promise<string> {
      const row = await db.read
        .selectFrom('parcels')
        .innerJoin('fulfillments as own', (join) =>
          join
            .onRef('own.order_id', '=', 'parcels.order_id')
            .onRef('own.kind', '=', 'parcels.kind'),
        )
        .select('parcels.carrier')
        .where(isStudios(parts.printProvider()))
        .orderBy('parcels.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.carrier ?? ''
    },

    /** `version`: the replaced note's time; 0: there was none. Throws `changed` for another note. */
    async setNote(id: string, note: string, version?: number): Promise<OwnerOrder> {
      await db.transact(async (trx) => {
        if (!(await lockOrder(trx, id))) throw noSuchOrder()
        const before = (await readNotes(trx, [id])).get(id)
        const isOther = version !== undefined && version !== (before?.at ?? 0)
        if (isOther && before?.text !== note) {
          throw new ShopError('changed', backOfficeCopy.noteChanged)
        }
        // The time is the note's version, so no two notes may share it.
        await writeNote(trx, id, note, Math.max(clock.now(), (before?.at ?? 0) + 1))
      })
      return need(id)
    },

    async resolveIssues(id: string, seen: readonly number[]): Promise<OwnerOrder> {
      await db.transact(async (trx) => {
        if (!(await lockOrder(trx, id))) throw noSuchOrder()
        const now = clock.now()
        if (await resolveIssues(trx, id, seen, now)) await releasePrints(trx, id, now)
      })
      return need(id)
    },

    async tellDelay(id: string, input: DelayInput, timeZone: string): Promise<OwnerOrder> {
      await db.transact((trx) => tellDelay(trx, id, input, { timeZone, now: clock.now() }))
      return need(id)
    },

    stuck: () => listStuck(db.read),

    retry: (jobId: number) => retryStuck(db, jobId),

    async *export(range: ExportRange): AsyncGenerator<string> {
      const { context } = await situation()
      yield* exportOrders(db.longReads, range, context)
    },

    ordersJson: () => ordersJson(db.longReads),

    overdue: () => listOverdue(db.read, clock.now()),

    recordOverdue: () => recordOverdue(parts),
  }
}
