/* Rejects an answer to an unknown challenge, or for another address. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { type Clock, minute } from '#platform/time/clock.ts'
import { signInCopy } from './copy.ts'
import { consumeToken, insertToken, type TokenPurpose } from './one-time-tokens.server.ts'
import type { AccountSecurity } from './sign-in.schema.ts'

/** Loaded on first use: few processes need it. */
const webAuthn = () => import('@simplewebauthn/server')

/** Milliseconds for the browser's answer. */
const challengeLifetime = 5 * minute
const most = 20

/** Passkeys are bound to the site's address. */
export interface PasskeySite {
  /** 'https://shop.example' */
  origin: string
  name: string
}

interface Parts {
  db: Database
  clock: Clock
}

export async function listPasskeys(
  reader: Reader,
  userId: string,
): Promise<AccountSecurity['passkeys']> {
  const rows = await reader
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at,
    usedAt: used_at,
  }))
}

export async function registrationOptions(
  { db, clock }: Parts,
  site: PasskeySite,
  { userId, email }: { userId: string; email: string },
) {
  const known = await listPasskeys(db.read, userId)
  if (known.length >= most) throw badInput('name', signInCopy.mostPasskeys(most))
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: new URL(site.origin).hostname,
    userName: email,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await insertChallenge({ db, clock }, options.challenge, 'passkey.add', userId)
  return options
}

export interface NewPasskey {
  userId: string
  name: string
  response: RegistrationResponseJSON
}

/** ShopError bad_input 'passkey'. */
export async function addPasskey(
  { db, clock }: Parts,
  site: PasskeySite,
  { userId, name, response }: NewPasskey,
): Promise<void> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const { verifyRegistrationResponse } = await webAuthn()
  const expected = expectedBy(site, challenge)
  const made = await verifyRegistrationResponse({ response, ...expected }).catch(() => null)
  if (!made?.verified) throw notProved()
  const { credential } = made.registrationInfo
  await db.transact(async (trx) => {
    if (!(await consumeToken(trx, `${userId} ${challenge}`, 'passkey.add', clock.now()))) {
      throw notProved()
    }
    await trx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        user_id: userId,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name,
        created_at: clock.now(),
        used_at: null,
      })
      .onConflict((oc) => oc.column('id').doNothing())
      .execute()
  })
}

/** Accepts any passkey of this shop, whatever its account. */
export async function authenticationOptions({ db, clock }: Parts, site: PasskeySite) {
  const rpID = new URL(site.origin).hostname
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await insertChallenge({ db, clock }, options.challenge, 'passkey.use', null)
  return options
}

/** Call `take` in the transaction that needs the proof. ShopError 'no_session'. */
export async function provePasskey(
  { db, clock }: Parts,
  site: PasskeySite,
  response: AuthenticationResponseJSON,
): Promise<{ userId: string; take(trx: Writer): Promise<void> }> {
  const row = await db.read
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst()
  if (!row) throw unknown()
  const challenge = challengeIn(response.response.clientDataJSON)
  const { verifyAuthenticationResponse } = await webAuthn()
  const used = await verifyAuthenticationResponse({
    response,
    ...expectedBy(site, challenge),
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => null)
  if (!used?.verified) throw unknown()
  const { newCounter } = used.authenticationInfo
  return {
    userId: row.user_id,
    async take(trx) {
      const now = clock.now()
      if (!(await consumeToken(trx, ` ${challenge}`, 'passkey.use', now))) throw unknown()
      const { numUpdatedRows } = await trx
        .updateTable('passkeys')
        .set({ counter: newCounter, used_at: now })
        .where('id', '=', row.id)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw unknown()
    },
  }
}

export async function renamePasskey(
  trx: Writer,
  userId: string,
  id: string,
  name: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ShopError('not_found', signInCopy.noSuchPasskey)
}

export async function removePasskey(trx: Writer, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new ShopError('not_found', signInCopy.noSuchPasskey)
}

/** Binds a challenge to its account, so that nobody adds a passkey to another account. */
async function insertChallenge(
  { db, clock }: Parts,
  challenge: string,
  purpose: TokenPurpose,
  userId: string | null,
): Promise<void> {
  const token = `${userId ?? ''} ${challenge}`
  const expiresAt = clock.now() + challengeLifetime
  await db.transact((trx) => insertToken(trx, { token, purpose, userId, expiresAt }))
}

const expectedBy = ({ origin }: PasskeySite, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
})

/** Only a claim: deleting the challenge proves that it was ours. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

function notProved(): ShopError {
  return badInput('passkey', signInCopy.passkeyUnchecked)
}

function unknown(): ShopError {
  return new ShopError('no_session', signInCopy.passkeyUnknown)
}
