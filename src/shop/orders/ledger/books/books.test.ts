import { expect, it } from 'vitest'
import { quickBooksBank, wholeTable, xeroStatement } from './book-formats.ts'
import { type BookEvent, type BookRow, toBookRows, toMovements } from './book-rows.ts'
import { datevSetting } from './datev.schema.ts'
import { contraAccount, type DatevBatch, datevHead, datevRow } from './datev.ts'

const at = Date.UTC(2026, 2, 8, 12)
const event = (changes: Partial<BookEvent>): BookEvent => ({
  at,
  order: '12',
  currency: 'EUR',
  money: 'live',
  payment: 'pi_1',
  country: 'DE',
  sums: {},
  taxes: [],
  invoices: { sale: 'R-7', refund: 'G-1' },
  ...changes,
})
const batch: DatevBatch = {
  settings: datevSetting.schema.parse(undefined),
  seller: { country: 'DE', currency: 'EUR', isSmall: false, registered: [] },
  zone: 'UTC',
  from: '2026-03-01',
  to: '2026-03-31',
  now: at,
}
const sold = (by: Partial<DatevBatch['seller']>): DatevBatch => ({
  ...batch,
  seller: { ...batch.seller, ...by },
})

it('a sale has a row for each rate, and a row without a rate for sums outside the tax books', () => {
  const taxes = [
    { country: 'DE', rate: 1900, gross: 11_900, tax: 1900 },
    { country: 'DE', rate: 700, gross: 1070, tax: 70 },
  ]
  const sums = { pieces: 13_000, discount: -30, other: 5, fee: -300 }
  const rows = toBookRows(event({ sums, taxes }))
  expect(
    rows.map(({ kind, rate, net, tax, gross, fee }) => [kind, rate, net, tax, gross, fee]),
  ).toEqual([
    ['sale', 1900, 10_000, 1900, 11_900, 0],
    ['sale', 700, 1000, 70, 1070, 0],
    ['sale', null, 5, 0, 5, 0],
    ['fee', null, 0, 0, 0, -300],
  ])
})

it('a refund reverses its tax at its rate, and has its credit note', () => {
  const taxes = [{ country: 'DE', rate: 1900, gross: -1190, tax: -190 }]
  expect(toBookRows(event({ sums: { refund: -1190 }, taxes }))).toMatchObject([
    { kind: 'refund', invoice: 'G-1', net: -1000, tax: -190, gross: -1190 },
  ])
})

it('a lost dispute reverses its tax like a refund, and restores it when it is won', () => {
  const taxes = [{ country: 'DE', rate: 1900, gross: -1190, tax: -190 }]
  expect(toBookRows(event({ sums: { dispute: -1190, dispute_fee: -2000 }, taxes }))).toMatchObject([
    { kind: 'dispute', invoice: null, rate: 1900, net: -1000, tax: -190, gross: -1190 },
    { kind: 'fee', fee: -2000 },
  ])
  const again = [{ country: 'DE', rate: 1900, gross: 1190, tax: 190 }]
  expect(toBookRows(event({ sums: { dispute: 1190 }, taxes: again }))).toMatchObject([
    { kind: 'dispute', net: 1000, tax: 190, gross: 1190 },
  ])
})

const sale = (changes: Partial<BookRow> = {}): BookRow => ({
  kind: 'sale',
  at,
  order: '12',
  invoice: 'R-7',
  country: 'DE',
  rate: 1900,
  net: 10_000,
  tax: 1900,
  gross: 11_900,
  fee: 0,
  currency: 'EUR',
  money: 'live',
  payment: 'pi_1',
  ...changes,
})

it('the whole table has net, tax and gross, and runs no text as a formula', () => {
  const row = wholeTable.row(sale({ invoice: '=1+1' }), 'UTC')
  expect(row).toBe(`2026-03-08,Sale,12,"'=1+1",DE,19,100,19,119,0,EUR,real,pi_1\r\n`)
  expect(wholeTable.head.split(',')).toHaveLength(row.split(',').length)
})

it('Xero and QuickBooks read dates, signed sums and descriptions, and yen without decimals', () => {
  const yen = sale({ gross: -550, kind: 'refund', currency: 'JPY', country: 'JP', invoice: null })
  expect(xeroStatement.row(yen, 'UTC')).toBe('2026-03-08,-550,Online shop,Refund 12 JP,pi_1\r\n')
  expect(quickBooksBank.row(yen, 'UTC')).toBe('03/08/2026,Refund 12 JP,-550\r\n')
  expect(quickBooksBank.head).toBe('Date,Description,Amount\r\n')
})

