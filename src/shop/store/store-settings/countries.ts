import { countryCodes, countryInWords } from '#platform/countries.ts'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { storeSettingsCopy } from './copy.ts'

/* ISO 3166-1 alpha-2. Information, not law. */

/** The payment provider takes no shipping address there. */
export const unreachable: readonly string[] = 'AS CC CU CX FM HM IR KP MH MP NF PW SY UM VI'.split(
  ' ',
)

export const countries: readonly string[] = countryCodes.filter(
  (code) => !unreachable.includes(code),
)

/** Printful never delivers there, because of sanctions. Its other exclusions change. */
const shut = ['BY', 'CU', 'IR', 'KP', 'RU', 'SY']
/** Printful requires the recipient's tax number; the payment page does not ask for it. */
const wantsTaxNumber = ['BR']

/** `provider`: 'printful', or 'manual' for prints made in the studio. */
export function closedByPrinter(provider: string): readonly string[] {
  return provider === 'printful' ? [...shut, ...wantsTaxNumber] : []
}

/** Null when prints can be sold there. */
export function printCountryProblem(provider: string, wanted: readonly string[]): string | null {
  if (provider !== 'printful') return null
  const closed = wanted.filter((code) => shut.includes(code))
  if (closed.length > 0) return storeSettingsCopy.notSentThere(closed.join(', '))
  const taxed = wanted.filter((code) => wantsTaxNumber.includes(code))
  if (taxed.length === 0) return null
  return storeSettingsCopy.taxNumberWanted(taxed.join(', '))
}

const euro = 'AD AT AX BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'
const moneyOf: Record<Currency, string> = {
  EUR: euro,
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  DKK: 'DK FO GL',
  NOK: 'NO SJ',
  SEK: 'SE',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  RSD: 'RS',
  UAH: 'UA',
  TRY: 'TR',
  CAD: 'CA',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  AUD: 'AU KI NR TV',
  NZD: 'NZ CK NU TK PN',
  JPY: 'JP',
  KRW: 'KR',
  TWD: 'TW',
  HKD: 'HK',
  SGD: 'SG',
  THB: 'TH',
  MYR: 'MY',
  IDR: 'ID',
  PHP: 'PH',
  VND: 'VN',
  INR: 'IN',
  AED: 'AE',
  ILS: 'IL',
  SAR: 'SA',
  ZAR: 'ZA',
  NGN: 'NG',
  KES: 'KE',
  EGP: 'EG',
  MAD: 'MA',
}

/** US dollars where no common currency is known. */
export function currencyOf(country: string): Currency {
  const found = Object.entries(moneyOf).find(([, codes]) => codes.split(' ').includes(country))
  return found?.[0] ?? firstCurrency
}

const regions: Record<string, string> = {
  Europe: `${euro} AL BA CH CZ DK FO GB GG GI GL HU IM IS JE LI MD MK NO PL RO RS SE UA XK`,
  'North America': 'CA MX US',
  'Australia and New Zealand': 'AU NZ',
  'East Asia': 'HK JP KR MO SG TW',
  'South America': 'AR BO BR CL CO EC GY PE PY SR UY VE',
}

export interface CountryGroup {
  label: string
  codes: readonly string[]
}

/** `without`: closed for another reason. */
export function countryGroups(country: string, without: readonly string[]): CountryGroup[] {
  const open = (codes: readonly string[]) => codes.filter((code) => !without.includes(code))
  const around = Object.entries(regions).find(([, codes]) => codes.split(' ').includes(country))
  const near = around && {
    label: around[0],
    codes: open(around[1].split(' ').filter((code) => countries.includes(code))),
  }
  return [
    { label: storeSettingsCopy.onlyCountry(countryInWords(country)), codes: [country] },
    ...(near ? [near] : []),
    { label: storeSettingsCopy.theWorld, codes: open(countries) },
  ]
}
