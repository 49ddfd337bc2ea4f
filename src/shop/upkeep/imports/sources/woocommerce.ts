import type { Currency } from '#platform/money/currency.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct } from '#shop/upkeep/imports/imported-product.ts'
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

/** WooCommerce translates the headings with the site: only English sites are read. */
export function isWooCommerce(columns: readonly string[]): boolean {
  return ['type', 'name', importsCopy.regularPrice, 'images'].every((name) =>
    columns.includes(name),
  )
}

/** Variations name their parent by its id ('id:10') or by its SKU. */
export function readWooCommerce({ rows, currency }: Table): Products {
  const parents = rows.filter((row) => !isVariation(row))
  const known = new Set(parents.flatMap(attributeNames))
  const children = Map.groupBy(rows.filter(isVariation), (row) => row.get('parent'))
  const orphans = rows.filter((row) => isVariation(row) && !known.has(row.get('parent')))
  return eachOnce([
    ...orphans.map(({ line }) => ({ line, reason: importsCopy.noParent })),
    ...parents.map((row) => {
      const title = plainText(row.get('name'))
      const reason = reasonAgainst(row, title)
      if (reason) return { line: row.line, reason }
      const variations = attributeNames(row).flatMap((name) => children.get(name) ?? [])
      return productOf(title, row, variations.length > 0 ? variations : [row], currency)
    }),
  ])
}

const isVariation = (row: Row) => row.get('type').toLowerCase().startsWith('variation')

function attributeNames(row: Row): string[] {
  const sku = row.get('sku')
  return [`id:${row.get('id')}`, ...(sku ? [sku] : [])]
}

function reasonAgainst(row: Row, title: string): string | null {
  const types = listed(row.get('type').toLowerCase())
  if (title === '') return importsCopy.noName
  if (types.includes('grouped')) return importsCopy.isGroup(title)
  if (types.includes('external')) return importsCopy.isExternal(title)
  if (types.includes('downloadable')) return importsCopy.isDownload(title)
  return null
}

function productOf(title: string, parent: Row, sold: Row[], currency: Currency): ImportedProduct {
  const variants = sold.map((row) => ({
    label:
      row === parent ? '' : labelOf([1, 2, 3, 4].map((n) => row.get(`attribute ${n} value(s)`))),
    price: importedPrice(row.get('sale price') || row.get('regular price'), currency),
    stock: stockIn(row),
  }))
  const slug = toSlug(title)
  return {
    key: parent.get('id') || parent.get('sku') || slug,
    title,
    text: plainText(descriptionText(parent)),
    type: listed(parent.get('categories'))[0]?.split('>').at(-1)?.trim() ?? '',
    tags: listed(parent.get('tags')),
    variants,
    stock: importedStock(parent.get('stock')) ?? totalStock(variants),
    pictures: pictureAddresses([parent, ...sold].flatMap(picturesIn)),
    // The file lacks the address; WooCommerce makes it from the name.
    paths: slug === '' ? [] : [`/product/${slug}`],
    remarks: [],
  }
}

/** WooCommerce shows the short text beside the price. The exporter writes line breaks as '\n'. */
function descriptionText(row: Row): string {
  return (row.get('short description') || row.get('description')).replaceAll('\\n', ' ')
}

function stockIn(row: Row): number | null {
  const stock = importedStock(row.get('stock'))
  return stock ?? (row.get('in stock?') === '0' ? 0 : null)
}

const picturesIn = (row: Row) =>
  row
    .get('images')
    .split(/(?<!\\),/)
    .map((address) => address.replaceAll('\\,', ','))
