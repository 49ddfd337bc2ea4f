import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { everyPieceCopy } from '#shop/catalogue/products/admin/every-piece.copy.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import type { ProductType } from '#web/admin/location.ts'
import { type Call, prepare } from '#web/ui/hooks/api.ts'
import { Gallery } from './gallery.tsx'
import { ItemCard } from './item-card.tsx'
import type { ListData } from './load-list.ts'

/** The specification spells the prints' address without 'id' (§7). */
const removals = {
  print: 'DELETE /api/prints/delete/{id}',
  clothing: 'DELETE /api/clothing/delete/id/{id}',
  merch: 'DELETE /api/merch/delete/id/{id}',
  hero: 'DELETE /api/hero/delete/id/{id}',
} as const satisfies Record<ProductType, Call>

/** The call and its words. */
export const removal = (type: ProductType, id: number, name: string) => ({
  run: prepare(removals[type], { path: { id } }),
  done: adminCopy.deleted(name),
  failed: adminCopy.deleteFailed(name),
})

/** Specification §4. */
export function DeleteProducts(data: ListData) {
  return (
    <Gallery
      data={{ ...data, action: 'delete' }}
      wrap={(item, content, className) => {
        const { id, name } = item
        const unsent = data.unsent?.get(id) ?? 0
        const text = (
          <>
            <ItemCard item={item} />
            {unsent > 0 && <p>{everyPieceCopy.unsent(unsent)}</p>}
          </>
        )
        return (
          <ActionButton
            look="own"
            className={className}
            {...removal(data.type, id, name)}
            ask={{ title: adminCopy.askDelete(name), text, danger: true }}
            onDone={() => focusOn('main h1')}
          >
            <span className="visually-hidden">{productsAdminCopy.deleteIt} </span>
            {content}
          </ActionButton>
        )
      }}
    />
  )
}
