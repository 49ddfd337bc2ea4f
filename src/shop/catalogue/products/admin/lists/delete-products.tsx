import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { everyPieceCopy } from '#shop/catalogue/products/admin/every-piece.copy.ts'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import type { ProductType } from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { type Call, call } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
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
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const unsent = (asked && data.unsent?.get(asked.id)) ?? 0

  const onYes = (item: Item) =>
    run(async () => {
      try {
        await asOwner(() => call(removals[type], { path: { id: item.id } }))
      } catch (failure) {
        setAsked(null)
        toast.error(`${adminCopy.deleteFailed(item.name)} ${reasonFor(failure)}`, 3000)
        await revalidate()
        return
      }
      setAsked(null)
      toast.success(adminCopy.deleted(item.name), 2000)
      await revalidate()
      // The button that opened the dialog is gone with its piece.
      document.querySelector<HTMLElement>('main h1')?.focus()
    })

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
