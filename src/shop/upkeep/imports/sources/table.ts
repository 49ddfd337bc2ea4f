import type { Currency } from '#platform/money/currency.ts'
import { splitColours } from '#shop/upkeep/imports/colours.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct, UnreadRow } from '#shop/upkeep/imports/imported-product.ts'

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

/** The first of two products with one key counts. */
export function eachOnce({ products: read, unread }: Products): Products {
  const products = read.flatMap(splitColours)
  const seen = new Set<string>()
  const doubles: UnreadRow[] = []
  const once = products.filter(({ key, title }) => {
    if (!seen.has(key)) return seen.add(key)
    doubles.push({
      line: null,
      reason: importsCopy.standsTwice(title),
    })
    return false
  })
  return { products: once, unread: [...unread, ...doubles] }
}
