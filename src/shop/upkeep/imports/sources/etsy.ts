import { decodeHTML } from 'entities'
import type { Currency } from '#platform/money/currency.ts'
import { importsCopy } from '#shop/upkeep/imports/copy.ts'
import type { ImportedProduct } from '#shop/upkeep/imports/imported-product.ts'
import {
  importedPrice,
  importedStock,
  listed,
  oneLine,
  pictureAddresses,
  toSlug,
} from './source-values.ts'
import { eachOnce, type Products, type Row, type Table } from './table.ts'

/** Etsy translates every heading except this one, so cells are read by position. */
export function isEtsy(columns: readonly string[]): boolean {
  return columns[3] === 'currency_code' && (columns.length === 24 || columns.length === 27)
}

const firstPicture = 7
const firstVariation = 17

/** The file names neither an id nor a page, so the title identifies a listing. */
export function readEtsy({ columns, rows, currency }: Table): Products {
  return eachOnce(
    rows.map((row) => {
      const title = plain(row.cells[0])
      if (title === '') return { line: row.line, reason: importsCopy.noTitle }
      return productOf(row, title, variationsOf(row, columns.length), currency)
    }),
  )
}

function productOf(
  { cells }: Row,
  title: string,
  variations: Variation[],
  currency: Currency,
): ImportedProduct {
  const price = importedPrice(cells[2] ?? '', currency)
  const [first, ...others] = variations
  const labels = first ? first.values : ['']
  const remarks: string[] = []
  if (labels.length > 1) {
    remarks.push(importsCopy.lowestPrice)
  }
  for (const { name, values } of others) {
    remarks.push(importsCopy.leftOut(name || importsCopy.anotherChoice, values.join(', ')))
  }
  const paidIn = (cells[3] ?? '').trim().toUpperCase()
  if (paidIn !== '' && paidIn !== currency) {
    remarks.push(importsCopy.otherCurrency(paidIn, currency))
  }
  return {
    key: toSlug(title),
    title,
    text: plain(cells[1]),
    type: '',
    tags: listed(plain(cells[5])).map((tag) => tag.replaceAll('_', ' ')),
    variants: labels.map((label) => ({ label, price, stock: null })),
    // All variations together.
    stock: importedStock(cells[4] ?? ''),
    pictures: pictureAddresses(cells.slice(firstPicture, firstVariation)),
    paths: [],
    remarks,
  }
}

interface Variation {
  name: string
  values: string[]
}

/** Before the last column stand blocks of a type, a name and values. */
function variationsOf({ cells }: Row, width: number): Variation[] {
  const variations: Variation[] = []
  for (let at = firstVariation; at + 3 < width; at += 3) {
    const values = listed(plain(cells[at + 2]))
    if (values.length > 0) variations.push({ name: plain(cells[at + 1]), values })
  }
  return variations
}

const plain = (cell: string | undefined) => oneLine(decodeHTML(cell ?? ''))
