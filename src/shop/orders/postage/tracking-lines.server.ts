import { CsvError, parse } from 'csv-parse/sync'
import { badInput } from '#platform/errors.ts'
import { postageCopy } from './copy.ts'

export interface TrackingLine {
  line: number
  /** Null: the line names no order. */
  number: number | null
  trackingNumber: string
  carrier: string | null
  words: string
}

export const mostTrackingLines = 500

interface Columns {
  number: number
  tracking: number
  carrier: number
}

const headings: Record<keyof Columns, RegExp> = {
  number: /^(order|order ?(id|number|no\.?|#)|sendungsreferenz|referenz|reference|rubber stamp 1)$/,
  tracking: /^(tracking|tracking ?(number|no\.?|id|#)|sendungsnummer)$/,
  carrier: /^(carrier|shipping carrier|versanddienstleister)$/,
}

const plain: Columns = { number: 0, tracking: 1, carrier: 2 }

/**
 * Lines 'order, tracking number, carrier', or Pirate Ship's or DHL's table. ShopError 'bad_input'.
 */
export function readTrackingLines(text: string): TrackingLine[] {
  const rows = rowsOf(text).filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw badInput('text', postageCopy.nothingPasted)
  const columns = headed(rows[0]?.cells ?? [])
  const { number, tracking, carrier } = columns ?? plain
  const lines = columns ? rows.slice(1) : rows
  if (lines.length > mostTrackingLines) {
    throw badInput('text', postageCopy.tooManyLines(mostTrackingLines))
  }
  return lines.map(({ line, cells }) => {
    const trackingNumber = cells[tracking] ?? ''
    return {
      line,
      trackingNumber,
      words: cells.filter(Boolean).join(', ').slice(0, 200),
      number: orderNumber(cells[number] ?? ''),
      carrier: (cells[carrier] ?? '').slice(0, 60) || carrierOf(trackingNumber, columns?.isDhl),
    }
  })
}

function rowsOf(text: string): { line: number; cells: string[] }[] {
  const first =
    text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? ''
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ','
  try {
    const parsed = parse(text, {
      delimiter,
      bom: true,
      trim: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return parsed.map(({ record, info }) => ({
      line: info.lines,
      cells: cellsOf(record.map(tidy)),
    }))
  } catch (error) {
    if (error instanceof CsvError) throw badInput('text', postageCopy.noTable)
    throw error
  }
}

/** '1042 9400 1118 USPS', without commas: a tracking number may hold spaces and ends in a digit or a code. */
const spaced = /^(#?\d+)\s+(.*\d\S*)(?:\s+(\p{L}[\p{L} ]*))?$/u

function cellsOf(cells: string[]): string[] {
  const found = cells.length === 1 ? spaced.exec(cells[0] ?? '') : null
  return found ? found.slice(1).map((cell) => cell ?? '') : cells
}

/** Spreadsheets write ="0034…" to keep a number's digits. */
const tidy = (cell: string) =>
  cell
    .replace(/^="?|"$/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()

function headed(cells: readonly string[]): (Columns & { isDhl: boolean }) | null {
  const names = cells.map((cell) => cell.toLowerCase())
  const at = (wanted: RegExp) => names.findIndex((name) => wanted.test(name))
  const columns = { number: at(headings.number), tracking: at(headings.tracking) }
  if (columns.number < 0 || columns.tracking < 0) return null
  const isDhl = names.includes('sendungsnummer')
  return { ...columns, carrier: at(headings.carrier), isDhl }
}

function orderNumber(cell: string): number | null {
  const [, digits] = /^(?:order|bestellung)?\s*#?\s*([1-9]\d{0,11})$/i.exec(cell) ?? []
  return digits === undefined ? null : Number(digits)
}

function carrierOf(trackingNumber: string, isDhl = false): string | null {
  if (isDhl) return 'DHL'
  const digits = trackingNumber.replace(/\s/g, '')
  if (/^1Z[0-9A-Z]{16}$/i.test(digits)) return 'UPS'
  return /^9[2-5]\d{20}$/.test(digits) ? 'USPS' : null
}
