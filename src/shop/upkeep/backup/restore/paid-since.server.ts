/* The payment provider knows orders that the backup lacks. They are listed, but never recreated. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, Reader } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { type Clock, day, second } from '#platform/time/clock.ts'
import type { PaidList, PaidSession, PaymentProvider } from '#services/payments/port.ts'
import { type Restored, restoredSetting } from './restore.schema.ts'

interface PaidSinceParts {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  payment: PaymentProvider
  /** Milliseconds that a page waits for the provider. */
  patience?: number
}

/** A provider's payment page is open for at most a day. */
const openBefore = day
/** Money of a bank debit arrives days later. */
const looksFor = 14 * day

export function createPaidSince(parts: PaidSinceParts) {
  const { db, clock, log, payment, patience = 6 * second } = parts

  async function look(): Promise<PaidList> {
    const restored = await readSetting(db.read, restoredSetting)
    const now = clock.now()
    if (!restored || !payment.paidSince || !isOpen(restored, now)) return nothing
    const { paid: sessions, unreadBefore } = await payment.paidSince(restored.madeAt - openBefore)
    const known = await knownOf(db.read, sessions)
    let missing = sessions.filter(({ id }) => !known.has(id))
    await change((before) => {
      // The owner may have pressed Done while the provider answered.
      missing = missing.filter(({ id }) => !before.attended.includes(id))
      return { ...before, asked: now, unreadBefore, paid: missing.map(({ id }) => id) }
    })
    return { paid: missing, unreadBefore }
  }

  /** Never throws. */
  const ask = (): Promise<PaidList | null> =>
    look().catch((err) => {
      log.warn({ err }, 'could not ask what was paid since the backup')
      return null
    })

  function change(to: (before: Restored) => Restored): Promise<void> {
    return db.transact(async (trx) => {
      await lockSetting(trx, restoredSetting, clock.now())
      const before = await readSetting(trx, restoredSetting)
      if (before) await writeSetting(trx, restoredSetting, to(before), clock.now())
    })
  }

  return {
    watch: ask,

    /** Null: the provider doesn't answer in time. */
    list: (): Promise<PaidList | null> =>
      Promise.race([ask(), pause(patience, null, { ref: false })]),

    attend: (session: string): Promise<void> =>
      change((before) => ({
        ...before,
        paid: before.paid.filter((id) => id !== session),
        attended: [...new Set([...before.attended, session])],
      })),

    /** `cannotAsk`: a provider that is no longer connected took payments. */
    async status(): Promise<{ paid: number; unread: boolean; cannotAsk: boolean }> {
      const restored = await readSetting(db.read, restoredSetting)
      if (!restored) return { paid: 0, unread: false, cannotAsk: false }
      const isLooking = isOpen(restored, clock.now())
      return {
        paid: restored.paid.length,
        unread: isLooking && restored.unreadBefore !== null,
        cannotAsk: isLooking && !payment.paidSince && (await hasPaid(db.read)),
      }
    },
  }
}

const nothing: PaidList = { paid: [], unreadBefore: null }

const isOpen = ({ at, paid }: Restored, now: number) => paid.length > 0 || now - at < looksFor

async function knownOf(reader: Reader, sessions: readonly PaidSession[]): Promise<Set<string>> {
  const known = new Set<string>()
  const atOnce = 500
  for (let from = 0; from < sessions.length; from += atOnce) {
    const ids = sessions.slice(from, from + atOnce).map(({ id }) => id)
    const orderIds = sessions.slice(from, from + atOnce).flatMap(({ orderId }) => orderId ?? [])
    const rows = await reader
      .selectFrom('orders')
      .select(['id', 'session_id'])
      .where((eb) => eb.or([eb('session_id', 'in', ids), eb('id', 'in', [...orderIds, ''])]))
      .execute()
    const here = new Set(rows.flatMap(({ id, session_id }) => [id, session_id]))
    for (const { id, orderId } of sessions) {
      if (here.has(id) || (orderId !== null && here.has(orderId))) known.add(id)
    }
  }
  return known
}

const hasPaid = (reader: Reader): Promise<boolean> =>
  hasRows(
    reader.selectFrom('orders').where('provider', '=', 'stripe').where('paid_at', 'is not', null),
  )
