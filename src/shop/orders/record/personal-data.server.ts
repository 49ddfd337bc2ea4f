/* Erasing keeps pieces, sums and times, which the books need; nothing leads to the person. */
import { sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { newSecret } from '#platform/ids.ts'
import { toDecimal } from '#platform/money/money.ts'
import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'
import { recordCopy } from './copy.ts'
import { shipUntold } from './fulfillments.server.ts'
import { closeIssues } from './order-issues.server.ts'
import { sendingCodes } from './order-issues.ts'
import { type OrderRecord, voidReason, wholeOrders } from './order-record.server.ts'
import { readOrders } from './read-orders.server.ts'

const ofPerson = (email: string) => sql<boolean>`lower(buyer_email) = ${email}`

export const ordersData: PersonalDataSource = {
  name: 'orders',

  async find(reader, email) {
    const rows = await wholeOrders(reader).where(ofPerson(email)).orderBy('number').execute()
    return (await readOrders(reader, rows)).map((order) => ({
      number: order.number,
      state: order.state,
      orderedAt: new Date(order.createdAt).toISOString(),
      ...order.buyer,
      giftNote: order.giftNote,
      sentTo: order.shipTo,
      total: toDecimal(order.total, order.currency),
      refunded: toDecimal(order.refunded, order.currency),
      money: order.money,
      bought: order.lines.map((line) => ({
        name: line.ownName ?? line.name,
        what: line.descName,
        size: line.size || line.garmentSize,
        quantity: line.quantity,
        price: toDecimal(line.unitPrice, order.currency),
        personalised: line.personalised,
        ...(line.personalText && { ownWords: line.personalText }),
      })),
      parcels: order.parcels.map(({ carrier, trackingNumber }) => ({
        carrier,
        tracking_number: trackingNumber,
      })),
      studioNote: order.note?.text ?? null,
    }))
  },

  async emails(reader) {
    const rows = await reader.selectFrom('orders').select('buyer_email').distinct().execute()
    return rows.flatMap(({ buyer_email }) => buyer_email?.toLowerCase() ?? [])
  },

  async erasureBlocker(trx, email) {
    const open = await trx
      .selectFrom('orders')
      .select('number')
      .where(ofPerson(email))
      .where('state', 'in', ['pending', 'processing', 'paid'])
      .where(voidReason('orders'), 'is', null)
      .orderBy('number')
      .executeTakeFirst()
    if (!open) return null
    return recordCopy.stillUnderWay(open.number)
  },

  /** An open order kept the person from being erased; it has been sent or refunded since. */
  async settle(trx, email, now) {
    const open = await trx
      .selectFrom('orders')
      .select('id')
      .where(ofPerson(email))
      .where('state', '=', 'paid')
      .where(voidReason('orders'), 'is', null)
      .execute()
    for (const { id } of open) await endSending(trx, id, now)
  },

  async erase(trx, email, now) {
    const rows = await withPerson(trx).where(ofPerson(email)).execute()
    await eraseBuyers(trx, rows, now)
    return rows.length
  },

  /** Before its payment an order may not know its buyer's address. */
  entries: {
    async ids(trx) {
      const rows = await withPerson(trx).where('state', 'in', ['pending', 'processing']).execute()
      return rows.map(({ id }) => id)
    },
    async ofPerson(trx, email) {
      const rows = await withPerson(trx).where(ofPerson(email)).execute()
      return rows.map(({ id }) => id)
    },
    async erase(trx, id, now) {
      const rows = await withPerson(trx).where('id', '=', id).execute()
      await eraseBuyers(trx, rows, now)
      return rows.length > 0
    },
  },
}

const withPerson = (trx: Writer) =>
  trx.selectFrom('orders').select(['id', 'user_id', 'attempt_params', 'gift_note'])

type WithPerson = Awaited<ReturnType<ReturnType<typeof withPerson>['execute']>>

async function eraseBuyers(trx: Writer, rows: WithPerson, now: number): Promise<void> {
  for (const row of rows) {
    const { id } = row
    await trx
      .updateTable('orders')
      .set({
        buyer_name: null,
        buyer_email: null,
        ship_to: null,
        attempt_params: withoutEmail(row.attempt_params),
        // The fact remains that its papers showed no price.
        gift_note: row.gift_note === null ? null : '',
        replaced_why: null,
        user_id: '',
        // The page's old address, which was mailed to the buyer, must stop working.
        token: newSecret(),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('order_lines')
      .set({ personal_text: '' })
      .where('order_id', '=', id)
      .execute()
    await trx.deleteFrom('order_notes').where('order_id', '=', id).execute()
    await trx
      .deleteFrom('order_events')
      .where('order_id', '=', id)
      .where('type', '=', 'mail_refused')
      .execute()
    await trx.deleteFrom('parcels').where('order_id', '=', id).execute()
  }
  await forgetUnpaid(trx, [...new Set(rows.map((row) => row.user_id))])
}

/** Erased during payment: a backup holds the order as unpaid, but it was sent or refunded since. */
export const isErasedUnderWay = ({ user_id, state }: Pick<OrderRecord, 'user_id' | 'state'>) =>
  user_id === '' && (state === 'pending' || state === 'processing')

/** Sent or refunded before its buyer could be erased. */
export async function endSending(trx: Writer, id: string, now: number): Promise<void> {
  await shipUntold(trx, id, now)
  await closeIssues(trx, id, sendingCodes, now)
}

/** Payments that the same visitors gave up before they gave an address. */
async function forgetUnpaid(trx: Writer, userIds: readonly string[]): Promise<void> {
  const visitors = userIds.filter((id) => id !== '')
  if (visitors.length === 0) return
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'in', visitors)
    .where('state', 'in', ['cancelled', 'expired'])
    .where('paid_at', 'is', null)
    .where('buyer_email', 'is', null)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await trx
    .updateTable('orders')
    .set({ gift_note: '' })
    .where('id', 'in', ids)
    .where('gift_note', 'is not', null)
    .execute()
  await trx
    .updateTable('order_lines')
    .set({ personal_text: '' })
    .where('order_id', 'in', ids)
    .execute()
}

/** `PaymentRequest.email`. */
function withoutEmail(request: string): string {
  return JSON.stringify({ ...JSON.parse(request), email: undefined })
}
