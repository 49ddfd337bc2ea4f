import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import { orderDetailCopy } from './copy.ts'

const noBreak = '\u00a0'

/** 'Moon moths 14 × 14 · 2 × Newt, vinyl sticker': one motif is sold as several kinds. */
export function linesWords(lines: readonly OrderedLine[]): string {
  if (lines.length === 0) return orderDetailCopy.unmatched
  return lines.map(lineWords).join(' · ')
}

/** 'Moon moths 14 × 14', '2 × Newt, vinyl sticker'. */
export function lineWords(line: OrderedLine): string {
  const { kind, quantity, name, size } = line
  const many = quantity > 1 ? `${quantity} × ` : ''
  const text = textInWords(line)
  if (kind === 'prints' && size) {
    const sides = sizeInWords(size, '').trim().replaceAll(' ', noBreak)
    return [`${many}${name} ${sides}`, ...text].join(', ')
  }
  return many + [name, ...saleItemDetails(line).map(lower), ...text].join(', ')
}

/** 'T-shirt' and 'XL tote' keep their capitals. */
function lower(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
