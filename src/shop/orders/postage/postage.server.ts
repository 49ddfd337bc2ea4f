/* Ships each order in a transaction of its own, by `fulfillment`. Owns no table. */
import type { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import { isShopError } from '#platform/errors.ts'
import { addUp } from '#platform/spread.ts'
import { customsFacts } from '#shop/catalogue/products/sale-items/customs-facts.server.ts'
import {
  holdReason,
  type OwnerOrderRow,
  type PackedOrder,
  staysHere,
} from '#shop/orders/back-office/owner-order.ts'
import type { OwnerOrders } from '#shop/orders/back-office/owner-orders.server.ts'
import { declaredValue, linesIn, partsToShip } from '#shop/orders/back-office/to-ship.ts'
import type { Fulfillment } from '#shop/orders/fulfillment/fulfillment.server.ts'
import { longestTrackingNumber } from '#shop/orders/fulfillment/ship.schema.ts'
import { mostSlips } from '#shop/orders/papers/paper.ts'
import { isPaid } from '#shop/orders/record/order.ts'
import { trackingAddress } from '#shop/orders/record/tracking.ts'
import { postageCopy } from './copy.ts'
import { type ParcelRow, type ParcelTable, parcelTable } from './parcel-table.ts'
import type { trackingLineSchema } from './postage.schema.ts'
import { readTrackingLines, type TrackingLine } from './tracking-lines.server.ts'

type ReadLine = z.output<typeof trackingLineSchema>

interface PostageDeps {
  db: Pick<Database, 'read'>
  orders: Pick<OwnerOrders, 'list' | 'toPack' | 'byNumbers'>
  fulfillment: Pick<Fulfillment, 'ship' | 'beginPacking'>
}

export function createPostage({ db, orders, fulfillment }: PostageDeps) {
  async function check(text: string): Promise<(ReadLine & { order: OwnerOrderRow | null })[]> {
    const lines = readTrackingLines(text)
    const found = await orders.byNumbers(lines.flatMap(({ number }) => number ?? []))
    const seen = new Set<number>()
    return lines.map((line) => {
      const order = found.find(({ number }) => number === line.number) ?? null
      const problem = problemOf(line, order, seen)
      if (line.number !== null && problem === null) seen.add(line.number)
      return { ...line, order, buyer: order?.buyer.name ?? null, problem }
    })
  }

  return {
    /** For the carrier that sellers of this country use; null: none is known. */
    tableFor: (country: string): ParcelTable | null =>
      country === 'US' ? 'pirate-ship' : country === 'DE' ? 'dhl' : null,

    /** Without `ids` every order to ship. An order that stays here or is picked up has no row. */
    async parcels(table: ParcelTable, ids: readonly string[]): Promise<string> {
      const search = { filter: 'to-ship', search: '', limit: mostSlips, oldestFirst: true } as const
      const wanted = ids.length > 0 ? ids : (await orders.list(search)).map(({ id }) => id)
      const packed = wanted.length > 0 ? await orders.toPack(wanted) : []
      const found = await Promise.all(packed.map((order) => rowOf(db, order)))
      const rows = found.flatMap((row) => row ?? [])
      await fulfillment.beginPacking(rows.map(({ order }) => order.id))
      return parcelTable(table, rows)
    },

    /** ShopError 'bad_input' for a text that is no table. */
    check: async (text: string): Promise<ReadLine[]> =>
      (await check(text)).map(({ order: _, ...line }) => line),

    /** Names lines that can't be shipped, and ships the others. Safe to repeat. */
    async ship(text: string): Promise<ReadLine[]> {
      const done: ReadLine[] = []
      for (const { order, ...line } of await check(text)) {
        const { trackingNumber, carrier, problem } = line
        const [first, ...others] = order ? partsToShip(order) : []
        if (!order || !first || problem !== null) {
          done.push(line)
          continue
        }
        const trackingUrl = carrier === null ? null : trackingAddress(carrier, trackingNumber)
        const parcel = { carrier, trackingNumber, trackingUrl, together: others.length > 0 }
        try {
          await fulfillment.ship(order.id, first.kind, parcel)
          done.push(line)
        } catch (error) {
          if (!isShopError(error)) throw error
          done.push({ ...line, problem: error.message })
        }
      }
      return done
    },
  }
}

function problemOf(
  { number, trackingNumber }: TrackingLine,
  order: OwnerOrderRow | null,
  seen: ReadonlySet<number>,
): string | null {
  if (number === null) return postageCopy.noOrderNumber
  if (!order) return postageCopy.unknown(number)
  if (trackingNumber === '') return postageCopy.noTrackingNumber
  if (trackingNumber.length > longestTrackingNumber) return postageCopy.longTrackingNumber
  if (seen.has(number)) return postageCopy.double(number)
  if (!isPaid(order.state)) return postageCopy.notPaid(number)
  if (order.voidReason !== null) return postageCopy.refunded(number)
  if (partsToShip(order).length === 0) {
    const isMine = order.fulfillments.some(({ selfFulfilled }) => selfFulfilled)
    return isMine ? postageCopy.shipped(number) : postageCopy.printerSends(number)
  }
  const hold = holdReason(order)
  return hold === null ? null : postageCopy[hold](number)
}

/** Null: nothing of the order leaves from here. */
async function rowOf(
  db: Pick<Database, 'read'>,
  order: PackedOrder,
): Promise<(ParcelRow & { order: PackedOrder }) | null> {
  const { shipTo } = order
  if (staysHere(order) || !shipTo || order.pickup !== null) return null
  const lines = linesIn(partsToShip(order), order.lines)
  if (lines.length === 0) return null
  const facts = await customsFacts(db.read, lines)
  const grams = lines.map((line) => {
    const each = facts(line).grams
    return each === null ? null : each * line.left
  })
  return {
    order: { ...order, shipTo },
    items: lines.map(({ left, name }) => `${left} x ${name}`).join('; '),
    value: addUp(lines.map((line) => declaredValue(line, order.currency))),
    grams: grams.includes(null) ? null : addUp(grams.flatMap((each) => each ?? [])),
  }
}
