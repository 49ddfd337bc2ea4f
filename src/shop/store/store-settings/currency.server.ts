import type { Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { storeSetting } from './store-settings.schema.ts'

/** Reads within the caller's transaction. */
export async function readCurrency(reader: Reader | Writer): Promise<Currency> {
  return (await readSetting(reader, storeSetting)).currency ?? firstCurrency
}
