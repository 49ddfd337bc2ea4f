/*
 * Owns the settings table: what the owner chose for the whole shop, as JSON by key.
 * A value that isn't there is its default; never reads the environment.
 */

import { raiseContentVersion } from '#db/content-version.ts'
import type { Database, Reader, Writer } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { newSecret } from '#kernel/ids.ts'
import { type SettingKey, type SettingValue, settingSchemas } from './settings.schema.ts'
import type { ShippingRates } from './shipping.ts'
import type { StudioPictures, StudioTexts } from './studio.ts'

export type Settings = ReturnType<typeof createSettings>

export interface SettingsParts {
  db: Database
  clock: Clock
  /** The studio's words until the owner writes her own. */
  defaults: StudioTexts
}

export function createSettings({ db, clock, defaults }: SettingsParts) {
  return {
    /** The studio's words: the owner's own, else the defaults. */
    async studio(): Promise<StudioTexts> {
      return { ...defaults, ...(await readSetting(db.read, 'studio.texts')) }
    },

    /** Changes some of the studio's words. */
    changeStudio(changes: Partial<StudioTexts>): Promise<void> {
      return db.transact(async (trx) => {
        const now = await readSetting(trx, 'studio.texts')
        await writeSetting(trx, 'studio.texts', { ...now, ...changes }, clock.now())
        await raiseContentVersion(trx)
      })
    },

    studioPictures(): Promise<StudioPictures> {
      return readSetting(db.read, 'studio.pictures')
    },

    shippingRates(): Promise<ShippingRates> {
      return readShippingRates(db.read)
    },

    /** Sets the flat rates, in cents. */
    setShippingRates(rates: ShippingRates): Promise<void> {
      return db.transact(async (trx) => {
        await writeSetting(trx, 'shipping.rates', rates, clock.now())
        await raiseContentVersion(trx)
      })
    },

    /**
     * The sign-in screen's hidden path: the configured one, else the one that this database's
     * first process made up (design §4).
     */
    async signInPath(configured: string | undefined): Promise<string> {
      if (configured !== undefined) return configured
      const kept = await readSetting(db.read, 'sign-in.path')
      if (kept !== null) return kept
      return db.transact(async (trx) => {
        const path = `/door-${newSecret()
          .replace(/[^a-z0-9]/gi, '')
          .slice(0, 20)
          .toLowerCase()}`
        await claimSetting(trx, 'sign-in.path', path, clock.now())
        return (await readSetting(trx, 'sign-in.path')) ?? path
      })
    },
  }
}

export function readShippingRates(reader: Reader | Writer): Promise<ShippingRates> {
  return readSetting(reader, 'shipping.rates')
}

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
