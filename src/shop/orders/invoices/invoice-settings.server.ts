import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { requireVersion, versionOf } from '#platform/edit-version.ts'
import { badInput } from '#platform/errors.ts'
import { invoicesCopy } from './copy.ts'
import { invoiceSetting } from './invoice.schema.ts'
import type { InvoiceSettings } from './invoice.ts'

export type FilledInvoices = InvoiceSettings & { version: string }

export type InvoiceSave = InvoiceSettings & { version?: string | undefined }

export async function readInvoiceSettings(reader: Reader | Writer): Promise<FilledInvoices> {
  const { on, sellerName, sellerAddress, taxNumber, prefix, first } = await readSetting(
    reader,
    invoiceSetting,
  )
  const settings = { on, sellerName, sellerAddress, taxNumber, prefix, first }
  return { ...settings, version: versionOf(settings) }
}

/** `now` in epoch milliseconds. ShopError 'bad_input' for `first`, 'changed' after another save. */
export async function saveInvoiceSettings(
  trx: Writer,
  { version, ...wanted }: InvoiceSave,
  studioName: string,
  now: number,
): Promise<FilledInvoices> {
  await lockSetting(trx, invoiceSetting, now)
  const before = await readInvoiceSettings(trx)
  requireVersion(version, before.version)
  const begun = await trx
    .selectFrom('invoice_series')
    .select('series')
    .where('series', '=', 'invoice')
    .executeTakeFirst()
  if (begun && wanted.first !== before.first) {
    throw badInput('first', invoicesCopy.alreadyNumbered)
  }
  const sellerName = wanted.sellerName || studioName
  await writeSetting(trx, invoiceSetting, { ...wanted, sellerName }, now)
  raiseContentVersion(trx)
  return readInvoiceSettings(trx)
}
