/* Never reveals whether an address is known, and needs e-mail only for links. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database, Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { digest, isSecret, newId, newSecret } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import { type Clock, minute } from '#platform/time/clock.ts'
import { recordAudit } from '#shop/people/audit/audit.server.ts'
import type { PublicUser } from '#shop/people/identity/identity.schema.ts'
import { verifyPassword } from '#shop/people/identity/password.server.ts'
import {
  endSession,
  proveSession,
  type SignInMethod,
  startSession,
} from '#shop/people/identity/sessions.server.ts'
import type { Attempts } from '#shop/people/login-limits/attempts.server.ts'
import { createCodeAttempts } from '#shop/people/login-limits/code-attempts.server.ts'
import { mailNewDevice, mailSignInLink } from '#shop/people/notifications/plan-mail.server.ts'
import { normalEmail } from '#shop/people/staff/owner.server.ts'
import { signInCopy } from './copy.ts'
import { consumeOtp, needsCode, wrongCode } from './one-time-codes.server.ts'
import { consumeToken, insertToken, ownerOfToken } from './one-time-tokens.server.ts'
import { type PasskeySite, provePasskey } from './passkeys.server.ts'
import { trustDevice, trustedDevice } from './trusted-device.server.ts'

/** Milliseconds. */
const linkLifetime = 15 * minute

export interface SignedIn {
  user: PublicUser
  token: string
}

/** A browser with this mark isn't slowed down by strangers. */
export interface TrustedSignedIn extends SignedIn {
  mark: string
}

interface Attempt {
  /** Digest of the network address. */
  network: string
  /** The session to replace: a token never survives a sign-in. */
  replaces: string | null
  mark?: string | null
}

export interface Credentials extends Attempt {
  email: string
  password: string
  code?: string
}

