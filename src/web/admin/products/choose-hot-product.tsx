import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toDecimal } from '#kernel/money.ts'
import type { Piece } from '#shop/catalogue/piece.ts'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { copy, reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import type { HotThing } from '../location.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { Gallery } from './gallery.tsx'
import { itemOf } from './item.ts'
import { ItemCard } from './item-card.tsx'

interface HotScreenProps {
  thing: HotThing
  pieces: readonly Piece[]
  /** The one that the home page's tile shows now. */
  hotId: number | null
}

/** Click a piece, answer the question, and it is the hot one of its kind (specification §4). */
export function HotScreen({ thing, pieces, hotId }: HotScreenProps) {
  const [asked, setAsked] = useState<Piece | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const item = asked && itemOf(asked)

  const onYes = (piece: Piece) =>
    run(async () => {
      const { name } = itemOf(piece)
      try {
        await asOwner(() => call('POST', `/api/hot-${thing}/create`, hotBody(piece)))
      } catch (failure) {
        setAsked(null)
        toast.error(`${copy.hotFailed(name)} ${reasonFor(failure)}`, 3000)
        await revalidate()
        return
      }
      setAsked(null)
      toast.success(copy.chosenHot(name), 2000)
      await revalidate()
    })

  return (
    <>
      <Gallery
        thing={thing}
        items={pieces.map(itemOf)}
        marked={{ id: hotId, words: copy.hotNow }}
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
        title={item ? copy.askHot(item.name) : ''}
        busy={busy}
        onYes={() => asked && onYes(asked)}
        onCancel={() => setAsked(null)}
      >
        {item && <ItemCard item={item} />}
        <p>{copy.askHotText[thing]}</p>
      </Ask>
    </>
  )
}

/** The fields of specification §7; the shop itself believes only the id. */
function hotBody(piece: Piece): object {
  const { product } = piece
  if (product.kind === 'prints') {
    const fromPrice = toDecimal(product.sizes[0]?.price ?? 0)
    return { name: product.name, fromPrice, location: address(piece), print_id: product.id }
  }
  const { printName, descName, price, id } = product
  const common = { printName, descName, price: toDecimal(price), primaryImage: address(piece) }
  return product.kind === 'clothing' ? { ...common, clothing_id: id } : { ...common, merch_id: id }
}

function address(piece: Piece): string | null {
  return piece.product.pictures[0]?.address ?? null
}
