import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import ways from '#web/admin/list/list.module.css'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import {
  pieceAddress,
  productAddress,
  type SellableType,
  sectionAddress,
} from '#web/admin/location.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import { everyPieceCopy as copy } from './every-piece.copy.ts'
import { choose } from './lists/choose-hot-product.tsx'
import { removals } from './lists/delete-products.tsx'
import { DraftOrNot } from './lists/draft-or-not.tsx'
import { toItem } from './lists/item.ts'

interface PieceActionsProps {
  type: SellableType
  piece: Piece
  /** It stands on the home page as the hot one of its kind. */
  isHot: boolean
  /** Orders that hold it and aren't sent. */
  unsent: number
}

export function PieceActions({ type, piece, isHot, unsent }: PieceActionsProps) {
  const { id, name, hidden } = piece.product
  const [asked, setAsked] = useState<'hot' | 'delete' | null>(null)
  const { busy, act } = useAction()
  const deleting = useOneAtATime()
  const asOwner = useAsOwner()
  const navigate = useNavigate()
  const item = toItem(piece, useCurrency())

  async function makeHot(): Promise<void> {
    const words = { done: adminCopy.chosenHot(name), failed: adminCopy.hotFailed(name) }
    await act(() => choose(type, id), words)
    setAsked(null)
  }

  const remove = () =>
    deleting.run(async () => {
      try {
        await asOwner(() => call(removals[type], { path: { id } }))
      } catch (failure) {
        toast.error(`${adminCopy.deleteFailed(name)} ${reasonFor(failure)}`, 3000)
        return
      } finally {
        setAsked(null)
      }
      toast.success(adminCopy.deleted(name), 2000)
      await navigate(sectionAddress('products'), { replace: true })
    })

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons and links, no fields */}
      <div role="group" aria-label={copy.actions} className={`${layout.words5} ${ways.ways}`}>
        {!hidden && <Link to={pieceAddress(type, item)}>{adminCopy.seeInShop}</Link>}
        <Link to={productAddress('create', type, id)}>{copy.duplicate}</Link>
        {!item.sold && <DraftOrNot type={type} item={item} />}
        {isHot && <span className={prose.soft}>{adminCopy.hotNow}</span>}
        {!isHot && !hidden && !item.sold && (
          <TextButton soft onClick={() => setAsked('hot')}>
            {copy.makeHot}
          </TextButton>
        )}
        <TextButton soft onClick={() => setAsked('delete')}>
          {copy.delete}
        </TextButton>
      </div>
      <Ask
        open={asked === 'hot'}
        title={adminCopy.askHot(name)}
        busy={busy}
        onYes={() => void makeHot()}
        onCancel={() => setAsked(null)}
      >
        <p>{adminCopy.askHotText[type]}</p>
      </Ask>
      <Ask
        open={asked === 'delete'}
        title={adminCopy.askDelete(name)}
        danger
        busy={deleting.busy}
        onYes={() => void remove()}
        onCancel={() => setAsked(null)}
      >
        {unsent > 0 && <p>{copy.unsent(unsent)}</p>}
      </Ask>
    </>
  )
}
