/* Keeps every public key, to check old signatures. No private key leaves this file unsealed. */
import { z } from 'zod'
import type { Reader, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { PublicKey } from './certificate.ts'
import { newKeyPair, signPayload } from './jws.server.ts'

const signingKeySetting = { key: 'editions.signing-key', schema: z.string().default('') }
const purpose = 'certificates'

/** Creates a key if there is none, or if the shop's secret key has changed and opens it no more. */
export async function signWithStudioKey(
  trx: Writer,
  sealing: Sealing,
  payload: object,
  now: number,
): Promise<string> {
  const { id, privateKey } = await signingKey(trx, sealing, now)
  return signPayload(payload, privateKey, id)
}

async function signingKey(trx: Writer, sealing: Sealing, now: number) {
  // Two processes that sign their first certificate at once must create one key.
  await lockSetting(trx, signingKeySetting, now)
  const known = await readSetting(trx, signingKeySetting)
  const row = await trx
    .selectFrom('signing_keys')
    .selectAll()
    .where('id', '=', known)
    .executeTakeFirst()
  const opened = row ? sealing.open(row.private_key, purpose) : null
  if (row && opened !== null) return { id: row.id, privateKey: opened }
  const { id, privateKey, publicKey } = await newKeyPair()
  await trx
    .insertInto('signing_keys')
    .values({
      id,
      public_key: publicKey,
      created_at: now,
      private_key: sealing.seal(privateKey, purpose),
    })
    .execute()
  await writeSetting(trx, signingKeySetting, id, now)
  return { id, privateKey }
}

export async function readPublicKeys(reader: Reader): Promise<PublicKey[]> {
  const rows = await reader
    .selectFrom('signing_keys')
    .select(['id', 'public_key'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, public_key }) => publicKeyOf(id, public_key))
}

export async function findPublicKey(reader: Reader, id: string): Promise<PublicKey | null> {
  const row = await reader
    .selectFrom('signing_keys')
    .select(['id', 'public_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? publicKeyOf(row.id, row.public_key) : null
}

const publicKeyOf = (kid: string, x: string): PublicKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  kid,
  alg: 'EdDSA',
  use: 'sig',
})
