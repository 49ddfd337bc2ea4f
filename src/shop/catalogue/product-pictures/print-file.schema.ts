import { z } from 'zod'
import { badInput } from '#platform/errors.ts'
import { productPicturesCopy } from './copy.ts'
import { type PrintedSize, type PrintFile, printFit } from './print-file.ts'

const side = z.number().int().min(1).max(1_000_000)

export const printFileSchema = z
  .object({
    name: z.string().min(1).max(255),
    width: side.meta({ description: 'In pixels.' }),
    height: side,
    profile: z
      .string()
      .max(100)
      .nullable()
      .meta({ description: 'How its colours are written, such as `sRGB`; null: it doesn’t say.' }),
  })
  .meta({ id: 'PrintFile' })

/** ShopError 'bad_input' on `printFile`. */
export function printFileIn(value: unknown): PrintFile | null {
  if (value === null || value === '') return null
  const read = printFileSchema.safeParse(value)
  if (read.success) return read.data
  throw badInput('printFile', productPicturesCopy.measureAgain)
}

export interface OfferedSize extends PrintedSize {
  variantId: string | null
  field: string
}

/** Only for the print provider's sizes: for the studio's own sizes the owner sees a warning. */
export function refuseTooSmall(file: PrintFile | null, sizes: readonly OfferedSize[]): void {
  if (!file) return
  for (const size of sizes) {
    const { refusal } = printFit(file, size)
    if (refusal && size.variantId !== null) throw badInput(size.field, refusal)
  }
}
