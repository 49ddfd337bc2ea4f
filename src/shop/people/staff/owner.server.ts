/* Never makes a second owner: a new address in the configuration renames the first owner. */
import { z } from 'zod'
import type { Database, Reader } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { digest, newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { recordAudit } from '#shop/people/audit/audit.server.ts'
import { hashPassword, verifyPassword } from '#shop/people/identity/password.server.ts'
import { endSessions } from '#shop/people/identity/sessions.server.ts'
import { turnCodesOff } from '#shop/people/sign-in/one-time-codes.server.ts'
import { endLinks } from '#shop/people/sign-in/one-time-tokens.server.ts'
import { staffCopy } from './copy.ts'

export interface OwnerLogin {
  email: string
  password: string
}

export const firstOwnerEmail = 'owner@atelier.example'

/** The form in which addresses are stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function hasOwner(db: Database): Promise<boolean> {
  return hasRows(db.read.selectFrom('users').where('staff_role', '=', 'owner'))
}

export async function ensureOwner(
  { db, clock }: { db: Database; clock: Clock },
  login: OwnerLogin,
): Promise<void> {
  const email = normalEmail(login.email)
  const account = await ownersAccount(db)
  const unchanged = await verifyPassword(login.password, account?.password_hash ?? null)
  if (account && unchanged && account.email === email) return
  // Hashed before the transaction, which may await only the database.
  const hash = await hashPassword(login.password)
  const now = clock.now()
  await db.transact(async (trx) => {
    if (!account) {
      await trx
        .insertInto('users')
        .values({
          id: newId(),
          role: 'admin',
          staff_role: 'owner',
          name: 'owner',
          email,
          password_hash: hash,
          created_at: now,
          seen_at: now,
        })
        .onConflict((oc) => oc.column('email').doNothing())
        .execute()
      return
    }
    const others = trx.selectFrom('users').where('id', '!=', account.id)
    const taken = await hasRows(others.where('email', '=', email))
    // An address that now belongs to a helper stays there; the owner keeps the former address.
    const change = taken ? { password_hash: hash } : { email, password_hash: hash }
    await trx.updateTable('users').set(change).where('id', '=', account.id).execute()
    await endLinks(trx, account.id)
    if (unchanged) return
    await turnCodesOff(trx, account.id)
    await endSessions(trx, account.id)
  })
}

/** A digest of the password's hash. */
const madeUpSetting = {
  key: 'owner.made_up',
  schema: z.object({ hash: z.string() }).nullable().default(null),
}

export async function makeUpOwner(
  parts: { db: Database; clock: Clock },
  password: string,
): Promise<OwnerLogin> {
  const login = { email: firstOwnerEmail, password }
  await ensureOwner(parts, login)
  const account = await ownersAccount(parts.db)
  const hash = digest(account?.password_hash ?? '')
  await parts.db.transact((trx) => writeSetting(trx, madeUpSetting, { hash }, parts.clock.now()))
  return login
}

export async function hasMadeUpPassword(reader: Reader, userId: string): Promise<boolean> {
  const madeUp = await readSetting(reader, madeUpSetting)
  const hash = await readPasswordHash(reader, userId)
  return madeUp !== null && hash !== null && digest(hash) === madeUp.hash
}

export async function readPasswordHash(reader: Reader, userId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

const configuredLoginSetting = {
  key: 'owner.configured',
  schema: z.object({ hash: z.string() }).nullable().default(null),
}

/** Applies each configured login once: changes in the admin outlive a restart. */
export async function configureOwner(
  parts: { db: Database; clock: Clock },
  login: OwnerLogin,
): Promise<void> {
  const { db, clock } = parts
  const words = `${normalEmail(login.email)}\n${login.password}`
  const last = await readSetting(db.read, configuredLoginSetting)
  if ((await verifyPassword(words, last?.hash ?? null)) && (await hasOwner(db))) return
  await ensureOwner(parts, login)
  const hash = await hashPassword(words)
  await db.transact((trx) => writeSetting(trx, configuredLoginSetting, { hash }, clock.now()))
}

export async function resetPassword(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password)
  await db.transact(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', normalEmail(email))
      .where('role', '=', 'admin')
      .executeTakeFirst()
    if (!account) throw new ShopError('not_found', staffCopy.nobodyWithAddress)
    await trx
      .updateTable('users')
      .set({ password_hash: hash })
      .where('id', '=', account.id)
      .execute()
    // The operator has full access, and a lost phone must not lock the owner out.
    await turnCodesOff(trx, account.id)
    await endSessions(trx, account.id)
    await endLinks(trx, account.id)
    const record = { at: clock.now(), actor: null, action: 'password.reset' as const }
    await recordAudit(trx, { ...record, target: account.id })
  })
}

/** The configured login belongs to the first owner, even if another account has its address. */
function ownersAccount(db: Database) {
  return db.read
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('staff_role', '=', 'owner')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
}
