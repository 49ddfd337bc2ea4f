/* Never fetches anything, and knows no database. */
import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { badInput, type ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { importsCopy } from './copy.ts'
import type { ImportSource, Reading, UnreadRow } from './imported-product.ts'
import { readBigCartel } from './sources/big-cartel.server.ts'
import { isEtsy, readEtsy } from './sources/etsy.ts'
import { isShopify, readShopify } from './sources/shopify.ts'
import { isSquarespace, readSquarespace } from './sources/squarespace.ts'
import { columnName, type Products, type Row, rowReader, type Table } from './sources/table.ts'
import { isWooCommerce, readWooCommerce } from './sources/woocommerce.ts'

interface Reader {
  source: ImportSource
  recognises(columns: readonly string[]): boolean
  read(table: Table): Products
}

const readers: readonly Reader[] = [
  { source: 'squarespace', recognises: isSquarespace, read: readSquarespace },
  { source: 'etsy', recognises: isEtsy, read: readEtsy },
  { source: 'woocommerce', recognises: isWooCommerce, read: readWooCommerce },
  { source: 'shopify', recognises: isShopify, read: readShopify },
]

/** Far more than one artist makes. */
export const mostProducts = 5000
/** Twenty variants and pictures for each product. */
const mostRows = 20 * mostProducts
/** Bounds the cells of a row. */
const mostColumns = 300

/** ShopError 'bad_input' on `file`, in words for the owner. */
export async function readImport(bytes: Uint8Array, currency: Currency): Promise<Reading> {
  const text = decodeText(bytes)
  const reading = isJson(text) ? readJson(text, currency) : await readRows(text, currency)
  if (reading.products.length === 0 && reading.unread.length === 0) {
    throw badInput('file', importsCopy.noProducts)
  }
  if (reading.products.length > mostProducts) throw tooManyProducts()
  return reading
}

const tooManyProducts = () => tooMany(importsCopy.products(mostProducts.toLocaleString('en')))

function tooMany(most: string): ShopError {
  return badInput('file', importsCopy.tooManyRows(most))
}

async function readRows(text: string, currency: Currency): Promise<Reading> {
  const { table, unread } = await readTable(text)
  const reader = readers.find(({ recognises }) => recognises(table.columns))
  if (!reader) {
    throw badInput('file', importsCopy.unknownFile)
  }
  const read = reader.read({ ...table, currency })
  return { source: reader.source, products: read.products, unread: [...unread, ...read.unread] }
}

function readJson(text: string, currency: Currency): Reading {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    list = null
  }
  if (Array.isArray(list) && list.length > mostProducts) throw tooManyProducts()
  const read = readBigCartel(list, currency)
  if (!read) throw badInput('file', importsCopy.notBigCartel)
  return { source: 'big-cartel', ...read }
}

const isJson = (text: string) => /^\s*[[{]/.test(text)

/** Beginnings, as Latin-1 text, of files that are often mistaken for a table. */
const otherFiles: [beginnings: readonly string[], words: string][] = [
  [['PK\u0003\u0004'], importsCopy.isWorkbook],
  [['\u00d0\u00cf\u0011\u00e0'], importsCopy.isOldWorkbook],
  [['%PDF'], importsCopy.isPdf],
  [['\u00ff\u00d8\u00ff', '\u0089PNG', 'GIF8', 'RIFF'], importsCopy.isPicture],
  [['<!doctype', '<!DOCTYPE', '<html', '<?xml'], importsCopy.isWebPage],
]

/** UTF-8, UTF-16 and Windows-1252, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  const other = otherFiles.find(([beginnings]) => beginnings.some((each) => head.startsWith(each)))
  if (other) throw badInput('file', other[1])
  const text = new TextDecoder(encodingOf(bytes, head)).decode(bytes)
  if (text.trim() === '') throw badInput('file', importsCopy.fileEmpty)
  if (text.includes('\0')) throw badInput('file', importsCopy.notText)
  return text.replaceAll('\r\n', '\n')
}

function encodingOf(bytes: Uint8Array, head: string): string {
  // Headings are of few letters: every other byte of them is zero in UTF-16.
  if (head.startsWith('\u00ff\u00fe') || (bytes[1] === 0 && bytes[3] === 0)) return 'utf-16le'
  if (head.startsWith('\u00fe\u00ff') || (bytes[0] === 0 && bytes[2] === 0)) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Characters: limits the text that an unclosed quotation mark swallows. */
const longestRecord = 200_000
/** Further rows are only counted. */
const mostUnread = 200

interface Read {
  table: Omit<Table, 'currency'>
  unread: UnreadRow[]
}

async function readTable(text: string): Promise<Read> {
  const unread = new Map<number, UnreadRow>()
  let lostHeadings: string | null = null
  const skip = (error: CsvError | undefined) => {
    const line = Number(error?.lines ?? 0)
    if (error?.records === 0) lostHeadings = reasonOf(error)
    if (unread.size < mostUnread) unread.set(line, { line, reason: reasonOf(error) })
    return undefined
  }
  const options: Options = {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    on_skip: skip,
  }
  let columns: string[] | null = null
  let toRow = rowReader([])
  const rows: Row[] = []
  const parser = Readable.from(slices(text)).pipe(parse(options))
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      if (info.records > mostRows) throw tooMany(importsCopy.rows(mostRows.toLocaleString('en')))
      if (columns === null) {
        if (record.length > mostColumns)
          throw badInput('file', importsCopy.tooManyColumns(mostColumns))
        columns = record.map(columnName)
        toRow = rowReader(columns)
      } else if (record.some((cell) => cell.trim() !== '')) rows.push(toRow(info.lines, record))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // An unclosed quotation mark at the end of the file: the rows before it count.
    skip(error)
  }
  if (lostHeadings !== null) throw badInput('file', importsCopy.firstLineFile(lostHeadings))
  return { table: { columns: columns ?? [], rows }, unread: [...unread.values()] }
}

interface ParsedRecord {
  record: string[]
  info: { lines: number; records: number }
}

function reasonOf(error: CsvError | undefined): string {
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return importsCopy.rowTooLong
  return importsCopy.badQuotes
}

function* slices(text: string): Generator<string> {
  const size = 8 * 1024
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

/** European Excel saves semicolons; a copied table has tabs. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1)
  const count = (mark: string) => heading.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