interface Parts {
  db: Database
  clock: Clock
  attempts: Attempts
  sealing: Sealing
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Each method throws 'no_session' or 'too_many'. */
export function createSignIn({ db, clock, attempts, sealing }: Parts) {
  const { counted, whileCoded, recordFailure } = createCodeAttempts({ db, clock, attempts })

  /** `also` runs in the session's transaction. */
  async function enter(
    account: Account,
    method: SignInMethod,
    { replaces, mark = null }: Attempt,
    also: (trx: Writer, now: number) => Promise<void>,
  ): Promise<TrustedSignedIn> {
    const now = clock.now()
    const { id, role, staff_role: staffRole, name, email, password_hash } = account
    const known = trustedDevice(mark, password_hash) === null ? null : mark
    const token = await db.transact(async (trx) => {
      if (replaces !== null) await endSession(trx, replaces)
      await also(trx, now)
      await trx.updateTable('users').set({ seen_at: now }).where('id', '=', id).execute()
      await recordAudit(trx, { at: now, actor: id, action: 'sign-in', target: null })
      if (known === null) await mailNewDevice(trx, account, method, now)
      return startSession(trx, account, now, method)
    })
    const user = { id, name, email, role, staffRole }
    // A known browser keeps its name, by which its requests are counted.
    return { user, token, mark: known ?? trustDevice(password_hash) }
  }

  /** ShopError 'code_needed', bad_input 'code'. */
  async function requireCode(trx: Writer, userId: string, code: string | undefined): Promise<void> {
    if (!(await needsCode(trx, userId))) return
    if (!code) throw new ShopError('code_needed', signInCopy.appCodeMissing)
    if (!(await consumeOtp(trx, { userId, code, now: clock.now() }, sealing))) throw wrongCode()
  }

  return {
    /** Every failure has the same words and takes the same time. */
    async login(credentials: Credentials): Promise<TrustedSignedIn> {
      const email = normalEmail(credentials.email)
      const row = await findAccount(db, 'email', email)
      const browser = trustedDevice(credentials.mark ?? null, row?.password_hash ?? null)
      const account = digest(browser ? `${email} ${browser}` : email)
      const network = networkOf(credentials.network, browser)
      return attempts.during(account, network, async () => {
        const right = await verifyPassword(credentials.password, row?.password_hash ?? null)
        if (!row || !right) {
          await recordFailure(row?.id ?? null)
          throw wrongLogin()
        }
        const { code } = credentials
        return whileCoded({ account, network, userId: row.id, browser, code }, () =>
          enter(row, 'password', credentials, async (trx) => {
            await requireSameHash(trx, row)
            await requireCode(trx, row.id, credentials.code)
          }),
        )
      })
    },

    /** Doesn't reveal known addresses. Strangers can't use up a known browser's links. */
    async sendLink(typed: string, mark: string | null = null): Promise<void> {
      const email = normalEmail(typed)
      const row = await findAccount(db, 'email', email)
      const browser = trustedDevice(mark, row?.password_hash ?? null)
      const mayGo = await attempts.countLink(digest(browser ? `${email} ${browser}` : email))
      const now = clock.now()
      const token = newSecret()
      const link = { token, purpose: 'link' as const, expiresAt: now + linkLifetime }
      await db.transact(async (trx) => {
        // Also for an unknown address: the same work in the same time.
        await insertToken(trx, { ...link, userId: row?.id ?? null })
        const reader = row && mayGo ? row.id : newId()
        await mailSignInLink(trx, reader, sealing.seal(token, 'link'), now)
      })
    },

    /** ShopError 'forbidden' for an invalid link, 'code_needed'. */
    async byLink(link: Attempt & { token: string; code?: string }): Promise<TrustedSignedIn> {
      const found = isSecret(link.token)
        ? await ownerOfToken(db.read, link.token, 'link', clock.now())
        : undefined
      const row = found?.user_id ? await findAccount(db, 'id', found.user_id) : undefined
      if (!row) throw deadLink()
      const { code } = link
      const browser = trustedDevice(link.mark ?? null, row.password_hash)
      const network = networkOf(link.network, browser)
      return attempts.during(row.id, network, () =>
        whileCoded({ account: row.id, network, userId: row.id, browser, code }, () =>
          enter(row, 'link', link, async (trx, now) => {
            await requireSameHash(trx, row)
            await requireCode(trx, row.id, link.code)
            if (!(await consumeToken(trx, link.token, 'link', now))) throw deadLink()
          }),
        ),
      )
    },

    /** A passkey counts as two proofs: no code is asked. */
    async byPasskey(
      answer: Attempt & { site: PasskeySite; response: AuthenticationResponseJSON },
    ): Promise<TrustedSignedIn> {
      const { userId, take } = await provePasskey({ db, clock }, answer.site, answer.response)
      const row = await findAccount(db, 'id', userId)
      if (!row) throw wrongLogin()
      return enter(row, 'passkey', answer, async (trx) => {
        await requireSameHash(trx, row)
        await take(trx)
      })
    },

    /** The browser's name in a mark of any account. */
    async knownBrowser(mark: string): Promise<string | null> {
      const rows = await db.read
        .selectFrom('users')
        .select('password_hash')
        // Guests have none: the index on addresses leads past them.
        .where('email', '>', '')
        .execute()
      const names = rows.map(({ password_hash }) => trustedDevice(mark, password_hash))
      return names.find((name) => name !== null) ?? null
    },

    async confirm(proof: {
      userId: string
      token: string
      network: string
      password?: string
      code?: string
      passkey?: { site: PasskeySite; response: AuthenticationResponseJSON }
    }): Promise<void> {
      const { userId, token, passkey } = proof
      const now = clock.now()
      if (passkey) {
        const proved = await provePasskey({ db, clock }, passkey.site, passkey.response)
        if (proved.userId !== userId) throw wrongProof()
        await db.transact(async (trx) => {
          await proved.take(trx)
          await proveSession(trx, token, 'passkey', now)
        })
        return
      }
      const row = await findAccount(db, 'id', userId)
      await attempts.during(userId, digest(`${proof.network} ${userId}`), async () => {
        const { password, code } = proof
        if (password && !(await verifyPassword(password, row?.password_hash ?? null))) {
          throw wrongProof()
        }
        const given = password ? undefined : code
        // Counted separately from sign-ins, so that strangers can't lock the owner out.
        await counted(userId, `confirm ${userId}`, given, () =>
          db.transact(async (trx) => {
            const byCode = given && (await needsCode(trx, userId))
            if (!password && !byCode) throw wrongProof()
            if (byCode && !(await consumeOtp(trx, { userId, code: given, now }, sealing)))
              throw wrongProof()
            await proveSession(trx, token, 'password', now)
          }),
        )
      })
    },
  }
}

function findAccount(db: Database, by: 'email' | 'id', value: string) {
  return db.read
    .selectFrom('users')
    .select(['id', 'role', 'staff_role', 'name', 'email', 'password_hash'])
    .where(by, '=', value)
    .where('staff_role', 'is not', null)
    .where('password_hash', 'is not', null)
    .$narrowType<{ password_hash: string }>()
    .executeTakeFirst()
}

/** A new password ends all sessions: no session may begin by the former hash. */
async function requireSameHash(trx: Writer, { id, password_hash }: Account): Promise<void> {
  const row = await trx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  if (row.numUpdatedRows !== 1n) throw wrongLogin()
}

function wrongLogin(): ShopError {
  return new ShopError('no_session', signInCopy.refused)
}

function wrongProof(): ShopError {
  return new ShopError('bad_input', signInCopy.notRight, { field: 'proof' })
}

function deadLink(): ShopError {
  const words = signInCopy.linkOver
  return new ShopError('forbidden', words, { field: 'link' })
}

/** Strangers on the same network must not slow down a browser that has signed in before. */
const networkOf = (network: string, browser: string | null) =>
  browser ? digest(`${network} ${browser}`) : network
