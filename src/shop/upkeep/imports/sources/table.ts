import type { Currency } from '#platform/money/currency.ts'
import { splitColours } from '#shop/upkeep/imports/colours.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct, UnreadRow } from '#shop/upkeep/imports/imported-product.ts'
import { plainText } from './source-values.ts'

export interface Row {
  /** The row's last line, as a text editor counts. */
  line: number
  cells: readonly string[]
  /** By the first of these names (lower case) that the file has; '' without any. */
  get(...names: string[]): string
}

export interface Table {
  /** As `columnName` writes them. */
  columns: readonly string[]
  rows: readonly Row[]
  currency: Currency
}

export interface Products {
  products: ImportedProduct[]
  unread: UnreadRow[]
}

export function columnName(heading: string): string {
  return heading.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The first of two columns with one name counts. */
export function rowReader(columns: readonly string[]) {
  const places = new Map<string, number>()
  for (const [at, name] of columns.entries()) if (!places.has(name)) places.set(name, at)
  return (line: number, cells: readonly string[]): Row => ({
    line,
    cells,
    get(...names) {
      for (const name of names) {
        const at = places.get(name)
        if (at !== undefined) return cells[at]?.trim() ?? ''
      }
      return ''
    },
  })
}

/** `read`: each product of the file, or why it can't be imported. The first with a key counts. */
export function eachOnce(read: readonly (ImportedProduct | UnreadRow)[]): Products {
  const seen = new Set<string>()
  const products: ImportedProduct[] = []
  const unread: UnreadRow[] = []
  for (const entry of read) {
    if ('reason' in entry) unread.push(entry)
    else {
      for (const product of splitColours(entry)) {
        const reason = importsCopy.standsTwice(product.title)
        if (seen.has(product.key)) unread.push({ line: null, reason })
        else products.push(product)
        seen.add(product.key)
      }
    }
  }
  return { products, unread }
}

/** 'M / Navy': the words of these cells; empty cells are left out. */
export function labelOf(cells: readonly string[]): string {
  return cells.map(plainText).filter(Boolean).join(' / ')
}
