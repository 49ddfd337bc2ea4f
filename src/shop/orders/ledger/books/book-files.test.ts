import { expect, it } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { closing } from '#testing/harness/each.ts'
import { type BookFile, createBooks } from './books.server.ts'

it('Xero’s table of more than 1,000 rows is a zip of files that each begin with the head', async () => {
  const db = await closing(openTestDatabase('sqlite'))
  const books = createBooks({ db, clock: fakeClock(), storeSettings: fixedStoreSettings() })
  const query = { period: '2026-03', zone: 'UTC', money: 'live' } as const
  const sell = (count: number) => {
    const rows = Array.from({ length: count }, () => ({
      kind: 'merch' as const,
      product_id: 1,
      size: '',
      name: 'Pin',
      quantity: 1,
      making: 'counted' as const,
      proof: 0,
      amount: 500,
      currency: 'USD',
      tax: 0,
      method: 'cash' as const,
      note: '',
      sold_at: Date.UTC(2026, 2, 8),
      booked_at: 0,
      undone_at: null,
      attempt: crypto.randomUUID(),
    }))
    return db.transact(async (trx) => {
      for (let at = 0; at < count; at += 500) {
        await trx
          .insertInto('outside_sales')
          .values(rows.slice(at, at + 500))
          .execute()
      }
    })
  }
  await sell(1000)
  const one = await books.bookFile('xero', query)
  expect(one.name).toBe('xero-2026-03.csv')
  expect((await textOf(one)).trimEnd().split('\r\n')).toHaveLength(1001)
  await sell(1001)
  const zip = await books.bookFile('xero', query)
  expect(zip.name).toBe('xero-2026-03.zip')
  const text = await textOf(zip)
  expect(text.split('Date,Amount,Payee')).toHaveLength(4)
  expect(text).toContain('xero-2026-03-3.csv')
  expect(text.split(',Online shop,')).toHaveLength(2002)
  const whole = await books.bookFile('table', query)
  expect((await textOf(whole)).trimEnd().split('\r\n')).toHaveLength(2002)
})

async function textOf(file: BookFile): Promise<string> {
  let text = ''
  if ('zip' in file) return new Response(file.zip).text()
  for await (const part of file.csv) text += part
  return text
}
