/*
 * Costs of an order by the studio's own costs and rates (decision 80). Fixed at the payment, then
 * booked by difference, so that a new cost changes no past month.
 */
import type { Database, Writer } from '#platform/db/database.ts'
import { streamRows } from '#platform/db/long-reads/batches.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import { fillOfflineCosts } from '#shop/catalogue/archive/offline-costs.server.ts'
import { readSoldFacts } from '#shop/catalogue/costs/costs.server.ts'
import { addEntries, missingEntries, readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { paidIn, periodRange, type ReportQuery } from '#shop/orders/ledger/report-query.ts'
import {
  type OrderLine,
  type RefundedLine,
  readOrderLines,
  storeCosts,
} from '#shop/orders/record/lines.server.ts'
import { fulfillmentKind } from '#shop/orders/record/order.ts'
import {
  isVoid,
  lockOrder,
  type OrderRecord,
  promiseTerms,
} from '#shop/orders/record/order-record.server.ts'
import { canRestock, restockedUnits } from '#shop/orders/record/refunds/restock.ts'
import { readPostagePlan } from '#shop/store/shipping/shipping.server.ts'
import {
  countryOf,
  type Goods,
  pickupDestination,
  postageCost,
} from '#shop/store/shipping/shipping.ts'

/** At the payment, with the order locked; known costs stay. */
export async function fixCosts(
  trx: Writer,
  order: OrderRecord,
  lines: readonly OrderLine[],
  now: number,
): Promise<void> {
  const factsOf = await readSoldFacts(trx, lines)
  const costed = lines.map((line) => {
    const cost = line.cost ?? factsOf(line).cost
    return cost === null ? line : { ...line, cost }
  })
  const isPrinted = printedElsewhere(order)
  const goods = lines
    .filter((line) => !isPrinted(line))
    .map((line) => ({ ...line, weight: factsOf(line).weight }))
  const postage = order.postage_cost ?? (await plannedPostage(trx, destinationOf(order), goods))
  await storeCosts(trx, order.id, costed, postage)
  await bookCosts(trx, { ...order, postage_cost: postage }, costed, now)
}

/** Null: not known. */
async function plannedPostage(
  trx: Writer,
  destination: string | null,
  goods: readonly Goods[],
): Promise<Cents | null> {
  if (destination === pickupDestination || goods.length === 0) return 0
  return destination ? postageCost(await readPostagePlan(trx), destination, goods) : null
}

/** A country, 'pickup', or null where it isn't known. */
function destinationOf({ destination, ship_to }: OrderRecord): string | null {
  if (destination === pickupDestination) return destination
  const { country } = ship_to === null ? {} : (JSON.parse(ship_to) as { country?: string })
  return country ?? (destination && countryOf(destination))
}

/** The printer's invoice includes its own postage. */
function printedElsewhere(order: OrderRecord): (line: OrderLine) => boolean {
  const { printing = false } = promiseTerms(order) ?? {}
  return (line) => printing && fulfillmentKind(line) === 'prints'
}

/** Call it with the order locked. Costs from the owner or the printer replace these. */
export async function bookCosts(
  trx: Writer,
  order: OrderRecord,
  lines: readonly OrderLine[],
  now: number,
): Promise<void> {
  // Known costs stay known: without any, none was booked.
  if (!order.postage_cost && lines.every(({ cost }) => !cost)) return
  const sums = await readSums(trx, order.id)
  const left = await readLeft(trx, order.id)
  const isOver = left.size === 0 && (await isVoid(trx, order.id))
  const back = await readUnmade(trx, order.id, lines, left)
  const isPrinted = printedElsewhere(order)
  const isKnown = (line: OrderLine) => isPrinted(line) && sums.printer_cost !== undefined
  const made = addUp(
    lines
      .filter((line) => !isKnown(line))
      .map(({ lineId, quantity, cost = 0 }) => cost * (quantity - (back.get(lineId) ?? 0))),
  )
  const cost = {
    made: isOver || sums.print_cost !== undefined ? 0 : 0 - made,
    posted: isOver || sums.postage !== undefined ? 0 : 0 - (order.postage_cost ?? 0),
  }
  const targets =
    order.replaces === null ? cost : { replacement: cost.made + cost.posted, made: 0, posted: 0 }
  await addEntries(trx, order.id, missingEntries(sums, targets), now)
}

/** When each part was shipped, in epoch milliseconds. */
async function readLeft(trx: Writer, orderId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('fulfillments')
    .select(['kind', 'updated_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'shipped')
    .execute()
  return new Map(rows.map(({ kind, updated_at }) => [kind, updated_at]))
}

/** Units that cost nothing, by line: refunded before shipping, or back in stock. */
async function readUnmade(
  trx: Writer,
  orderId: string,
  lines: readonly OrderLine[],
  left: ReadonlyMap<string, number>,
): Promise<Map<number, number>> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['lines', 'restock', 'asked_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'done')
    .execute()
  const unmade = new Map<number, number>()
  for (const { lines: text, restock, asked_at: at } of refunds) {
    for (const refunded of JSON.parse(text) as RefundedLine[]) {
      const { lineId, quantity } = refunded
      const line = lines.find((each) => each.lineId === lineId)
      if (!line) continue
      const isUnsent = at < (left.get(fulfillmentKind(line)) ?? Number.POSITIVE_INFINITY)
      const units = isUnsent
        ? quantity
        : restock === 1 && canRestock([line])
          ? restockedUnits(refunded)
          : 0
      unmade.set(lineId, (unmade.get(lineId) ?? 0) + units)
    }
  }
  return unmade
}

/**
 * Gives present costs to a period's orders and offline sales without known costs, booked on the day
 * of their payment. Known costs stay.
 */
export async function fillCosts(db: Database, query: ReportQuery): Promise<void> {
  const { since, until } = periodRange(query)
  await db.transact((trx) => fillOfflineCosts(trx, since, until))
  const orders = db.longReads
    .selectFrom('orders')
    .select(['id', 'paid_at', 'number'])
    .where(paidIn(query))
  for await (const { id, paid_at } of streamRows(orders, 'paid_at', 'number')) {
    await db.transact(async (trx) => {
      const order = await lockOrder(trx, id)
      if (order) await fixCosts(trx, order, await readOrderLines(trx, id), paid_at ?? 0)
    })
  }
}
