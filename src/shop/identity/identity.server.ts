import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import { digest, newId } from '#kernel/ids.ts'
import { cleanUpGuests, planCleanUp } from './clean-up.server.ts'
import { ensureOwner, hasOwner, normalEmail, type OwnerLogin } from './owner.server.ts'
import { verifyPassword } from './password.server.ts'
import { endSession, findSession, renewSession, startSession } from './sessions.server.ts'
import { createSlowDown, slowDownRules } from './slow-down.ts'
import { type PublicUser, publicUser, type Visitor } from './visitor.ts'

/*
 * Owns users and their sessions: guests, the owner, signing in and out. Never believes a role that
 * a client sends, and never says whether an address is known.
 */

export type Identity = ReturnType<typeof createIdentity>

export interface SignedIn {
  user: PublicUser
  /** The session's secret; only its digest is kept. */
  token: string
}

export interface Credentials {
  email: string
  password: string
  /** Digest of the network address that the attempt comes from. */
  network: string
  /** The session to replace: a token never survives a sign-in. */
  replaces: string | null
}

export function createIdentity({ db, clock }: { db: Database; clock: Clock }) {
  const byAccount = createSlowDown(clock, slowDownRules.account)
  const byNetwork = createSlowDown(clock, slowDownRules.network)

  async function createGuest(): Promise<SignedIn> {
    const now = clock.now()
    const user: PublicUser = { id: newId(), name: 'guest', email: null, role: 'guest' }
    const token = await db.transact(async (trx) => {
      await trx
        .insertInto('users')
        .values({ ...user, password_hash: null, created_at: now, seen_at: now })
        .execute()
      return startSession(trx, user, now)
    })
    return { user, token }
  }

  /** Throws `too_many` while a pause lasts; counts this attempt as failed until it succeeds. */
  function countAttempt(account: string, network: string): void {
    const pause = Math.max(byAccount.pause(account), byNetwork.pause(network))
    if (pause > 0) {
      throw new ShopError('too_many', 'Too many attempts. Please wait a little.', {
        retryAfter: Math.ceil(pause / 1000),
      })
    }
    byAccount.count(account)
    byNetwork.count(network)
  }

  /** Signs in with e-mail and password. The same words and time, whatever is wrong with them. */
  async function login(credentials: Credentials): Promise<SignedIn> {
    const email = normalEmail(credentials.email)
    const account = digest(email)
    countAttempt(account, credentials.network)
    const row = await db.read
      .selectFrom('users')
      .select(['id', 'role', 'name', 'email', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
    const right = await verifyPassword(credentials.password, row?.password_hash ?? null)
    if (!row || !right) throw new ShopError('no_session', 'Invalid email or password.')
    byAccount.forgive(account)
    byNetwork.forgive(credentials.network)
    const now = clock.now()
    const token = await db.transact(async (trx) => {
      if (credentials.replaces !== null) await endSession(trx, credentials.replaces)
      await trx.updateTable('users').set({ seen_at: now }).where('id', '=', row.id).execute()
      return startSession(trx, row, now)
    })
    const visitor: Visitor = { userId: row.id, role: row.role, name: row.name, email: row.email }
    return { user: publicUser(visitor), token }
  }

  return {
    createGuest,
    login,
    /** The live session that a token proves, or null. */
    session: (token: string) => findSession(db.read, token, clock.now()),
    /** Who a token proves to be, or null. */
    async visitor(token: string): Promise<Visitor | null> {
      return (await findSession(db.read, token, clock.now()))?.visitor ?? null
    },
    renew: (token: string) => db.transact((trx) => renewSession(trx, token, clock.now())),
    /** Ends a session on the server: its token opens nothing any more. */
    logout: (token: string) => db.transact((trx) => endSession(trx, token)),
    hasOwner: () => hasOwner(db),
    ensureOwner: (owner: OwnerLogin) => ensureOwner({ db, clock }, owner),
    /** The work of the clean-up job. */
    async cleanUp(): Promise<void> {
      await cleanUpGuests({ db, clock })
    },
    planCleanUp: () => db.transact((trx) => planCleanUp(trx, clock.now())),
  }
}
