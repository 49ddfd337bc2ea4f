import { useState } from 'react'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import type { SellableType } from '#web/admin/location.ts'
import { call } from '#web/ui/hooks/api.ts'
import { Gallery } from './gallery.tsx'
import type { Item } from './item.ts'
import { ItemCard } from './item-card.tsx'
import type { ListData } from './load-list.ts'

/** Specification §4. */
export function ChooseHotProduct(data: ListData) {
  const { type, shownId } = data
  const [asked, setAsked] = useState<Item | null>(null)
  const { busy, act } = useAction()
  if (type === 'hero') return null

  const onYes = async ({ id, name }: Item) => {
    const words = { done: adminCopy.chosenHot(name), failed: adminCopy.hotFailed(name) }
    await act(() => choose(type, id), words)
    setAsked(null)
  }

  return (
    <>
      <Gallery
        data={{ ...data, action: 'hot' }}
        marked={{ id: shownId, words: adminCopy.hotNow }}
        wrap={(item, content, className) => (
          <button type="button" className={className} onClick={() => setAsked(item)}>
            <span className="visually-hidden">{productsAdminCopy.makeHot} </span>
            {content}
          </button>
        )}
      />
      <Ask
        open={asked !== null}
        title={asked ? adminCopy.askHot(asked.name) : ''}
        busy={busy}
        onYes={() => asked && onYes(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && <ItemCard item={asked} />}
        <p>{adminCopy.askHotText[type]}</p>
      </Ask>
    </>
  )
}

/** Only the id counts: the shop knows the other fields of specification §7. */
export function choose(type: SellableType, id: number): Promise<unknown> {
  if (type === 'print') return call('POST /api/hot-print/create', { body: { print_id: id } })
  if (type === 'merch') return call('POST /api/hot-merch/create', { body: { merch_id: id } })
  return call('POST /api/hot-clothing/create', { body: { clothing_id: id } })
}
