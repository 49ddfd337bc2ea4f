import {
  type Currency,
  currencyDecimals,
  currencySymbol,
  smallestStep,
  unitsIn,
} from './currency.ts'

/** An integer of the currency's smallest unit: 1050 for $10.50 and for ¥1,050. */
export type Cents = number

/** 'play' moves no money, 'test' is the provider's test mode, 'live' is real. */
export type MoneyMode = 'play' | 'test' | 'live'

export function toDecimal(cents: Cents, currency: Currency): number {
  return cents / unitsIn(currency)
}

/** 1050 -> '10.50', as a price field and machines write it; '1050' in yen. */
export function decimalText(cents: Cents, currency: Currency): string {
  return toDecimal(cents, currency).toFixed(currencyDecimals(currency))
}

/** 1050 -> '$10.50', '£10.50' or '¥1,050'; -650 -> '−$6.50', with a minus sign. */
export function formatMoney(cents: Cents, currency: Currency): string {
  const [whole = '', decimals] = Math.abs(toDecimal(cents, currency))
    .toFixed(currencyDecimals(currency))
    .split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const symbol = currencySymbol(currency)
  const before = /[A-Z]$/.test(symbol) ? `${symbol}\u00a0` : symbol
  return `${cents < 0 ? '−' : ''}${before}${decimals ? `${grouped}.${decimals}` : grouped}`
}

/** Takes a number or a numeric string, and answers null for more decimals than the currency has. */
export function parseMoney(value: unknown, currency: Currency): Cents | null {
  const text = typeof value === 'number' ? numberText(value) : value
  if (typeof text !== 'string') return null
  const [, whole, fraction = ''] = /^\s*(\d{1,9})(?:\.(\d{1,3}))?\s*$/.exec(text) ?? []
  const digits = currencyDecimals(currency)
  if (whole === undefined || fraction.length > digits) return null
  const cents = Number(whole) * unitsIn(currency) + Number(fraction.padEnd(digits, '0'))
  return cents % smallestStep(currency) === 0 ? cents : null
}

function numberText(value: number): string | null {
  return Number.isFinite(value) ? String(value) : null
}
