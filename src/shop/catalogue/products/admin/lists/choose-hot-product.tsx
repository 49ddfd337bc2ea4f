import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import type { SellableType } from '#web/admin/location.ts'
import { type PreparedCall, prepare } from '#web/ui/hooks/api.ts'
import { Gallery } from './gallery.tsx'
import { ItemCard } from './item-card.tsx'
import type { ListData } from './load-list.ts'

/** Specification §4. */
export function ChooseHotProduct(data: ListData) {
  const { type, shownId } = data
  if (type === 'hero') return null
  return (
    <Gallery
      data={{ ...data, action: 'hot' }}
      marked={{ id: shownId, words: adminCopy.hotNow }}
      wrap={(item, content, className) => {
        if (item.id === shownId) return <div className={className}>{content}</div>
        const { ask, ...choice } = hotChoice(type, item.id, item.name)
        const text = (
          <>
            <ItemCard item={item} />
            <p>{ask.text}</p>
          </>
        )
        return (
          <ActionButton
            look="own"
            className={className}
            {...choice}
            ask={{ ...ask, text }}
            onDone={() => focusOn('main h1')}
          >
            <span className="visually-hidden">{productsAdminCopy.makeHot} </span>
            {content}
          </ActionButton>
        )
      }}
    />
  )
}

/** The call and its words. */
export const hotChoice = (type: SellableType, id: number, name: string) => ({
  run: choose(type, id),
  ask: { title: adminCopy.askHot(name), text: adminCopy.askHotText[type] },
  done: adminCopy.chosenHot(name),
  failed: adminCopy.hotFailed(name),
})

/** Only the id counts: the shop knows the other fields of specification §7. */
function choose(type: SellableType, id: number): PreparedCall<unknown> {
  if (type === 'print') return prepare('POST /api/hot-print/create', { body: { print_id: id } })
  if (type === 'merch') return prepare('POST /api/hot-merch/create', { body: { merch_id: id } })
  return prepare('POST /api/hot-clothing/create', { body: { clothing_id: id } })
}
