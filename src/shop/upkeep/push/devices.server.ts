import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { digest, newId } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { pushCopy } from './copy.ts'
import {
  type Device,
  type DeviceChoice,
  type NewDevice,
  subscriptionSchema,
} from './push.schema.ts'
import { type PushKind, pushKinds, type QuietHours } from './push.ts'

const purpose = 'push'

/** From ten in the evening until eight, the default of phones. */
const firstQuiet: QuietHours = { from: 22, to: 8 }

const mostDevices = 20

interface Account {
  userId: string
  /** The digest of the session's token. */
  session: string
}

/** A known browser keeps its choices, and moves to the account that is signed in now. */
export async function addDevice(
  trx: Writer,
  sealing: Sealing,
  { userId, session }: Account,
  { name, ...subscription }: NewDevice,
  now: number,
): Promise<string> {
  const endpoint_digest = digest(subscription.endpoint)
  const sealed = sealing.seal(JSON.stringify(subscription), purpose)
  const known = await trx
    .updateTable('push_devices')
    .set({ user_id: userId, session, sealed })
    .where('endpoint_digest', '=', endpoint_digest)
    .returning('id')
    .executeTakeFirst()
  if (known) return known.id
  const own = await trx
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  if (own.length >= mostDevices) throw new ShopError('bad_input', pushCopy.tooManyDevices)
  const id = newId()
  const row = { id, user_id: userId, session, endpoint_digest, sealed, name, created_at: now }
  const quiet = { quiet_from: firstQuiet.from, quiet_to: firstQuiet.to }
  await trx
    .insertInto('push_devices')
    .values({ ...row, ...quiet, kinds: pushKinds.join(' '), heard_at: null })
    .execute()
  return id
}

export async function listDevices(reader: Reader, userId: string): Promise<Device[]> {
  const rows = await reader
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.token_digest', 'push_devices.session')
    .select(['id', 'name', 'endpoint_digest', 'kinds', 'quiet_from', 'quiet_to', 'heard_at'])
    .select('push_devices.created_at')
    .where('push_devices.user_id', '=', userId)
    .orderBy('push_devices.created_at')
    .limit(mostDevices)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    endpointDigest: row.endpoint_digest,
    kinds: kindsIn(row.kinds),
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    createdAt: Number(row.created_at),
    heardAt: row.heard_at === null ? null : Number(row.heard_at),
  }))
}

/** ShopError 'not_found' for another account's device, and an unknown one. */
export async function chooseForDevice(
  trx: Writer,
  { id, userId }: { id: string; userId: string },
  { kinds, quietFrom, quietTo }: DeviceChoice,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('push_devices')
    .set({ kinds: kinds.join(' '), quiet_from: quietFrom, quiet_to: quietTo })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ShopError('not_found', pushCopy.gone)
}

export async function removeDevice(
  trx: Writer,
  { id, userId }: { id: string; userId?: string },
): Promise<void> {
  const one = trx.deleteFrom('push_devices').where('id', '=', id)
  await (userId === undefined ? one : one.where('user_id', '=', userId)).execute()
}

export interface Hearer {
  userId: string
  role: StaffRole | null
  kinds: readonly PushKind[]
  quiet: QuietHours
  subscription: Omit<NewDevice, 'name'>
}

/** Null: its session has ended, or another key sealed it. */
export async function findHearer(
  { read }: Database,
  sealing: Sealing,
  id: string,
  now: number,
): Promise<Hearer | null> {
  const row = await read
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.token_digest', 'push_devices.session')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .select(['push_devices.user_id', 'staff_role', 'sealed', 'kinds', 'quiet_from', 'quiet_to'])
    .where('push_devices.id', '=', id)
    .where('sessions.expires_at', '>', now)
    .whereRef('sessions.user_id', '=', 'push_devices.user_id')
    .executeTakeFirst()
  const opened = row ? sealing.open(row.sealed, purpose) : null
  if (!row || opened === null) return null
  return {
    userId: row.user_id,
    role: row.staff_role,
    kinds: kindsIn(row.kinds),
    quiet: { from: row.quiet_from, to: row.quiet_to },
    subscription: subscriptionSchema.parse(JSON.parse(opened)),
  }
}

const kindsIn = (text: string) => pushKinds.filter((kind) => text.split(' ').includes(kind))

/** A device ends with its session. */
export async function forgetDevices(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('session', 'not in', (eb) =>
      eb.selectFrom('sessions').select('token_digest').where('expires_at', '>', now),
    )
    .execute()
}
