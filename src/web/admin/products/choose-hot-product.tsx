import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Piece } from '#shop/catalogue/piece.ts'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { adminCopy, reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import type { SellableType } from '../location.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { Gallery } from './gallery.tsx'
import { itemOf } from './item.ts'
import { ItemCard } from './item-card.tsx'

interface ChooseHotProductProps {
  type: SellableType
  pieces: readonly Piece[]
  /** The product that the home page's tile shows now. */
  hotId: number | null
}

/** A click on a product and a question make it the hot product of its type (specification §4). */
export function ChooseHotProduct({ type, pieces, hotId }: ChooseHotProductProps) {
  const [asked, setAsked] = useState<Piece | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const item = asked && itemOf(asked)

  const onYes = (piece: Piece) =>
    run(async () => {
      const { name } = itemOf(piece)
      try {
        await asOwner(() => choose(piece))
      } catch (failure) {
        setAsked(null)
        toast.error(`${adminCopy.hotFailed(name)} ${reasonFor(failure)}`, 3000)
        await revalidate()
        return
      }
      setAsked(null)
      toast.success(adminCopy.chosenHot(name), 2000)
      await revalidate()
    })

  return (
    <>
      <Gallery
        type={type}
        action="hot"
        items={pieces.map(itemOf)}
        marked={{ id: hotId, words: adminCopy.hotNow }}
        wrap={({ id }, content, className) => (
          <button
            type="button"
            className={className}
            onClick={() => setAsked(pieces.find((piece) => piece.product.id === id) ?? null)}
          >
            <span className="visually-hidden">Make hot: </span>
            {content}
          </button>
        )}
      />
      <Ask
        open={asked !== null}
        title={item ? adminCopy.askHot(item.name) : ''}
        busy={busy}
        onYes={() => asked && onYes(asked)}
        onCancel={() => setAsked(null)}
      >
        {item && <ItemCard item={item} />}
        <p>{adminCopy.askHotText[type]}</p>
      </Ask>
    </>
  )
}

/** Only the id counts: the shop knows the rest of the fields of specification §7. */
function choose({ product: { kind, id } }: Piece): Promise<unknown> {
  if (kind === 'prints') return call('POST /api/hot-print/create', { body: { print_id: id } })
  if (kind === 'merch') return call('POST /api/hot-merch/create', { body: { merch_id: id } })
  return call('POST /api/hot-clothing/create', { body: { clothing_id: id } })
}
