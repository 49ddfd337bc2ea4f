/*
 * The settings table's rows: one value as JSON by key. Building blocks; a value that isn't there is
 * its default.
 */
import type { Reader, Writer } from '#db/database.ts'
import { type SettingKey, type SettingValue, settingSchemas } from './settings.schema.ts'

/** One setting, or its default. */
export async function readSetting<K extends SettingKey>(
  reader: Reader | Writer,
  key: K,
): Promise<SettingValue<K>> {
  const row = await reader
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  const value: unknown = row ? JSON.parse(row.value) : undefined
  return settingSchemas[key].parse(value) as SettingValue<K>
}

export async function writeSetting<K extends SettingKey>(
  trx: Writer,
  key: K,
  value: SettingValue<K>,
  now: number,
): Promise<void> {
  const row = { value: JSON.stringify(settingSchemas[key].parse(value)), updated_at: now }
  await trx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((oc) => oc.column('key').doUpdateSet(row))
    .execute()
}

/**
 * Takes a setting's row for this transaction, made with its default if need be: whoever else wants
 * to change it waits, and then reads what was written.
 */
export async function settle(trx: Writer, key: SettingKey, now: number): Promise<void> {
  const value = JSON.stringify(settingSchemas[key].parse(undefined))
  await trx
    .insertInto('settings')
    .values({ key, value, updated_at: now })
    .onConflict((oc) => oc.column('key').doUpdateSet({ updated_at: now }))
    .execute()
}

/**
 * Writes a setting that nobody has written yet. False: somebody has. Of two transactions that
 * claim at once the second waits for the first, so that only one of them goes on.
 */
export async function claimSetting<K extends SettingKey>(
  trx: Writer,
  key: K,
  value: SettingValue<K>,
  now: number,
): Promise<boolean> {
  const written = await trx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(settingSchemas[key].parse(value)), updated_at: now })
    .onConflict((oc) => oc.column('key').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}
