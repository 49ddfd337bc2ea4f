/* Never trusts a role that a client sends, and never reveals whether an address is known. */

import type { Database } from '#platform/db/database.ts'
import { digest, newId } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  type AuditRecord,
  exportAudit,
  forgetOldAudit,
  listAudit,
  recordAudit,
} from '#shop/people/audit/audit.server.ts'
import { type AuditFilter, auditWords } from '#shop/people/audit/audit.ts'
import { createAttempts } from '#shop/people/login-limits/attempts.server.ts'
import { createKeyProof } from '#shop/people/login-limits/key-proof.server.ts'
import {
  createNetworkKeys,
  type NetworkKeysDeps,
} from '#shop/people/login-limits/network-key.server.ts'
import {
  confirmCodes,
  prepareCodes,
  recoveryStatus,
  renewRecoveryCodes,
  turnCodesOff,
} from '#shop/people/sign-in/one-time-codes.server.ts'
import { forgetTokens } from '#shop/people/sign-in/one-time-tokens.server.ts'
import {
  addPasskey,
  authenticationOptions,
  listPasskeys,
  type NewPasskey,
  type PasskeySite,
  registrationOptions,
  removePasskey,
  renamePasskey,
} from '#shop/people/sign-in/passkeys.server.ts'
import type { AccountSecurity } from '#shop/people/sign-in/sign-in.schema.ts'
import {
  createSignIn,
  type SignedIn,
  type TrustedSignedIn,
} from '#shop/people/sign-in/sign-in.server.ts'
import { invitationPattern } from '#shop/people/staff/invitation.ts'
import {
  inviteFirstOwner,
  listInvitations,
  makeInvitation,
  type NewInvitation,
  notOpen,
  openInvitationRole,
  withdrawInvitation,
} from '#shop/people/staff/invitations.server.ts'
import {
  configureOwner,
  ensureOwner,
  hasMadeUpPassword,
  hasOwner,
  makeUpOwner,
  type OwnerLogin,
  readPasswordHash,
  resetPassword,
} from '#shop/people/staff/owner.server.ts'
import { changeStaffRole, dismissStaff, listStaff } from '#shop/people/staff/staff.server.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import {
  acceptInvitation,
  changeAccount,
  changePassword,
  endOtherSessions,
  type PasswordChange,
  readAccount,
  readSessions,
  type Signup,
  wrongPassword,
} from './account.server.ts'
import { cleanUpGuests } from './clean-up.server.ts'
import type { PublicUser } from './identity.schema.ts'
import { verifyPassword } from './password.server.ts'
import {
  endSession,
  findSession,
  isOfRemovedAccount,
  renewSession,
  startSession,
} from './sessions.server.ts'
import type { Visitor } from './visitor.ts'

export type Identity = ReturnType<typeof createIdentity>

interface Prover {
  userId: string
  /** Digest of the network address. */
  network: string
}

export interface AccountEdit extends Prover {
  name: string
  email: string
  current?: string | undefined
  version?: string | undefined
}

interface Parts {
  db: Database
  clock: Clock
  sealing?: Sealing
  countedSince?: NetworkKeysDeps['countedSince']
}