it('a movement is one row whatever its tax rates, and tax that moves between rates is none', () => {
  const taxes = [
    { country: 'DE', rate: 1900, gross: 11_900, tax: 1900 },
    { country: 'DE', rate: 700, gross: 1070, tax: 70 },
  ]
  const booked = toBookRows(event({ sums: { pieces: 12_970, fee: -300 }, taxes }))
  expect(toMovements(booked).map(({ kind, gross, fee }) => [kind, gross, fee])).toEqual([
    ['sale', 12_970, 0],
    ['fee', 0, -300],
  ])
  const away = { country: 'DE', rate: 1900, gross: -1190, tax: -190 }
  const moves = toBookRows(
    event({ taxes: [away, { ...away, country: 'AT', gross: 1190, tax: 190 }] }),
  )
  expect(moves).toHaveLength(2)
  expect(toMovements(moves)).toEqual([])
})

it('DATEV reads a header of 31 fields, and 125 columns a row', () => {
  const [header = '', columns = ''] = datevHead(batch).split('\r\n')
  expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20260308120000000;/)
  expect(header.split(';')).toHaveLength(31)
  expect(header.split(';').slice(10, 16)).toEqual([
    '1001',
    '1',
    '20260101',
    '4',
    '20260301',
    '20260331',
  ])
  expect(columns.split(';')).toHaveLength(125)
  // A row that names another currency than the header needs an exchange rate.
  expect(header.split(';')[21]).toBe('"EUR"')
  expect(datevHead(sold({ currency: 'CHF' })).split(';')[21]).toBe('"CHF"')
  const cells = datevRow(sale(), batch).trimEnd().split(';')
  expect(cells).toHaveLength(125)
  expect(cells.slice(0, 14)).toEqual([
    '119,00',
    '"S"',
    '""',
    '',
    '',
    '""',
    '1360',
    '8400',
    '""',
    '0803',
    '"R-7"',
    '',
    '',
    '"Sale 12 DE"',
  ])
})

it.each([
  ['JPY', 3400, '3400,00'],
  ['KWD', 12_340, '12,34'],
  ['KWD', -1236, '1,24'],
])('DATEV reads two decimals in any currency: %s, %i', (currency, gross, amount) => {
  expect(datevRow(sale({ currency, gross }), batch).split(';')[0]).toBe(amount)
})

it('DATEV gets no row without an amount', () => {
  expect(datevRow(sale({ gross: 0 }), batch)).toBe('')
  expect(datevRow(sale({ currency: 'KWD', gross: 4 }), batch)).toBe('')
})

it('DATEV’s account of a sale abroad follows where its tax is due', () => {
  const registered = sold({ registered: ['CY', 'GB'] })
  const cyprus = sale({ country: 'CY' })
  expect([contraAccount(cyprus, registered), contraAccount(cyprus, batch)]).toEqual([
    '8320',
    '8400',
  ])
  const cells = datevRow(cyprus, registered).split(';')
  expect([cells[39], cells[40]]).toEqual(['"CY"', '19,00'])
  // Monaco counts as France.
  expect(contraAccount(sale({ country: 'MC' }), batch)).toBe('8400')
  expect(contraAccount(sale({ country: 'GB', rate: 2000 }), registered)).toBe('8200')
})

it.each([
  ['at home at 19 percent', {}, '8400'],
  ['at home at 7 percent', { rate: 700 }, '8300'],
  ['in the Union at home’s rate', { country: 'FR' }, '8400'],
  ['in the Union at its own rate', { country: 'FR', rate: 2000 }, '8320'],
  ['to another country', { country: 'US', rate: 0 }, '8120'],
  ['without a known rate', { rate: null }, '8200'],
  ['as a fee', { kind: 'fee' as const }, '4970'],
  ['as a lost dispute with tax', { kind: 'dispute' as const }, '8400'],
  ['as a lost dispute without tax', { kind: 'dispute' as const, tax: 0 }, '2400'],
])('DATEV’s contra account for %s sales', (_, changes, account) => {
  expect(contraAccount(sale(changes), batch)).toBe(account)
  // Sold with tax before the seller became a small business.
  expect(contraAccount(sale(changes), sold({ isSmall: true }))).toBe(account)
})

it.each([
  ['at home', {}],
  ['to another country', { country: 'US' }],
])('DATEV has one account for the sales of a small business: %s', (_, changes) => {
  const untaxed = sale({ rate: null, tax: 0, ...changes })
  expect(contraAccount(untaxed, sold({ isSmall: true }))).toBe('8195')
})
