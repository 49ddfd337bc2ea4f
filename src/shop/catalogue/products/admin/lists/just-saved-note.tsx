import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { adminCopy } from '#web/admin/copy.ts'
import { pieceAddress, type SellableType } from '#web/admin/location.ts'
import surface from '#web/ui/kit/surface.module.css'
import { listCopy } from './copy.ts'

interface Saved {
  type: SellableType
  id: number
  hidden: boolean
}

let saved: Saved | null = null

export function rememberSaved(piece: Saved): void {
  saved = piece
}

interface JustSavedProps {
  /** Null: any. */
  type: SellableType | null
  items: readonly { type: SellableType; id: number; name: string; sold: boolean }[]
}

export function JustSaved({ type, items }: JustSavedProps) {
  const [now] = useState(saved)
  useEffect(() => {
    saved = null
  }, [])
  if (!now || (type !== null && now.type !== type)) return null
  const item = items.find((each) => each.type === now.type && each.id === now.id)
  if (item?.sold) return null
  return (
    <p className={surface.saved}>
      {adminCopy.isSaved(item?.name ?? listCopy.thatPiece)}{' '}
      <Link to={pieceAddress(now.type, now)}>
        {now.hidden ? adminCopy.seeDraft : adminCopy.seeInShop}
      </Link>
    </p>
  )
}
