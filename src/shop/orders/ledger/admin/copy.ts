import { countryName } from '#platform/countries.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import { usStateName } from '#shop/store/tax/us-states.ts'

const count = new Intl.NumberFormat('en')

export const countryInWords = (code: string) =>
  code === '' ? 'Country not known' : (usStateName(code) ?? countryName(code))

export const profitCopy = {
  profit: 'Profit',
  reportsKeywords: 'reports revenue sales statistics earnings margin profit fees',
  intro: 'What you keep of your sales. Every sum counts on the day it happened.',
  nothing: 'Nothing was sold or refunded in this time.',
  orders: (paid: number) =>
    paid === 1 ? 'One order was paid.' : `${count.format(paid)} orders were paid.`,
  lines: {
    sales: 'Sales',
    tax: 'Tax',
    refunds: 'Refunds',
    fees: 'Payment fees',
    making: 'Making and printing',
    postage: 'Postage',
    replacements: 'Replacements',
  },
  line: 'Line',
  realOffline: (sum: string) => `Offline sales of ${sum} in it are real money. The rest isn’t.`,
  noTax: 'Tax isn’t yours, so the shop takes it off, whether prices include it or not.',
  unknown: (pieces: number, orders: number) =>
    [
      pieces > 0 && `the cost of ${pieces === 1 ? 'one piece' : `${count.format(pieces)} pieces`}`,
      orders > 0 &&
        `the postage of ${orders === 1 ? 'one order' : `${count.format(orders)} orders`}`,
    ]
      .filter(Boolean)
      .join(' and '),
  unknownCosts: (what: string) => `Not known yet: ${what}. Your true profit is lower than this.`,
  enterCosts: 'Enter what pieces cost',
  enterPostage: 'Enter what postage costs',
  fill: 'Use today’s costs for these sales',
  filled: 'every cost that you have entered is filled in.',
  notFilled: 'the costs couldn’t be filled in. try again?',
  unbooked: (orders: number) =>
    `The printer charged ${orders === 1 ? 'one order' : `${count.format(orders)} orders`} in another currency. Enter on each order what that was in yours.`,
  galleries: 'Profit by gallery',
  sharesHint:
    'Shipping, fees, refunds and postage of an order are shared out by what was paid for each piece.',
  pieces: 'Profit by piece',
  countries: 'Profit by country',
  country: countryInWords,
  none: 'No gallery',
  noPiece: 'Not from a piece',
  others: (pieces: number) => `${count.format(pieces)} other pieces`,
  kinds: { prints: 'print', clothing: 'clothing', merch: 'merch' },
  sold: (quantity: number, sales: string) =>
    `${quantity === 1 ? '1 sold' : `${count.format(quantity)} sold`} for ${sales}`,
  sales: (sum: string) => `Sales ${sum}`,
  months: 'Month by month',
  wholeYear: (year: string) => `All of ${year}`,
  discounts: 'Discount codes',
  codeOrders: (code: string, orders: number) =>
    `${code}, ${orders === 1 ? 'one order' : `${count.format(orders)} orders`}`,
  books: 'Tables for your bookkeeper',
  unclear: 'This address names no month and no year. You see this month.',
  month: 'Month',
} as const

export const booksCopy = {
  books: 'Bookkeeping',
  keywords: 'bookkeeping accounting csv export datev xero quickbooks tax vat accountant',
  intro: 'What your bookkeeper or your tax program needs, by month or by year.',
  tables: 'One table, in four formats',
  tablesHint:
    'A row for each sale, refund, lost dispute and payment fee, on its day, with net, tax and gross by rate. Offline sales are in it. The costs of pieces and postage are not: your bills show them.',
  save: 'Download',
  formats: {
    table: {
      name: 'Spreadsheet (CSV)',
      for: 'For a bookkeeper, and for Excel, Numbers or Google Sheets.',
    },
    datev: {
      name: 'DATEV (Buchungsstapel)',
      for: 'For a German or Austrian tax adviser. Accounts as below.',
    },
    xero: {
      name: 'Xero (bank statement)',
      for: 'One row for each payment, refund and fee. Import it into a bank account of its own. Above 1,000 rows you get a zip of several files: import one after the other.',
    },
    quickbooks: {
      name: 'QuickBooks Online (bank, 3 columns)',
      for: 'One row for each payment, refund and fee. Upload it to a bank account of its own. Above 1,000 rows you get a zip of several files: upload one after the other.',
    },
  },
  datev: 'Numbers and accounts for DATEV',
  datevHint:
    'Your tax adviser knows these. The accounts follow SKR03. If you use SKR04 or accounts of your own, change them here.',
  consultant: 'Adviser number (Berater)',
  client: 'Client number (Mandant)',
  accounts: {
    clearing: 'Payment provider (money in transit)',
    cash: 'Cash',
    standard: 'Sales at 19%',
    reduced: 'Sales at 7%',
    oss: 'Sales taxed in another EU country',
    exports: 'Exports outside the EU',
    small: 'Sales as a small business (§ 19 UStG)',
    other: 'Other sales',
    fees: 'Payment fees',
    losses: 'Lost disputes',
  },
  saved: 'accounts saved',
  failed: 'the accounts couldn’t be saved. try again?',
  saveFailed: 'the table couldn’t be saved. try again?',
  unclear: 'This address names no month and no year. You see this month.',
  taxes: 'Tax by country and rate',
  taxesHint: 'Sales with their tax, less refunds and lost disputes.',
  thresholds: 'Limits where tax rules change',
  thresholdsHint:
    'This is information, not advice. Some limits count the year before, too. Ask your tax adviser.',
  taxOf: (country: string, rate: number | null) =>
    rate === null ? countryInWords(country) : `${countryInWords(country)}, ${rateText(rate)}`,
  grossAndTax: (gross: string, tax: string | null) =>
    tax === null ? `${gross}, no tax` : `${gross}, including ${tax} tax`,
} as const

/** In the audit trail, after the account’s name. */
export const profitAudit = {
  costNoted: 'entered the costs of an order',
} as const
