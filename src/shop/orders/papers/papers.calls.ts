import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { answerPdf, pageInstead, pdf, sheetQuery } from '#http/pdf.ts'
import { customsPath, invoicePath, orderPath, slipPath } from '#platform/addresses/page-paths.ts'
import { ShopError } from '#platform/errors.ts'
import { toDecimal } from '#platform/money/money.ts'
import { invoiceFields, invoiceFormSchema } from '#shop/orders/invoices/invoice.schema.ts'
import type { InvoiceRef } from '#shop/orders/invoices/invoice.ts'
import { currency, moment, money, orderTokenSchema } from '#shop/orders/record/order.schema.ts'

/* Papers of orders: packing slips, invoices and credit notes. */

const tags = ['The owner: papers']
const id = z.string().regex(/^[0-9a-f]{32}$/, 'This is no paper.')
const refused = failures('bad_input', 'no_session', 'forbidden', 'not_found')

const invoiceSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['invoice', 'credit_note']),
    name: z.string().meta({ description: 'Its number as it is written.', example: 'R-12' }),
    amount: money.meta({ description: 'Negative on a credit note.' }),
    currency,
    issuedAt: moment,
  })
  .meta({ id: 'Invoice' })

const slip = createRoute({
  method: 'get',
  path: '/api/orders/id/{id}/packing-slip/pdf',
  ...allow('helper'),
  tags,
  operationId: 'getPackingSlipPdf',
  summary: 'The packing slip of an order as a PDF',
  request: {
    params: z.object({ id }),
    query: sheetQuery.extend({
      prices: z
        .enum(['0', '1'])
        .default('0')
        .meta({ description: '1: with prices, unless it is a present.' }),
      customs: z
        .enum(['0', '1'])
        .default('0')
        .meta({ description: '1: what customs are told, where the parcel crosses their border.' }),
    }),
  },
  responses: { 200: pdf, 303: pageInstead, ...refused },
})

const invoicePdf = createRoute({
  method: 'get',
  path: '/api/orders/{token}/invoices/{id}/pdf',
  ...allow('everyone'),
  tags: ['Orders'],
  operationId: 'getInvoicePdf',
  summary: 'An invoice or credit note of an order as a PDF, by the token of its page',
  request: { params: z.object({ token: orderTokenSchema, id }), query: sheetQuery },
  responses: { 200: pdf, 303: pageInstead, ...failures('bad_input', 'not_found') },
})

const issue = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/invoice',
  ...allow('partner', 'invoice.issued'),
  tags,
  operationId: 'issueInvoice',
  summary: 'Write the invoice of a paid order that has none; answers the one that it has',
  request: { params: z.object({ id }) },
  responses: { 200: json(invoiceSchema, 'It'), ...refused },
})

const settings = invoiceFields
  .extend({ version: z.string().meta({ description: 'Send it back with a save.' }) })
  .meta({ id: 'InvoiceSettings' })

const read = createRoute({
  method: 'get',
  path: '/api/studio/invoices',
  ...allow('partner'),
  tags,
  operationId: 'getInvoiceSettings',
  summary: 'Whether orders get invoices, and who sells',
  responses: {
    200: json(settings, 'As it is'),
    ...failures('no_session', 'forbidden'),
  },
})

const save = createRoute({
  method: 'put',
  path: '/api/studio/invoices',
  ...allow('owner', 'invoices.changed'),
  tags,
  operationId: 'updateInvoiceSettings',
  summary: 'Change whether orders get invoices, and who sells',
  request: jsonBody(invoiceFormSchema),
  responses: {
    200: json(settings, 'As it is now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'changed'),
  },
})

export function paperRoutes(api: Api): void {
  api.openapi(slip, async (c) => {
    const { storefront, admin } = c.get('shop')
    const { papers } = storefront
    const order = await admin.orders.get(c.req.valid('param').id)
    const { prices, customs, sheet } = c.req.valid('query')
    const isCustoms = customs === '1'
    const slip = () => papers.slip(order, { prices: prices === '1' })
    const made = isCustoms ? await papers.customs(order) : await slip()
    if (!made) throw new ShopError('not_found', 'This parcel crosses no customs border.')
    const page = isCustoms ? customsPath(order.number) : slipPath(order.number, prices === '1')
    const name = `${isCustoms ? 'customs' : 'packing-slip'}-${order.number}.pdf`
    return answerPdf(c, { name, page }, await papers.draw(made, sheet))
  })

  api.openapi(invoicePdf, async (c) => {
    const { token, id } = c.req.valid('param')
    const { papers } = c.get('shop').storefront
    const found = await papers.invoice(id)
    if (found?.invoice.token !== token) {
      throw new ShopError('not_found', 'There is no such invoice.')
    }
    const bytes = await papers.draw(found, c.req.valid('query').sheet)
    const name = found.invoice.ref.name.replace(/[^\w.-]+/g, '-')
    return answerPdf(
      c,
      {
        name: `${found.invoice.ref.kind.replace('_', '-')}-${name}.pdf`,
        page: invoicePath(orderPath(token), id),
      },
      bytes,
    )
  })

  api.openapi(issue, async (c) => {
    const made = await c.get('shop').admin.invoices.issue(c.req.valid('param').id)
    return c.json(invoiceJson(made), 200)
  })

  api.openapi(read, async (c) => c.json(await c.get('shop').admin.invoices.settings(), 200))

  api.openapi(save, async (c) =>
    c.json(await c.get('shop').admin.invoices.save(c.req.valid('json')), 200),
  )
}

function invoiceJson(invoice: InvoiceRef) {
  return { ...invoice, amount: toDecimal(invoice.amount, invoice.currency) }
}
