import { useState } from 'react'
import { Link } from 'react-router'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import list from '#web/admin/list/list.module.css'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import {
  pieceAddress,
  productAddress,
  type SellableType,
  sectionAddress,
} from '#web/admin/location.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { everyPieceCopy as copy } from './every-piece.copy.ts'
import { choose } from './lists/choose-hot-product.tsx'
import { removals } from './lists/delete-products.tsx'
import { DraftOrNot } from './lists/draft-or-not.tsx'
import { toItem } from './lists/item.ts'

interface PieceActionsProps {
  type: SellableType
  piece: Piece
  isHot: boolean
  unsent: number
}

export function PieceActions({ type, piece, isHot, unsent }: PieceActionsProps) {
  const { id, name, hidden } = piece.product
  const [asked, setAsked] = useState<'hot' | 'delete' | null>(null)
  const { busy, act } = useAction()
  const item = toItem(piece, useCurrency())

  async function makeHot(): Promise<void> {
    const words = { done: adminCopy.chosenHot(name), failed: adminCopy.hotFailed(name) }
    await act(() => choose(type, id), words)
    setAsked(null)
  }

  async function remove(): Promise<void> {
    const words = { done: adminCopy.deleted(name), failed: adminCopy.deleteFailed(name) }
    const to = sectionAddress('products')
    await act(() => call(removals[type], { path: { id } }), { ...words, to })
    setAsked(null)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons and links, no fields */}
      <div role="group" aria-label={copy.actions} className={`${layout.words5} ${list.links}`}>
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
        busy={busy}
        onYes={() => void remove()}
        onCancel={() => setAsked(null)}
      >
        {unsent > 0 && <p>{copy.unsent(unsent)}</p>}
      </Ask>
    </>
  )
}
