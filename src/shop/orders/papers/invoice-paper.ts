import { type Cents, formatMoney } from '#platform/money/money.ts'
import { dateInWords } from '#platform/time/zone.ts'
import type { InvoiceDocument, InvoiceRef } from '#shop/orders/invoices/invoice.ts'
import { papersCopy } from './copy.ts'
import { emptyPaper, type Paper } from './paper.ts'

/** `to`: the buyer, line by line; `zone`: the studio's. */
export function invoicePaper(
  { kind, name, issuedAt }: InvoiceRef,
  document: InvoiceDocument,
  { to, zone }: { to: readonly string[]; zone: string },
): Paper {
  const { currency, lines, sums, orderNumber, paidAt, about } = document
  const money = (amount: Cents) => formatMoney(amount, currency)
  const day = (at: number) => dateInWords(at, zone)
  const facts: [string, string | null][] = [
    [papersCopy.terms.number, name],
    [papersCopy.terms.date, day(issuedAt)],
    [papersCopy.forInvoice, about],
    [papersCopy.terms.order, String(orderNumber)],
    [papersCopy.terms.paid, day(paidAt)],
  ]
  return {
    ...emptyPaper,
    title: kind === 'invoice' ? papersCopy.invoice : papersCopy.creditNote,
    from: document.sellerName,
    fromLines: document.sellerLines,
    to,
    stamp: name.startsWith('TEST-') ? papersCopy.notRealMoney : null,
    facts: facts.flatMap(([term, words]) => (words === null ? [] : [{ term, words }])),
    lines: lines.map(({ amount, ...line }) => ({ ...line, sum: money(amount) })),
    sums: sums.map(({ words, amount, strong }) => ({
      term: words,
      words: amount === null ? '' : money(amount),
      ...(strong && { strong }),
    })),
  }
}
