/* Counts one-time codes by account; only a right code resets the count. Never checks a code. */
import type { Database } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { recordAudit } from '#shop/people/audit/audit.server.ts'
import { mailWrongCodes } from '#shop/people/notifications/plan-mail.server.ts'
import { needsCode } from '#shop/people/sign-in/one-time-codes.server.ts'
import type { Attempts } from './attempts.server.ts'

interface CodedAttempt {
  account: string
  network: string
  userId: string
  browser: string | null
  code: string | undefined
}

interface Parts {
  db: Database
  clock: Clock
  attempts: Attempts
}

export function createCodeAttempts({ db, clock, attempts }: Parts) {
  async function recordFailure(target: string | null): Promise<void> {
    const record = { at: clock.now(), actor: null, action: 'sign-in.failed' as const, target }
    await db.transact((trx) => recordAudit(trx, record))
  }

  /** `key`: the account, or one known browser: a thief of the password can't lock the owner out. */
  async function counted<T>(
    userId: string,
    key: string,
    code: string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!code || !(await needsCode(db.read, userId))) return work()
    await attempts.countCode(key)
    try {
      const done = await work()
      await attempts.forgiveCodes(key)
      return done
    } catch (error) {
      if (await attempts.tellsOfCodes(key)) {
        await db.transact((trx) => mailWrongCodes(trx, userId, clock.now()))
      }
      throw error
    }
  }

  /** Keeps visitors without a code so far from guessing at an account that requires one. */
  async function whileCoded<T>(
    { account, network, userId, browser, code }: CodedAttempt,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = browser ? digest(`${userId} ${browser}`) : userId
    try {
      return await counted(userId, key, code, work)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (error.code === 'code_needed') await attempts.takeBack(account, network)
      if (error.details.field === 'code') await recordFailure(userId)
      throw error
    }
  }

  return { counted, whileCoded, recordFailure }
}
