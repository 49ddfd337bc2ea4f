/* Never changes an order, except for a buyer's answer to a delay. */
import type { Database } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { DelayAnswer } from './delays/delay.ts'
import { answerDelay } from './delays/delays.server.ts'
import { isBought, type SessionOutcome } from './order.ts'
import { readReplacements } from './order-record.server.ts'
import { type BuyerOrder, forBuyer } from './order-views.ts'
import { findPresent, presentAddress } from './present/present-page.server.ts'
import type { PresentWords } from './present/present-words.ts'
import { findOrder } from './read-orders.server.ts'

export type Orders = ReturnType<typeof createOrders>

export function createOrders({ db, clock }: { db: Database; clock: Clock }) {
  return {
    answerDelay: (token: string, delayId: number, answer: DelayAnswer): Promise<void> =>
      db.transact((trx) => answerDelay(trx, token, delayId, { answer, now: clock.now() })),

    async findByToken(token: string): Promise<BuyerOrder | null> {
      if (!/^[\w-]{43}$/.test(token)) return null
      const order = await findOrder(db.read, 'token', token)
      if (order === null) return null
      const replacedBy = await readReplacements(db.read, order.id, { valid: true })
      return { ...forBuyer(order), ...(replacedBy.length > 0 && { replacedBy }) }
    },

    presentAddress: (token: string, words: PresentWords) => presentAddress(db.read, token, words),
    findPresent: (name: string, words: PresentWords) => findPresent(db.read, name, words),

    /**
     * The session's id travels in addresses, so it alone reveals only the state. Only the buyer
     * (`userId`) gets the link to the order's page, which shows an address.
     */
    async findBySession(sessionId: string, userId: string | null): Promise<SessionOutcome | null> {
      if (!isSessionId(sessionId)) return null
      const order = await db.read
        .selectFrom('orders')
        .select(['state', 'token', 'user_id'])
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      if (!order) return null
      const own = userId !== null && order.user_id === userId && isBought(order.state)
      return { state: order.state, token: own ? order.token : null }
    },
  }
}

/** For every provider. */
export function isSessionId(value: string): boolean {
  return /^[\w.-]{1,255}$/.test(value)
}
