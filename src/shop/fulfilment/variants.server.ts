/* Owns the question which sizes of prints the provider can make. Only asks; changes nothing. */
import type { Database } from '#db/database.ts'
import { sizeLabel } from '#shop/catalogue/product.ts'
import type { FulfilmentProvider } from './fulfilment.ts'
import type { VariantsChecked } from './variants.ts'

export type Variants = ReturnType<typeof createVariants>

export function createVariants({ db, provider }: { db: Database; provider: FulfilmentProvider }) {
  return {
    /**
     * Asks the provider about every size that is for sale. ShopError `fulfilment_unavailable` when
     * it can't be had, `bad_input` with the owner's words when it doesn't let us look.
     */
    async check(): Promise<VariantsChecked> {
      const sizes = await db.read
        .selectFrom('print_sizes')
        .innerJoin('prints', 'prints.id', 'print_sizes.print_id')
        .select(['prints.id', 'prints.name', 'dimensions', 'size', 'variant_id'])
        .where('prints.deleted_at', 'is', null)
        .orderBy('prints.name')
        .orderBy('prints.id')
        .orderBy('print_sizes.price')
        .execute()
      const known = await provider.checkVariants?.(sizes.map(({ variant_id }) => variant_id))
      const wrong = sizes.flatMap((row) => {
        const standing = known?.get(row.variant_id) ?? 'known'
        if (standing === 'known') return []
        const size = sizeLabel(row.dimensions, row.size) ?? row.size
        return [{ printId: row.id, name: row.name, size, variantId: row.variant_id, standing }]
      })
      const hasList = known !== undefined
      return { provider: provider.name, hasList, total: sizes.length, wrong }
    },
  }
}