/** Without `sealing` it makes and opens no code or link. */
export function createIdentity({
  db,
  clock,
  sealing = unsealable,
  countedSince = async () => null,
}: Parts) {
  const attempts = createAttempts({ db, clock })
  const networkKeys = createNetworkKeys({ db, clock, countedSince })

  async function createGuest(): Promise<SignedIn> {
    const now = clock.now()
    const row = { id: newId(), name: 'guest', email: null, role: 'guest' as const }
    const user: PublicUser = { ...row, staffRole: null }
    const token = await db.transact(async (trx) => {
      await trx
        .insertInto('users')
        .values({ ...row, staff_role: null, password_hash: null, created_at: now, seen_at: now })
        .execute()
      return startSession(trx, user, now)
    })
    return { user, token }
  }

  /** With the same pauses as signing in. ShopError bad_input 'current', 'too_many'. */
  const prove = <T>({ userId, network }: Prover, work: () => Promise<T>): Promise<T> =>
    attempts.during(userId, digest(`${network} ${userId}`), work)

  return {
    networkKeys,
    key: createKeyProof({ db, clock, sealing }),
    createGuest,
    ...createSignIn({ db, clock, attempts, sealing }),
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
      registrationOptions({ db, clock }, site, account),
    addPasskey: (site: PasskeySite, made: NewPasskey) => addPasskey({ db, clock }, site, made),
    passkeyAuthentication: (site: PasskeySite) => authenticationOptions({ db, clock }, site),
    renamePasskey: (userId: string, id: string, name: string) =>
      db.transact((trx) => renamePasskey(trx, userId, id, name)),
    removePasskey: (userId: string, id: string) =>
      db.transact((trx) => removePasskey(trx, userId, id)),
    account: (userId: string) => readAccount(db.read, userId),
    /** `token`: the caller's session. */
    sessions: (userId: string, token: string) => readSessions(db.read, userId, token, clock.now()),
    endOtherSessions: (userId: string, token: string) =>
      db.transact((trx) => endOtherSessions(trx, userId, token)),
    async changeAccount(change: AccountEdit) {
      const { userId, name, email, current, version } = change
      const proved = Boolean(current)
      if (current) {
        await prove(change, async () => {
          const hash = await readPasswordHash(db.read, userId)
          if (!(await verifyPassword(current, hash))) throw wrongPassword()
        })
      }
      return changeAccount({ db, clock }, { userId, name, email, version, proved })
    },
    changePassword: (change: Prover & PasswordChange) =>
      prove(change, () => changePassword({ db, clock }, change)),
    resetPassword: (email: string, password: string) =>
      resetPassword({ db, clock }, email, password),
    makeInvitation: (invitation: NewInvitation) =>
      db.transact((trx) => makeInvitation(trx, invitation, clock.now())),
    inviteFirstOwner: (token: string) =>
      db.transact((trx) => inviteFirstOwner(trx, token, clock.now())),
    invitations: () => listInvitations(db.read, clock.now()),
    withdrawInvitation: (id: string) =>
      db.transact((trx) => withdrawInvitation(trx, id, clock.now())),
    openInvitationRole: async (token: string) =>
      invitationPattern.test(token) ? openInvitationRole(db.read, token, clock.now()) : null,
    async signUp(signup: Signup): Promise<TrustedSignedIn> {
      if (!invitationPattern.test(signup.token)) throw notOpen()
      return acceptInvitation({ db, clock }, signup)
    },
    session: (token: string) => findSession(db.read, token, clock.now()),
    isRemoved: (token: string) => isOfRemovedAccount(db.read, token),
    async visitor(token: string): Promise<Visitor | null> {
      return (await findSession(db.read, token, clock.now()))?.visitor ?? null
    },
    renew: (token: string) => db.transact((trx) => renewSession(trx, token, clock.now())),
    logout: (token: string) =>
      db.transact(async (trx) => {
        const session = await findSession(trx, token, clock.now())
        const { userId: actor, staffRole } = session?.visitor ?? { userId: null, staffRole: null }
        await endSession(trx, token)
        const record = { at: clock.now(), actor, action: 'sign-out' as const, target: null }
        if (staffRole !== null) await recordAudit(trx, record)
      }),
    recordAudit: (entry: Omit<AuditRecord, 'at'>) =>
      db.transact((trx) => recordAudit(trx, { at: clock.now(), ...entry })),
    audit: (filter: AuditFilter) => listAudit(db.read, filter),
    auditWords,
    exportAudit: (filter: AuditFilter) => exportAudit(db.longReads, filter),
    hasOwner: () => hasOwner(db),
    staff: () => listStaff(db.read),
    changeStaffRole: (userId: string, role: StaffRole) =>
      db.transact((trx) => changeStaffRole(trx, userId, role, clock.now())),
    dismissStaff: (userId: string) => db.transact((trx) => dismissStaff(trx, userId, clock.now())),
    makeUpOwner: (password: string) => makeUpOwner({ db, clock }, password),
    hasMadeUpPassword: (userId: string) => hasMadeUpPassword(db.read, userId),
    ensureOwner: (owner: OwnerLogin) => ensureOwner({ db, clock }, owner),
    configureOwner: (owner: OwnerLogin) => configureOwner({ db, clock }, owner),
    async cleanUp(): Promise<void> {
      await cleanUpGuests(db, clock.now())
      // Keys expire on a day without visitors, too.
      await networkKeys()
      await db.transact(async (trx) => {
        await forgetOldAudit(trx)
        await forgetTokens(trx, clock.now())
      })
    },
  }
}

const unsealable: Sealing = {
  seal() {
    throw new Error('This process has no key to seal with.')
  },
  open: () => null,
}
