import { countryName } from '#platform/countries.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import { usStateName } from '#shop/store/tax/us-states.ts'

const count = new Intl.NumberFormat('en')

const countryOfTax = (code: string) =>
  code === '' ? 'Somewhere' : (usStateName(code) ?? countryName(code))

export const reportsCopy = {
  intro: 'Sales, refunds and what is left, by date. Every row counts on the day it happened.',
  nothing: 'Nothing was sold or refunded then.',
  orders: (paid: number) =>
    paid === 1 ? 'One order was paid.' : `${count.format(paid)} orders were paid.`,
  left: 'What is left',
  taxWithin: 'Tax within these sums',
  taxes: 'Tax by country and rate',
  taxesHint: 'Sales with their tax, less what was refunded; lost disputes are not taken off.',
  thresholds: 'Where tax rules begin',
  thresholdsHint:
    'This is information, not advice. Some count the year before, too: ask whoever does your taxes.',
  taxOf: (country: string, rate: number | null) =>
    `${countryOfTax(country)}, ${rate === null ? 'no rate told' : rateText(rate)}`,
  grossAndTax: (gross: string, tax: string) => `${gross}, of it ${tax} tax`,
  unbooked: (orders: number) =>
    `${orders === 1 ? 'For one order' : `For ${orders} orders`} the printer charged in another currency. What that came to is yours to write down on each of them; until then it is missing here.`,
  before: 'Before',
  after: 'After',
  wholeYear: (year: string) => `All of ${year}`,
  months: 'Month by month',
  pieces: 'What was bought',
  piecesHint: 'For what was paid, discounts taken off. What went back is not taken off here.',
  discounts: 'Discounts',
  codeOrders: (code: string, orders: number) =>
    `${code} · ${orders === 1 ? 'one order' : `${count.format(orders)} orders`}`,
  save: 'For your bookkeeper: every movement of money (CSV)',
  saveHint:
    'Give this table to your bookkeeper. It has a row for each payment, refund, fee and cost, on the day it happened, with offline sales. Tax that is within prices is not in it: it stands above, by country and rate.',
  saveFailed: 'the table didn’t come. try again?',
  unclear: 'That is no month and no year: this is the month that it is now.',
  pageViews: 'Page views',
  views: (total: number, before: number, timeBefore: string) => {
    if (total === 0) return 'Nobody looked at the shop’s pages then, as far as it knows.'
    const were =
      total === 1 ? 'A page was opened once' : `Pages were opened ${count.format(total)} times`
    return before === 0 ? `${were}.` : `${were}; ${count.format(before)} in ${timeBefore}.`
  },
  times: (views: number) => count.format(views),
  overTime: 'Over time',
  hosts: 'What led there',
  pages: {
    '/': 'Home',
    '/print-gallery': 'Art prints',
    '/clothing-gallery': 'Clothing',
    '/merch-gallery': 'Merch',
    '/about': 'About',
    '/commissions': 'Commissions',
    '/contact': 'Contact',
    '/shipping': 'Shipping',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
  } as Readonly<Record<string, string>>,
  pageViewsHint:
    'Counted without cookies and without knowing who: a page, a day, and the site that led there. Bots are left out; your own visits are counted.',
  costs:
    'Fees are those that the payment provider told. What prints and postage cost is what you wrote down on each order.',

  reports: 'Reports',
  month: 'Month',
} as const
