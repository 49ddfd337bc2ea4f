/* Directive 2011/83, Art. 11a. Takes every statement, late ones and unknown orders included; the
   owner checks them. Never changes a confirmed statement, never refunds. */

import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isMailbox } from '#platform/db/mailbox-match.ts'
import { countRows } from '#platform/db/rows.ts'
import { ShopError } from '#platform/errors.ts'
import { isSecret, newSecret } from '#platform/ids.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { readOrderLines } from '#shop/orders/record/lines.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { insertMessage } from '#shop/people/messages/messages.server.ts'
import { mailWithdrawal } from '#shop/people/notifications/plan-mail.server.ts'
import { contractCountry, isExempt, mayWithdraw } from '#shop/store/law/withdrawal.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import { pickupDestination } from '#shop/store/shipping/shipping.ts'
import { readHomeCountry } from '#shop/store/store-settings/home-country.server.ts'
import { withdrawalsCopy } from './copy.ts'
import { statementWords } from './statement.copy.ts'
import { statedPiece, type Withdrawal, type WithdrawalForm } from './withdrawal.ts'

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** Per day and mailbox, so that none fills up; of a found order per order. */
const mostMails = 5
const preparedFor = day

export function createWithdrawals({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async prepare(statement: WithdrawalForm): Promise<string> {
      const token = newSecret()
      const { name, orderNumber, pieces, email } = statement
      await db.transact((trx) =>
        trx
          .insertInto('withdrawals')
          .values({
            token,
            name,
            order_number: orderNumber,
            pieces,
            email,
            order_id: null,
            begun_at: clock.now(),
            stated_at: null,
          })
          .execute(),
      )
      return token
    },

    /** Null: unknown, or never confirmed and deleted. */
    async find(token: string): Promise<Withdrawal | null> {
      const found = await findWithdrawal(db.read, token)
      if (!found) return null
      // The page must not reveal whether an address has bought an order.
      const { orderId: _, ...shown } = found
      return shown
    },

    /**
     * A repeat changes nothing. `flood`: one source sends very many; then neither the owner nor an
     * address that fits no order gets a mail. ShopError 'not_found'.
     */
    confirm: (token: string, flood = false): Promise<Withdrawal> =>
      db.transact((trx) => confirmWithdrawal(trx, token, { now: clock.now(), flood })),

    async cleanUp(): Promise<void> {
      await db.transact((trx) =>
        trx
          .deleteFrom('withdrawals')
          .where('stated_at', 'is', null)
          .where('begun_at', '<', clock.now() - preparedFor)
          .execute(),
      )
    },
  }
}

/** `orderId`: set at the confirmation when number and e-mail fit an order. */
export async function findWithdrawal(
  reader: Reader | Writer,
  token: string,
): Promise<(Withdrawal & { orderId: string | null }) | null> {
  if (!isSecret(token)) return null
  const row = await reader
    .selectFrom('withdrawals')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const { name, order_number: orderNumber, pieces, email, stated_at: statedAt } = row
  return { name, orderNumber, pieces, email, statedAt, orderId: row.order_id }
}

export async function exemptWords(reader: Reader | Writer, token: string): Promise<string[]> {
  const row = await reader
    .selectFrom('withdrawals')
    .select(['order_id', 'pieces'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row?.order_id) return []
  const lines = (await readOrderLines(reader, row.order_id)).map((line) => ({
    ...line,
    name: displayName(line),
  }))
  if (row.pieces === '') return exemptLines(lines)
  // A piece that may be withdrawn can have the same name as a personalised one.
  const open = new Set(lines.filter((line) => !isExempt(line)).map(statedPiece))
  const rest = row.pieces.split(/\r?\n/).filter((piece) => !open.has(piece.trim()))
  const named = namesIn(
    rest.join('\n'),
    lines.map(({ name }) => name),
  )
  return exemptLines(lines.filter(({ name }) => named.has(name)))
}

/** The longest first: “Mug, large” doesn't name “Mug” too. */
function namesIn(text: string, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  let left = text
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    if (!left.includes(name)) continue
    found.add(name)
    left = left.replaceAll(name, '\n')
  }
  return found
}

export async function forgetOrders(trx: Writer, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ order_id: null })
    .where('order_id', 'in', orderIds)
    .execute()
}

async function confirmWithdrawal(
  trx: Writer,
  token: string,
  { now, flood }: { now: number; flood: boolean },
): Promise<Withdrawal> {
  const found = await findWithdrawal(trx, token)
  if (!found) {
    throw new ShopError('not_found', withdrawalsCopy.statementNeverConfirmed)
  }
  if (found.statedAt !== null) return found
  const order = await findOrder(trx, found)
  const orderId = order?.id ?? null
  const { numUpdatedRows } = await trx
    .updateTable('withdrawals')
    .set({ stated_at: now, order_id: orderId })
    .where('token', '=', token)
    .where('stated_at', 'is', null)
    .executeTakeFirstOrThrow()
  const stated = { ...found, statedAt: now }
  if (numUpdatedRows === 0n) return stated
  const { name, email } = stated
  const subject = withdrawalsCopy.withdrawalOrder(stated.orderNumber)
  const exempt = await exemptWords(trx, token)
  const message = [statementWords(stated), ...exempt].join('\n\n')
  await insertMessage(trx, { name, email, subject, message }, { now, flood })
  if (order !== null) {
    const details = {
      at: now,
      byLaw: mayWithdraw(order.country),
      whole: stated.pieces === '' && exempt.length === 0,
    }
    await raiseIssue(trx, order.id, { code: 'withdrawn', details }, now, token.slice(0, 8))
  }
  const mayMail = orderId !== null || !flood
  if (mayMail && (await statedLately(trx, { orderId, email }, now)) <= mostMails) {
    await mailWithdrawal(trx, token, now)
  }
  return stated
}

/** Only if this address bought it; `country`: where the law is, '' when it isn't known. */
async function findOrder(
  trx: Writer,
  { orderNumber, email }: Withdrawal,
): Promise<{ id: string; country: string } | null> {
  const number = Number(/^\D{0,20}(\d{1,9})\D{0,20}$/.exec(orderNumber)?.[1])
  if (!Number.isSafeInteger(number)) return null
  const row = await trx
    .selectFrom('orders')
    .select(['id', 'buyer_email', 'ship_to', 'destination'])
    .where('number', '=', number)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  if (row?.buyer_email?.toLowerCase() !== email) return null
  const shipTo = row.ship_to === null ? null : (JSON.parse(row.ship_to) as Address)
  const pickup = row.destination === pickupDestination ? row.destination : null
  const country = contractCountry({ shipTo, pickup }, await readHomeCountry(trx))
  return { id: row.id, country }
}

/** A stranger's statements don't count against those of an order that was found. */
function statedLately(
  trx: Writer,
  { orderId, email }: { orderId: string | null; email: string },
  now: number,
): Promise<number> {
  const lately = trx.selectFrom('withdrawals').where('stated_at', '>', now - day)
  return countRows(
    orderId === null
      ? lately.where('order_id', 'is', null).where(isMailbox('email', email))
      : lately.where('order_id', '=', orderId),
  )
}
