import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { toDecimal } from '#platform/money/money.ts'
import { papersCopy } from '#shop/orders/papers/copy.ts'
import { invoicesAudit } from './admin/copy.ts'
import { invoiceFields, invoiceFormSchema, invoiceSchema } from './invoice.schema.ts'
import type { InvoiceRef } from './invoice.ts'

const settings = invoiceFields
  .extend({
    version: z.string().meta({ description: 'Send it back with a save.' }),
    gives: z.number().int().meta({ description: 'The number of the next order.' }),
    nextOrder: z.null(),
  })
  .meta({ id: 'InvoiceSettings' })

export default calls('The owner: papers', [
  call({
    id: 'issueInvoice',
    at: 'POST /api/orders/id/{id}/invoice',
    least: 'partner',
    audit: ['invoice.issued', invoicesAudit.issued],
    summary: 'Write the invoice of a paid order that has none; answers the one that it has',
    path: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, papersCopy.noPaper) }),
    answer: [invoiceSchema, 'It'],
    fails: ['not_found'],
    async run({ shop, path }) {
      const made = await shop.admin.invoices.issue(path.id)
      return invoiceJson(made)
    },
  }),
  call({
    id: 'getInvoiceSettings',
    at: 'GET /api/studio/invoices',
    least: 'partner',
    summary: 'Whether orders get invoices, and who sells',
    answer: [settings, 'As it is'],
    run: ({ shop }) => shop.admin.invoices.settings(),
  }),
  call({
    id: 'updateInvoiceSettings',
    at: 'PUT /api/studio/invoices',
    least: 'owner',
    audit: ['invoices.changed', invoicesAudit.changed],
    summary: 'Change whether orders get invoices, and who sells',
    body: invoiceFormSchema,
    answer: [settings, 'As it is now'],
    fails: ['changed'],
    run: ({ shop, body }) => shop.admin.invoices.save(body),
  }),
])

function invoiceJson(invoice: InvoiceRef) {
  return { ...invoice, amount: toDecimal(invoice.amount, invoice.currency) }
}
