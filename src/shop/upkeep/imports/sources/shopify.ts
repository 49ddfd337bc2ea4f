import type { Currency } from '#platform/money/currency.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct } from '#shop/upkeep/imports/imported-product.ts'
import {
  importedPrice,
  importedStock,
  listed,
  pictureAddresses,
  plainText,
  totalStock,
} from './source-values.ts'
import { eachOnce, labelOf, type Products, type Row, type Table } from './table.ts'

export function isShopify(columns: readonly string[]): boolean {
  const has = (...names: string[]) => names.some((name) => columns.includes(name))
  return has('handle', 'url handle') && has('title') && has('option1 name', 'body (html)')
}

/** The first row of a handle has the texts; each row may have a variant and a picture. */
export function readShopify({ rows, currency }: Table): Products {
  const byHandle = Map.groupBy(rows, (row) => row.get('handle', 'url handle'))
  return eachOnce(
    [...byHandle].flatMap(([handle, all]) => {
      const [first] = all
      if (!first) return []
      const title = plainText(first.get('title'))
      const reason = reasonAgainst(handle, title, first)
      return reason ? { line: first.line, reason } : productOf(handle, title, first, all, currency)
    }),
  )
}

function reasonAgainst(handle: string, title: string, first: Row): string | null {
  if (handle === '') return importsCopy.noHandle
  if (title === '') return importsCopy.noFirstRow(handle)
  if (isYes(first.get('gift card'))) return importsCopy.isGiftCard(title)
  return null
}

function productOf(
  handle: string,
  title: string,
  first: Row,
  rows: Row[],
  currency: Currency,
): ImportedProduct {
  const variants = rows.filter(isVariant).map((row) => ({
    label: optionsOf(row),
    price: importedPrice(row.get('variant price', 'price'), currency),
    stock: isCounted(row)
      ? importedStock(row.get('variant inventory qty', 'inventory quantity'))
      : null,
  }))
  const status = first.get('status').toLowerCase()
  return {
    key: handle,
    title,
    text: plainText(first.get('body (html)', 'description')),
    type: first.get('type') || lastOf(first.get('product category')),
    tags: listed(first.get('tags')),
    variants,
    stock: totalStock(variants),
    pictures: pictureAddresses(rows.map((row) => row.get('image src', 'product image url'))),
    paths: [`/products/${handle}`],
    remarks: status === 'archived' ? [importsCopy.archived] : [],
  }
}

/** Rows after the last variant carry only pictures. */
const isVariant = (row: Row) =>
  row.get('variant price', 'price') !== '' || row.get('option1 value') !== ''

/** Shopify counted nothing if the tracker is empty; older files may lack the column. */
function isCounted(row: Row): boolean {
  return row.get('variant inventory tracker', 'inventory tracker') !== ''
}

const optionNames = ['option1 value', 'option2 value', 'option3 value']

function optionsOf(row: Row): string {
  const label = labelOf(optionNames.map((name) => row.get(name)))
  return label === importsCopy.defaultTitle ? '' : label
}

const lastOf = (category: string) => category.split('>').at(-1)?.trim() ?? ''

const isYes = (text: string) => text.toLowerCase() === 'true'
