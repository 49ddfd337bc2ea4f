/* Tables, because Intl rounds some currencies like cash; the payment provider follows ISO 4217. */

/** An ISO 4217 code in capitals, one of `currencies`. */
export type Currency = string

export const firstCurrency: Currency = 'USD'

const listed =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF ' +
  'CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL ' +
  'HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA ' +
  'MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR ' +
  'RON RSD RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU ' +
  'UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'

export const currencies: readonly Currency[] = listed.split(' ')

const without = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
)
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '))

/** 2 for dollars, 0 for yen, 3 for dinars. */
export function currencyDecimals(currency: Currency): 0 | 2 | 3 {
  if (without.has(currency)) return 0
  return thousandths.has(currency) ? 3 : 2
}

export function unitsIn(currency: Currency): number {
  return 10 ** currencyDecimals(currency)
}

/** In the smallest unit: fils go by ten. */
export function smallestStep(currency: Currency): 1 | 10 {
  return currencyDecimals(currency) === 3 ? 10 : 1
}

const symbols: Record<Currency, string> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
  XAF: 'FCFA',
  XCD: 'EC$',
  XOF: 'F\u202fCFA',
  XPF: 'CFPF',
}

/** A table, because a browser's first formatter costs more than a page's scripts. */
export function currencySymbol(currency: Currency): string {
  return symbols[currency] ?? currency
}

export function isCurrency(code: string): boolean {
  return currencies.includes(code)
}

// Made on demand: it costs a page more than all of its own scripts.
let names: Intl.DisplayNames | undefined

export function currencyName(currency: Currency): string {
  names ??= new Intl.DisplayNames('en', { type: 'currency' })
  return names.of(currency) ?? currency
}

export function currencyWords(currency: Currency): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

const smallest: Record<Currency, number> = {
  USD: 50,
  EUR: 50,
  CAD: 50,
  AUD: 50,
  CHF: 50,
  NZD: 50,
  SGD: 50,
  BRL: 50,
  INR: 50,
  GBP: 30,
  DKK: 250,
  NOK: 300,
  SEK: 300,
  PLN: 200,
  RON: 200,
  AED: 200,
  CZK: 1500,
  HUF: 17_500,
  HKD: 400,
  MXN: 1000,
  THB: 1000,
  JPY: 50,
  KRW: 50,
}

/** In the smallest unit, for a whole payment, shipping included; 0 where no minimum is known. */
export function smallestCharge(currency: Currency): number {
  return smallest[currency] ?? 0
}

const large: Record<Currency, number> = { IDR: 9_999_999_999, ISK: 999_999, UGX: 999_999 }

/** A higher price is a typing error, or more than can be paid: 100,000 dollars. */
export function largestPrice(currency: Currency): number {
  return large[currency] ?? (currencyDecimals(currency) === 0 ? 99_999_999 : 10_000_000)
}
