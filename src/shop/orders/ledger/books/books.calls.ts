import { z } from 'zod'
import { fileHeaders, table } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { streamText } from '#http/stream-text.ts'
import { versioned } from '#platform/edit-version.ts'
import { ordersAudit } from '#shop/orders/back-office/admin/copy.ts'
import { periodSchema } from '#shop/orders/ledger/ledger.schema.ts'
import { bookTables } from './book-tables.ts'
import { booksTableAudit } from './copy.ts'
import { datevAnswerSchema, datevFormSchema, datevSetting } from './datev.schema.ts'

export default calls('The owner: bookkeeping', [
  call({
    id: 'getBooks',
    at: 'GET /api/reports/books.csv',
    least: 'partner',
    audit: ['orders.exported', ordersAudit.ordersExported],
    summary: 'A row for each sale, refund and fee, with its tax, in the format of a program',
    query: z.object({
      period: periodSchema,
      format: z.enum(bookTables).default('table').meta({
        description: 'DATEV is a posting batch; Xero and QuickBooks read bank statements.',
      }),
    }),
    description: 'A zip of several tables where a program takes fewer rows from one file.',
    answer: {
      ...table,
      content: { ...table.content, 'application/zip': { schema: z.string() } },
    },
    async run({ shop, query: { period, format } }) {
      const { timeZone: zone } = await shop.settings.studio()
      const { money } = shop.services.payment
      const file = await shop.admin.books.bookFile(format, { period, zone, money })
      const { name } = file
      if ('zip' in file) {
        return new Response(file.zip, { headers: fileHeaders(name, 'application/zip') })
      }
      if (format !== 'datev') return streamText(file.csv, fileHeaders(name))
      const headers = fileHeaders(name, 'text/csv; charset=windows-1252')
      return streamText(file.csv, headers, inWindows1252)
    },
  }),
  call({
    id: 'getDatev',
    at: 'GET /api/reports/datev',
    least: 'partner',
    summary: 'The numbers and accounts of the DATEV table',
    answer: [datevAnswerSchema, 'The numbers and accounts'],
    run: async ({ shop }) => versioned(await shop.settings.get(datevSetting)),
  }),
  call({
    id: 'setDatev',
    at: 'PUT /api/reports/datev',
    least: 'partner',
    audit: ['books.changed', booksTableAudit.changed],
    summary: 'Say which numbers and accounts the DATEV table has',
    body: datevFormSchema,
    answer: [datevAnswerSchema, 'The numbers and accounts'],
    fails: ['changed'],
    run: async ({ shop, body: { version, ...settings } }) =>
      versioned(await shop.settings.set(datevSetting, settings, version)),
  }),
])

/** Texts hold nothing beyond Latin-1, where both agree. */
const inWindows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
