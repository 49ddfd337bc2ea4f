import { editPath } from '#platform/addresses/page-paths.ts'
import type { PieceChoice } from '#shop/catalogue/products/lists/piece-choice.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/admin-copy.ts'

/** What stands in an order: a piece, a gallery or a series. */
export interface Arranged {
  /** Told apart by it; 'prints/3' of a piece. */
  key: string
  name: string
  picture: Picture | null
  /** What to know of it, in a few words. */
  note: string | null
  /** Where it is edited; null: nothing leads there. */
  to: string | null
  /** Of a gallery's piece: its number in the gallery, counted from 1. */
  number?: number
}

/** A piece as it stands in an order. */
export function arrangedPiece({
  kind,
  id,
  name,
  descName,
  hidden,
  picture,
}: PieceChoice): Arranged {
  return {
    key: `${kind}/${id}`,
    name,
    picture,
    note: [descName, hidden && adminCopy.draft].filter(Boolean).join(', ') || null,
    to: editPath(kind, id),
  }
}
