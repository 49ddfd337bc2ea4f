import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput } from '#platform/errors.ts'
import {
  continueOrderNumbers,
  nextOrderNumber,
} from '#shop/orders/record/numbers/order-numbers.server.ts'
import { invoicesCopy } from './copy.ts'
import { invoiceSetting } from './invoice.schema.ts'
import type { InvoiceSettings } from './invoice.ts'

/** `gives`: the next order's number. */
export type FilledInvoices = InvoiceSettings & { version: string; gives: number; nextOrder: null }

/** `nextOrder` null or absent: order numbers continue. */
export type InvoiceSave = InvoiceSettings & {
  version?: string | undefined
  nextOrder?: number | null | undefined
}

export async function readInvoiceSettings(reader: Reader | Writer): Promise<FilledInvoices> {
  const settings = await readSetting(reader, invoiceSetting)
  const gives = await nextOrderNumber(reader)
  return { ...settings, version: editVersion(settings), gives, nextOrder: null }
}

/** `now` in epoch milliseconds. ShopError 'bad_input' for `first`, 'changed' after another save. */
export async function saveInvoiceSettings(
  trx: Writer,
  { version, nextOrder, ...wanted }: InvoiceSave,
  studioName: string,
  now: number,
): Promise<FilledInvoices> {
  await lockSetting(trx, invoiceSetting, now)
  const before = await readInvoiceSettings(trx)
  requireVersion(version, before.version)
  if (
    wanted.first !== before.first &&
    (await hasRows(trx.selectFrom('invoice_series').where('series', '=', 'invoice')))
  ) {
    throw badInput('first', invoicesCopy.alreadyNumbered)
  }
  if (nextOrder != null) await continueOrderNumbers(trx, nextOrder)
  const sellerName = wanted.sellerName || studioName
  await writeSetting(trx, invoiceSetting, { ...wanted, sellerName }, now)
  raiseContentVersion(trx)
  return readInvoiceSettings(trx)
}
