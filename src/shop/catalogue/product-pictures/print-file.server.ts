/* Opens no transaction, and never reads the print file itself. */
import type { Writer } from '#platform/db/database.ts'
import { sizeNamed } from '#shop/catalogue/products/product.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { readPieceSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { printFileSchema, refuseTooSmall } from './print-file.schema.ts'
import type { PrintFile } from './print-file.ts'

export function storedPrintFile(json: string | null): PrintFile | null {
  return json === null ? null : printFileSchema.parse(JSON.parse(json))
}

/** ShopError 'bad_input' on a size of the print provider that the file is too small for. */
export async function requirePrintable(trx: Writer, key: PieceKey): Promise<void> {
  const row = await trx
    .selectFrom('pieces')
    .select(['print_file', 'dimensions'])
    .where(ofPiece(key))
    .executeTakeFirstOrThrow()
  const file = storedPrintFile(row.print_file)
  if (!file) return
  const offered = (await readPieceSizes(trx, key)).flatMap(
    ({ label, width, height, unit, variantId }, at) => {
      if (width === null || height === null || unit === null) return []
      const usual = sizeNamed(row.dimensions, label)
      const field = usual ? `${usual}Price` : `sizes.${at}.width`
      return [{ label, width, height, unit, variantId, field }]
    },
  )
  refuseTooSmall(file, offered)
}
