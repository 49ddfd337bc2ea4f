import type { Currency } from '#platform/money/currency.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct, UnreadRow } from '#shop/upkeep/imports/imported-product.ts'
import {
  importedPrice,
  importedStock,
  listed,
  pictureAddresses,
  plainText,
  toSlug,
  totalStock,
} from './source-values.ts'
import { eachOnce, labelOf, type Products, type Row, type Table } from './table.ts'

export function isSquarespace(columns: readonly string[]): boolean {
  return columns.includes(importsCopy.hostedImageUrls) && columns.includes('title')
}

/** Rows without a title belong to the product above. */
export function readSquarespace({ rows, currency }: Table): Products {
  const groups: Row[][] = []
  const orphans: UnreadRow[] = []
  for (const row of rows) {
    const current = groups.at(-1)
    if (row.get('title') !== '') groups.push([row])
    else if (current) current.push(row)
    else orphans.push({ line: row.line, reason: importsCopy.noParent })
  }
  const read = groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const title = plainText(first.get('title'))
    const words = importsCopy.notSoldKinds[first.get('product type [non editable]').toUpperCase()]
    if (words) return { line: first.line, reason: importsCopy.notSold(title, words) }
    return productOf(title, first, group, currency)
  })
  return eachOnce([...orphans, ...read])
}

function productOf(title: string, first: Row, rows: Row[], currency: Currency): ImportedProduct {
  const variants = rows.map((row) => ({
    label: labelOf([1, 2, 3, 4, 5, 6].map((n) => row.get(`option value ${n}`))),
    price: importedPrice(isOnSale(row) ? row.get('sale price') : row.get('price'), currency),
    stock: importedStock(row.get('stock')),
  }))
  const page = first.get('product page').replace(/^\/+|\/+$/g, '')
  const slug = first.get('product url').replace(/^\/+|\/+$/g, '')
  return {
    key: first.get('product id [non editable]') || slug || toSlug(title),
    title,
    text: plainText(first.get('description')),
    type: listed(first.get('categories'))[0]?.split('/').at(-1)?.replaceAll('-', ' ') ?? '',
    tags: listed(first.get('tags')),
    variants,
    stock: totalStock(variants),
    // Squarespace resizes by a query parameter: without it the picture has its uploaded size.
    pictures: pictureAddresses(first.get('hosted image urls').split(/\s+/)).map(withoutQuery),
    paths: page && slug ? [`/${page}/p/${slug}`, `/${page}/${slug}`] : [],
    remarks: [],
  }
}

const isOnSale = (row: Row) => row.get('on sale').toLowerCase() === 'yes'

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')
