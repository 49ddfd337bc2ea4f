/*
 * A replacement is an order of its own at no charge, and is packed, shipped, printed and tracked
 * like any other. It takes stock under the same conditional update, and books only costs.
 */
import type { Database, Writer } from '#platform/db/database.ts'
import { requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import { someOf } from '#platform/some-of.ts'
import { addUp } from '#platform/spread.ts'
import type { Clock } from '#platform/time/clock.ts'
import { deductStock } from '#shop/catalogue/stock/stock.server.ts'
import { fixCosts } from '#shop/orders/ledger/profit/order-costs.server.ts'
import { createFulfillments, hasShipped } from '#shop/orders/record/fulfillments.server.ts'
import {
  addOrderLines,
  type NewOrderLine,
  readOrderLines,
  stockedLines,
  unrefundedLines,
} from '#shop/orders/record/lines.server.ts'
import { isPaid } from '#shop/orders/record/order.ts'
import {
  insertOrder,
  isVoid,
  lockOrder,
  noSuchOrder,
  type OrderRecord,
  promiseTerms,
} from '#shop/orders/record/order-record.server.ts'
import { queuePrintOrder } from '#shop/orders/record/print-orders.server.ts'
import { orderVersion } from '#shop/orders/record/refunds/order-version.server.ts'
import { mailReplacement } from '#shop/people/notifications/plan-mail.server.ts'
import type { DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import { replacementsCopy } from './copy.ts'
import type { ReplacementInput } from './replacement.schema.ts'

interface ReplacementsDeps {
  db: Database
  clock: Clock
  dispatchTerms(): Promise<DispatchTerms>
}

export function createReplacements({ db, clock, dispatchTerms }: ReplacementsDeps) {
  return {
    /**
     * The number of the new order, the same for the same attempt and pieces. ShopError 'not_found', 'bad_input',
     * 'sold_out', 'changed' when nothing was shipped, all was refunded, or the version is an old one.
     */
    async replace(orderId: string, input: ReplacementInput): Promise<number> {
      const dispatch = await dispatchTerms()
      return db.transact((trx) => replace(trx, orderId, input, { dispatch, now: clock.now() }))
    },
  }
}

async function replace(
  trx: Writer,
  orderId: string,
  input: ReplacementInput,
  { dispatch, now }: { dispatch: DispatchTerms; now: number },
): Promise<number> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw noSuchOrder()
  const { version, ...sent } = input
  const attempt = `replacement:${orderId}:${digest(JSON.stringify(sent))}`
  const made = await trx
    .selectFrom('orders')
    .select('number')
    .where('attempt_key', '=', attempt)
    .executeTakeFirst()
  if (made) return made.number
  requireVersion(version, await orderVersion(trx, orderId))
  await requireShipped(trx, order)
  const lines = await linesToSend(trx, orderId, input)
  const short = await deductStock(trx, stockedLines(lines))
  if (short.length > 0) {
    throw new ShopError('sold_out', replacementsCopy.soldOut(someOf(short.map(({ name }) => name))))
  }
  const worth = addUp(lines.map(({ discount }) => discount))
  const again = await insertOrder(
    trx,
    recordOf(order, { attempt, worth, why: input.why, dispatch, now }),
    now,
  )
  if (!again) throw new Error('A replacement was not made.')
  await addOrderLines(trx, again.id, lines)
  const fulfillments = await createFulfillments(trx, again, lines, now)
  if (fulfillments.includes('prints')) await queuePrintOrder(trx, again.id, now)
  await fixCosts(trx, again, await readOrderLines(trx, again.id), now)
  await mailReplacement(trx, again.id, now)
  return again.number
}

async function requireShipped(trx: Writer, { id, state }: OrderRecord): Promise<void> {
  if (await isVoid(trx, id)) throw new ShopError('changed', replacementsCopy.notPossible)
  if (!isPaid(state) || !(await hasShipped(trx, id)))
    throw new ShopError('changed', replacementsCopy.notShipped)
}

/** Each line's price is discounted to zero. An edition's number stays with the first copy. */
async function linesToSend(
  trx: Writer,
  orderId: string,
  input: ReplacementInput,
): Promise<NewOrderLine[]> {
  const left = await unrefundedLines(trx, orderId, ['asked', 'done'])
  const wanted = new Map<number, number>()
  for (const { lineId, quantity } of input.lines) {
    wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity)
  }
  return [...wanted].map(([lineId, quantity]) => {
    const line = left.find((each) => each.lineId === lineId)
    if (!line || quantity > line.quantity) throw badInput('lines', replacementsCopy.tooMany)
    return { ...line, quantity, discount: line.unitPrice * quantity, editionId: null }
  })
}

interface RecordFacts {
  attempt: string
  /** Cents. */
  worth: number
  why: string
  dispatch: DispatchTerms
  now: number
}

/** Of the first order's promise only its transit stays: what the studio promises is today's. */
function recordOf(of: OrderRecord, { attempt, worth, why, dispatch, now }: RecordFacts) {
  const terms = promiseTerms(of)
  return {
    user_id: of.user_id,
    cart_id: '',
    state: 'paid' as const,
    lines_digest: '',
    provider: of.provider,
    provider_account: of.provider_account,
    money: of.money,
    session_id: null,
    session_url: null,
    payment_ref: null,
    attempt_key: attempt,
    attempt_params: '{}',
    expires_at: now,
    paid_at: now,
    currency: of.currency,
    subtotal: worth,
    discount: worth,
    shipping: 0,
    total: 0,
    buyer_name: of.buyer_name,
    buyer_email: of.buyer_email,
    ship_to: of.ship_to,
    destination: of.destination,
    dispatch_terms: terms && JSON.stringify({ ...terms, ...dispatch }),
    gift_note: of.gift_note === null ? null : '',
    tax_included: of.tax_included,
    replaces: of.id,
    replaced_why: why,
  }
}
