import { type Cents, toDecimal } from '#platform/money/money.ts'
import { csvRecord } from '#platform/network/csv.ts'
import type { PackedOrder } from '#shop/orders/back-office/owner-order.ts'
import { inThreeLetters } from './alpha3.ts'
import { postageCopy } from './copy.ts'

export const parcelTables = ['pirate-ship', 'dhl'] as const
export type ParcelTable = (typeof parcelTables)[number]

export interface ParcelRow {
  order: Pick<PackedOrder, 'number' | 'buyer' | 'currency'> & {
    shipTo: NonNullable<PackedOrder['shipTo']>
  }
  /** Names the pieces in this parcel. */
  items: string
  value: Cents
  /** Null: the weight of a piece isn't known. */
  grams: number | null
}

export function parcelTable(table: ParcelTable, rows: readonly ParcelRow[]): string {
  if (table === 'pirate-ship') {
    return [
      csvRecord(postageCopy.pirateShip),
      ...rows.map((row) => csvRecord(pirateShipRow(row))),
    ].join('')
  }
  return [postageCopy.dhl, ...rows.map(dhlRow)].map(semicolons).join('')
}

function pirateShipRow({ order, items, value, grams }: ParcelRow) {
  const { number, buyer, shipTo: to, currency } = order
  const ounces = grams === null ? null : Math.max(1, Math.ceil(grams / gramsPerOunce))
  return [
    String(number),
    to.name,
    buyer.email,
    to.line1,
    to.line2,
    to.city,
    to.state,
    to.postal_code,
    to.country,
    ounces === null ? null : Math.floor(ounces / 16),
    ounces === null ? null : ounces % 16,
    items,
    toDecimal(value, currency),
  ]
}

const gramsPerOunce = 28.349523125

function dhlRow({ order, grams }: ParcelRow) {
  const { number, buyer, shipTo: to } = order
  const { street, house } = streetAndHouse(to.line1)
  return [
    String(number),
    to.name,
    to.line2 ?? '',
    street,
    house,
    to.postal_code,
    to.city,
    to.state ?? '',
    inThreeLetters(to.country),
    buyer.email ?? '',
    grams === null ? '' : (grams / 1000).toFixed(3).replace('.', ','),
  ]
}

/** A cell holds no formula, semicolon or quotation mark: addresses need none. */
function semicolons(cells: readonly string[]): string {
  const plain = (cell: string) => cell.replace(/[";\r\n]+/g, ' ').replace(/^[\s=+\-@＝＋－＠]+/, '')
  return `${cells.map(plain).join(';')}\r\n`
}

/** '12 Willow Lane' and 'Gartenstraße 7a'. */
export function streetAndHouse(line: string): { street: string; house: string } {
  const last = /^(.*\S)[\s,]+(\d+\s?[a-z]?(?:\s?[-/]\s?\d+\s?[a-z]?)?)$/iu.exec(line.trim())
  if (last) return { street: last[1]?.replace(/,$/, '') ?? '', house: last[2] ?? '' }
  const [, house = '', street = line.trim()] =
    /^(\d+\s?[a-z]?)[\s,]+(.+)$/iu.exec(line.trim()) ?? []
  return { street, house }
}
