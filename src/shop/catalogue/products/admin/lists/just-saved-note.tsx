import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { forgetSaved, lastSaved } from '#shop/catalogue/products/admin/just-saved.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { pieceAddress, type SellableType } from '#web/admin/location.ts'
import surface from '#web/ui/kit/surface.module.css'
import { listCopy } from './copy.ts'

interface JustSavedProps {
  /** Null: any. */
  type: SellableType | null
  items: readonly { type: SellableType; id: number; name: string; sold: boolean }[]
}

export function JustSaved({ type, items }: JustSavedProps) {
  const [saved] = useState(lastSaved)
  useEffect(forgetSaved, [])
  if (!saved || (type !== null && saved.type !== type)) return null
  const item = items.find((each) => each.type === saved.type && each.id === saved.id)
  if (item?.sold) return null
  return (
    <p className={surface.saved}>
      {adminCopy.isSaved(item?.name ?? listCopy.thatPiece)}{' '}
      <Link to={pieceAddress(saved.type, saved)}>
        {saved.hidden ? adminCopy.seeDraft : adminCopy.seeInShop}
      </Link>
    </p>
  )
}
