/** Money is integer cents in US dollars; decimals exist only at the API's edge. */
export type Cents = number

/**
 * Which money: 'play' moves nothing anywhere, 'test' is the provider's test mode, 'live' is real.
 */
export type MoneyMode = 'play' | 'test' | 'live'

/** 1050 -> 10.5: the decimal that the API sends. */
export function toDecimal(cents: Cents): number {
  return cents / 100
}

/** 1050 -> '$10.50'. */
export function formatMoney(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const absolute = Math.abs(cents)
  const whole = Math.floor(absolute / 100).toString()
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}$${grouped}.${(absolute % 100).toString().padStart(2, '0')}`
}

/**
 * Reads a price as the API takes it: a number or a numeric string with at most two decimals.
 * Answers cents, or null when it is not such a price.
 */
export function parseMoney(value: unknown): Cents | null {
  const text = typeof value === 'number' ? numberText(value) : value
  if (typeof text !== 'string') return null
  const match = /^\s*(\d{1,9})(?:\.(\d{1,2}))?\s*$/.exec(text)
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

function numberText(value: number): string | null {
  return Number.isFinite(value) ? String(value) : null
}
