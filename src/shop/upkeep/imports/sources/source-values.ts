import { decodeHTML } from 'entities'
import { type Currency, currencyDecimals } from '#platform/money/currency.ts'
import { type Cents, parseMoney } from '#platform/money/money.ts'

/** Smallest unit of '24', '24.00', '12,50', '1,234.50', '€ 1.234,50'; null: no price. */
export function importedPrice(text: string, currency: Currency): Cents | null {
  const decimals = Math.max(2, currencyDecimals(currency))
  const pattern = new RegExp(`^(\\d[\\d.,]*?)(?:[.,](\\d{1,${decimals}}))?$`)
  const [, whole = '', fraction = ''] = pattern.exec(text.replace(/[^\d.,-]/g, '')) ?? []
  // '2400.00' is a price in yen, too.
  return parseMoney(`${whole.replace(/[.,]/g, '')}.${fraction}`.replace(/\.0*$/, ''), currency)
}

/** At least 0; null: no whole number. */
export function importedStock(text: string): number | null {
  const match = /^-?\d{1,9}(?:[.,]0+)?$/.exec(text.trim())
  return match ? Math.max(0, Math.trunc(Number(match[0].replace(',', '.')))) : null
}

/** Null when a variant isn't counted. */
export function totalStock(variants: readonly { stock: number | null }[]): number | null {
  if (variants.length === 0) return null
  const counted = variants.map(({ stock }) => stock)
  return counted.some((stock) => stock === null)
    ? null
    : counted.reduce<number>((sum, stock) => sum + (stock ?? 0), 0)
}

/** 'heron, birds' -> ['heron', 'birds'], each once. */
export function listed(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** Only http and https, each once. */
export function pictureAddresses(texts: readonly string[]): string[] {
  const addresses = texts.map((text) => text.trim())
  return [...new Set(addresses.filter((text) => /^https?:\/\//i.test(text) && URL.canParse(text)))]
}

export function plainText(html: string): string {
  const words = html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
  return oneLine(decodeHTML(words))
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Cut between words, with an ellipsis. Only a long single word is cut inside. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most)
  const blank = head.lastIndexOf(' ')
  // Never cuts a surrogate pair in half.
  const kept = blank > 0 ? head.slice(0, blank) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.slice(0, most - 1).replace(/[\s,.;:–—-]+$/, '')}…`
}

/** 'Heron at Dusk, No. 2' -> 'heron-at-dusk-no-2', as shop systems make addresses. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
}
