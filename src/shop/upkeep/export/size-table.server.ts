import type { Reader } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { toDecimal } from '#platform/money/money.ts'
import { sizeSetsSetting } from '#shop/catalogue/sizes/size-sets.schema.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { exportCopy } from './copy.ts'
import type { Cell, OpenTable } from './open-table.ts'

async function* sizeRows(reader: Reader): AsyncGenerator<Cell[]> {
  const currency = await readCurrency(reader)
  for (const { name, sizes } of await readSetting(reader, sizeSetsSetting)) {
    for (const { label, width, height, unit, price } of sizes) {
      yield [name, label, width, height, unit, toDecimal(price, currency)]
    }
  }
}

export const sizeTable: OpenTable = {
  file: 'size-sets.csv',
  about: exportCopy.setsSizesLet,
  columns: {
    Set: exportCopy.itsName,
    Size: exportCopy.sold,
    Width: exportCopy.inItsUnit,
    Height: exportCopy.inItsUnit,
    Unit: exportCopy.cmOrIn,
    Price: exportCopy.shopsCurrencyDot,
  },
  rows: sizeRows,
}
