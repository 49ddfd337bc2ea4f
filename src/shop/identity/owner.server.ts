import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import { endSessionsOf } from './sessions.server.ts'

/*
 * The owner's account: made at the first start, kept in step with the configuration afterwards.
 * Never makes a second owner: a new address in the configuration renames the first.
 */

export interface OwnerLogin {
  email: string
  password: string
}

/** The form in which addresses are kept and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function hasOwner(db: Database): Promise<boolean> {
  const row = await db.read
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirst()
  return row !== undefined
}

/** Creates the owner's account or brings it up to date; a changed password ends its sessions. */
export async function ensureOwner(
  { db, clock }: { db: Database; clock: Clock },
  login: OwnerLogin,
): Promise<void> {
  const email = normalEmail(login.email)
  const account = await findAccount(db, email)
  const unchanged = await verifyPassword(login.password, account?.password_hash ?? null)
  if (account && unchanged && account.email === email) return
  // Hashed before the transaction, which awaits nothing but the database.
  const hash = await hashPassword(login.password)
  const now = clock.now()
  await db.transact(async (trx) => {
    if (!account) {
      await trx
        .insertInto('users')
        .values({
          id: newId(),
          role: 'admin',
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
    await trx
      .updateTable('users')
      .set({ email, password_hash: hash })
      .where('id', '=', account.id)
      .execute()
    if (!unchanged) await endSessionsOf(trx, account.id)
  })
}

/** The admin with this address, else the first admin ever: the account that is the owner's. */
async function findAccount(db: Database, email: string) {
  const admins = await db.read
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return admins.find((admin) => admin.email === email) ?? admins[0]
}
