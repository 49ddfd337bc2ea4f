/* The API decides about rights, and about the age of a proof. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '#platform/db/database.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  confirmCodes,
  prepareCodes,
  recoveryStatus,
  renewRecoveryCodes,
  turnCodesOff,
} from './one-time-codes.server.ts'
import {
  addPasskey,
  authenticationOptions,
  listPasskeys,
  type PasskeySite,
  registrationOptions,
  removePasskey,
  renamePasskey,
} from './passkeys.server.ts'
import type { AccountSecurity } from './sign-in.schema.ts'

interface Parts {
  db: Database
  clock: Clock
  sealing: Sealing
}

export function createSecondStep({ db, clock, sealing }: Parts) {
  const parts = { db, clock }
  return {
    async security(userId: string): Promise<AccountSecurity> {
      const [codes, passkeys] = await Promise.all([
        recoveryStatus(db.read, userId),
        listPasskeys(db.read, userId),
      ])
      return { codes, passkeys }
    },
    prepareCodes: (userId: string) => db.transact((trx) => prepareCodes(trx, userId, sealing)),
    confirmCodes: (userId: string, code: string) =>
      db.transact((trx) => confirmCodes(trx, { userId, code, now: clock.now() }, sealing)),
    renewRecoveryCodes: (userId: string) => db.transact((trx) => renewRecoveryCodes(trx, userId)),
    turnCodesOff: (userId: string) => db.transact((trx) => turnCodesOff(trx, userId)),
    passkeys: (userId: string) => listPasskeys(db.read, userId),
    passkeyRegistration: (site: PasskeySite, account: { userId: string; email: string }) =>
      registrationOptions(parts, site, account),
    addPasskey: (
      site: PasskeySite,
      made: { userId: string; name: string; response: RegistrationResponseJSON },
    ) => addPasskey(parts, site, made),
    passkeyAuthentication: (site: PasskeySite) => authenticationOptions(parts, site),
    renamePasskey: (userId: string, id: string, name: string) =>
      db.transact((trx) => renamePasskey(trx, userId, id, name)),
    removePasskey: (userId: string, id: string) =>
      db.transact((trx) => removePasskey(trx, userId, id)),
  }
}
