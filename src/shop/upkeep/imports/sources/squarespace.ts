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
import { eachOnce, type Products, type Row, type Table } from './table.ts'

export function isSquarespace(columns: readonly string[]): boolean {
  return columns.includes(importsCopy.hostedImageUrls) && columns.includes('title')
}

/** Rows without a title belong to the product above. */
export function readSquarespace({ rows, currency }: Table): Products {
  const products: ImportedProduct[] = []
  const unread: UnreadRow[] = []
  const groups: Row[][] = []
  for (const row of rows) {
    const current = groups.at(-1)
    if (row.get('title') !== '') groups.push([row])
    else if (current) current.push(row)
    else unread.push({ line: row.line, reason: importsCopy.noParent })
  }
  for (const group of groups) {
    const [first] = group
    if (!first) continue
    const title = plainText(first.get('title'))
    const words = importsCopy.notSoldKinds[first.get('product type [non editable]').toUpperCase()]
    if (words) {
      unread.push({
        line: first.line,
        reason: importsCopy.notSold(title, words),
      })
    } else products.push(productOf(title, first, group, currency))
  }
  return eachOnce({ products, unread })
}

function productOf(title: string, first: Row, rows: Row[], currency: Currency): ImportedProduct {
  const variants = rows.map((row) => ({
    label: optionsOf(row),
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

function optionsOf(row: Row): string {
  const values = [1, 2, 3, 4, 5, 6].map((n) => plainText(row.get(`option value ${n}`)))
  return values.filter((value) => value !== '').join(' / ')
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')
