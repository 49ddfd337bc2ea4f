import { useState } from 'react'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { everyPieceCopy } from '#shop/catalogue/products/admin/every-piece.copy.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import type { ProductType } from '#web/admin/location.ts'
import { type Call, call } from '#web/ui/hooks/api.ts'
import { Gallery } from './gallery.tsx'
import type { Item } from './item.ts'
import { ItemCard } from './item-card.tsx'
import type { ListData } from './load-list.ts'

/** The specification spells the prints' address without 'id' (§7). */
export const removals = {
  print: 'DELETE /api/prints/delete/{id}',
  clothing: 'DELETE /api/clothing/delete/id/{id}',
  merch: 'DELETE /api/merch/delete/id/{id}',
  hero: 'DELETE /api/hero/delete/id/{id}',
} as const satisfies Record<ProductType, Call>

/** Specification §4. */
export function DeleteProducts(data: ListData) {
  const { type } = data
  const [asked, setAsked] = useState<Item | null>(null)
  const { busy, act } = useAction()
  const unsent = (asked && data.unsent?.get(asked.id)) ?? 0

  async function onYes({ id, name }: Item): Promise<void> {
    const words = { done: adminCopy.deleted(name), failed: adminCopy.deleteFailed(name) }
    const done = await act(() => call(removals[type], { path: { id } }), words)
    setAsked(null)
    // The button that opened the dialog is gone with its piece.
    if (done) focusOn('main h1')
  }

  return (
    <>
      <Gallery
        data={{ ...data, action: 'delete' }}
        wrap={(item, content, className) => (
          <button type="button" className={className} onClick={() => setAsked(item)}>
            <span className="visually-hidden">{productsAdminCopy.deleteIt} </span>
            {content}
          </button>
        )}
      />
      <Ask
        open={asked !== null}
        title={asked ? adminCopy.askDelete(asked.name) : ''}
        danger
        busy={busy}
        onYes={() => asked && onYes(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && <ItemCard item={asked} />}
        {unsent > 0 && <p>{everyPieceCopy.unsent(unsent)}</p>}
      </Ask>
    </>
  )
}
