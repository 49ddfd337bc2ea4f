/*
 * Personal data in orders: the buyer, the address, the owner's note. Erasing keeps the pieces, the
 * sums and the times, because the books need them; nothing leads to the person.
 */
import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { newSecret } from '#platform/ids.ts'
import { toDecimal } from '#platform/money/money.ts'
import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'
import { recordCopy } from './copy.ts'
import { readOrderLines } from './lines.server.ts'
import { readNote } from './order-events.server.ts'
import { voidReason } from './order-record.server.ts'

const ofPerson = (email: string) => sql<boolean>`lower(buyer_email) = ${email}`

export const ordersData: PersonalDataSource = {
  name: 'orders',

  async find(reader, email) {
    const rows = await ordersOf(reader, email)
    return Promise.all(
      rows.map(async (row) => ({
        number: row.number,
        state: row.state,
        orderedAt: new Date(row.created_at).toISOString(),
        name: row.buyer_name,
        email: row.buyer_email,
        giftNote: row.gift_note || null,
        sentTo: row.ship_to === null ? null : (JSON.parse(row.ship_to) as unknown),
        total: toDecimal(row.total, row.currency),
        refunded: toDecimal(row.refunded, row.currency),
        money: row.money,
        bought: (await readOrderLines(reader, row.id)).map(({ name, printName, ...line }) => ({
          name: name ?? printName,
          what: line.descName,
          size: line.size || line.garmentSize,
          quantity: line.quantity,
          price: toDecimal(line.unitPrice, row.currency),
          personalised: line.personalised === true,
        })),
        parcels: await reader
          .selectFrom('parcels')
          .select(['carrier', 'tracking_number'])
          .where('order_id', '=', row.id)
          .execute(),
        studioNote: (await readNote(reader, row.id))?.text ?? null,
      })),
    )
  },

  async inTheWay(trx, email) {
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

  async erase(trx, email, now) {
    const rows = await ordersOf(trx, email)
    for (const row of rows) {
      const { id } = row
      await trx
        .updateTable('orders')
        .set({
          buyer_name: null,
          buyer_email: null,
          ship_to: null,
          attempt_params: withoutEmail(row.attempt_params),
          // The fact stays that its papers showed no price.
          gift_note: row.gift_note === null ? null : '',
          user_id: '',
          // The page's old address, which was mailed to the buyer, must stop working.
          token: newSecret(),
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
      await trx.deleteFrom('order_notes').where('order_id', '=', id).execute()
      await trx
        .deleteFrom('order_events')
        .where('order_id', '=', id)
        .where('type', '=', 'mail_refused')
        .execute()
      await trx.deleteFrom('parcels').where('order_id', '=', id).execute()
    }
    return rows.length
  },
}

/** The request to the provider, without the buyer's address (`PaymentRequest.email`). */
function withoutEmail(request: string): string {
  return JSON.stringify({ ...JSON.parse(request), email: undefined })
}

function ordersOf(reader: Reader | Writer, email: string) {
  return reader.selectFrom('orders').selectAll().where(ofPerson(email)).orderBy('number').execute()
}
