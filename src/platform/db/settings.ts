import { hasRows } from '#platform/db/rows.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import type { Reader, Writer } from './database.ts'

/** `schema` answers the default for undefined. */
export interface Setting<T> {
  /** A released key is never reused for another setting. */
  readonly key: string
  readonly schema: { parse(value: unknown): T }
}

/** Throws when the row doesn't fit the schema. */
export async function readSetting<T>(reader: Reader | Writer, setting: Setting<T>): Promise<T> {
  const row = await reader
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting.key)
    .executeTakeFirst()
  return setting.schema.parse(row ? JSON.parse(row.value) : undefined)
}

export async function isWritten(
  reader: Reader | Writer,
  { key }: Pick<Setting<unknown>, 'key'>,
): Promise<boolean> {
  return hasRows(reader.selectFrom('settings').where('key', '=', key))
}

/** `now` in epoch milliseconds. Throws when the value doesn't fit the schema. */
export async function writeSetting<T>(
  trx: Writer,
  setting: Setting<T>,
  value: T,
  now: number,
): Promise<void> {
  await insert(trx, setting, value, now)
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({ value: toText(setting, value), updated_at: now }),
    )
    .execute()
}

export async function removeSetting(
  trx: Writer,
  { key }: Pick<Setting<unknown>, 'key'>,
): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', key).execute()
}

/** Locks the row for this transaction: another transaction waits, and then reads the new value. */
export async function lockSetting(
  trx: Writer,
  setting: Setting<unknown>,
  now: number,
): Promise<void> {
  await insert(trx, setting, undefined, now)
    .onConflict((oc) => oc.column('key').doUpdateSet({ updated_at: now }))
    .execute()
}

/** Answers the stored value. ShopError 'changed' when the value before it isn't that of `version`. */
export async function replaceSetting<T>(
  trx: Writer,
  setting: Setting<T>,
  { value, version }: { value: T; version: string | undefined },
  now: number,
): Promise<T> {
  await lockSetting(trx, setting, now)
  requireVersion(version, editVersion(await readSetting(trx, setting)))
  await writeSetting(trx, setting, value, now)
  return readSetting(trx, setting)
}

/** False: it was written before. Of two transactions at once the second waits for the first. */
export async function claimSetting<T>(
  trx: Writer,
  setting: Setting<T>,
  value: T,
  now: number,
): Promise<boolean> {
  const written = await insert(trx, setting, value, now)
    .onConflict((oc) => oc.column('key').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

function insert(trx: Writer, setting: Setting<unknown>, value: unknown, now: number) {
  const row = { key: setting.key, value: toText(setting, value), updated_at: now }
  return trx.insertInto('settings').values(row)
}

const toText = (setting: Setting<unknown>, value: unknown) =>
  JSON.stringify(setting.schema.parse(value))
