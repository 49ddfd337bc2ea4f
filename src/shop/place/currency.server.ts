import type { Reader, Writer } from '#db/database.ts'
import { readSetting } from '#db/settings.ts'
import { type Currency, firstCurrency } from '#kernel/currency.ts'
import { placeSetting } from './place.schema.ts'

/** What the shop's prices are in, as a transaction sees it. */
export async function readCurrency(reader: Reader | Writer): Promise<Currency> {
  return (await readSetting(reader, placeSetting)).currency ?? firstCurrency
}
