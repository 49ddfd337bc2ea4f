/* A present's page for its recipient. The address alone holds the choices; nothing is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { presentPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import { pick } from '#platform/pick.ts'
import type { DayRange } from '#shop/store/dispatch/dispatch.ts'
import { isPaid, type Order, type OrderedLine } from '../order.ts'
import { findOrder } from '../read-orders.server.ts'
import type { PresentWords } from './present-words.ts'

/** No price, and nothing else that an order knows. */
const ofLine = [
  ...(['kind', 'productId', 'size', 'name', 'descName', 'garmentSize'] as const),
  ...(['quantity', 'location', 'picture', 'personalText'] as const),
] as const
export type PresentLine = Pick<OrderedLine, (typeof ofLine)[number]>

export interface PresentPage {
  from: string
  lines: PresentLine[]
  arrives: DayRange | null
  hasLeft: boolean
  /** Epoch milliseconds. */
  paidAt: number
}

const isComing = ({ state, withoutPrices, voidReason, pickup }: Order) =>
  isPaid(state) && withoutPrices && voidReason === null && pickup === null

/** 132 bits. The order's own token can't be found from it. */
function keyOf({ id, token }: Order, { from, pieces }: PresentWords): string {
  const said = JSON.stringify(['present', id, from, pieces])
  return createHmac('sha256', token).update(said).digest('base64url').slice(0, 22)
}

/** Null: the order is no present, or isn't sent. */
export async function presentAddress(
  reader: Reader,
  token: string,
  words: PresentWords,
): Promise<string | null> {
  const order = await findOrder(reader, 'token', token)
  if (!order || !isComing(order)) return null
  const said = new URLSearchParams({
    ...(words.from !== '' && { from: words.from }),
    ...(words.pieces && { pieces: '1' }),
  })
  return [presentPath(`${order.id}-${keyOf(order, words)}`), said].filter(String).join('?')
}

export async function findPresent(
  reader: Reader,
  name: string,
  words: PresentWords,
): Promise<PresentPage | null> {
  const [, id, key] = /^([0-9a-f]{32})-([\w-]{22})$/.exec(name) ?? []
  const order = id === undefined ? null : await findOrder(reader, 'id', id)
  if (!order || !key || !isComing(order)) return null
  if (!timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(order, words)))) return null
  const days = order.fulfillments.map(({ arrives }) => arrives)
  return {
    from: words.from,
    lines: words.pieces ? comingLines(order) : [],
    arrives: wholeRange(days),
    paidAt: order.paidAt ?? order.createdAt,
    hasLeft: order.fulfillments.every(({ state }) => state === 'shipped'),
  }
}

/** Refunded units don't come. */
function comingLines({ lines }: Order): PresentLine[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => pick(line, ofLine))
}

/** From the first day to the last; null when a day is unknown. */
function wholeRange(days: readonly (DayRange | null)[]): DayRange | null {
  const known = days.filter((each) => each !== null)
  if (known.length < days.length || known.length === 0) return null
  const froms = known.map(({ from }) => from).sort()
  const tos = known.map(({ to }) => to).sort()
  return { from: froms[0] ?? '', to: tos.at(-1) ?? '' }
}
