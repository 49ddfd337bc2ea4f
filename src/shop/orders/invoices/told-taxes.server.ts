import type { Reader, Writer } from '#platform/db/database.ts'
import { creditedParts, partsBetween } from '#shop/orders/record/credited-tax/credited-tax.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'
import type { InvoiceDocument, InvoiceRef } from './invoice.ts'

/** Older notes state no tax and count by their sums. */
export async function readToldTaxes(
  reader: Reader | Writer,
  refs: readonly InvoiceRef[],
  parts: readonly TaxPart[],
): Promise<TaxPart[]> {
  if (refs.length === 0) return []
  const rows = await reader
    .selectFrom('invoices')
    .select(['amount', 'document'])
    .where(
      'id',
      'in',
      refs.map(({ id }) => id),
    )
    .execute()
  const notes = rows.map(({ amount, document }) => ({
    amount,
    taxes: (JSON.parse(document) as InvoiceDocument).taxes,
  }))
  const older = notes.filter(({ taxes }) => taxes === undefined)
  const sum = -older.reduce((all, { amount }) => all + amount, 0)
  const byTheirSums = sum > 0 ? partsBetween(creditedParts(parts, sum), []) : []
  return [...byTheirSums, ...notes.flatMap(({ taxes = [] }) => taxes)]
}
