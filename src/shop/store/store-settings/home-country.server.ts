import type { Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { storeSetting } from './store-settings.schema.ts'

/** ISO 3166-1 alpha-2. */
export const firstCountry = 'US'

/** Reads within the caller's transaction. */
export async function readHomeCountry(reader: Reader | Writer): Promise<string> {
  return (await readSetting(reader, storeSetting)).country ?? firstCountry
}
