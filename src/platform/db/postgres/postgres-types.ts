import { types } from 'pg'

/** pg itself answers int8 and numeric (the type of every sum) as text, and booleans as booleans. */
export const valueParsers: Readonly<Record<number, (text: string) => number>> = {
  16: (text) => (text === 't' ? 1 : 0),
  20: safeInteger,
  1700: finiteNumber,
}

/** For a client or pool of pg. */
export const shopTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    valueParsers[oid] ?? types.getTypeParser(oid, format as 'text'),
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

function finiteNumber(text: string): number {
  return text.includes('.') ? Number(text) : safeInteger(text)
}
