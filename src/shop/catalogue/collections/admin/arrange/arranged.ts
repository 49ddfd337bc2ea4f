import { editPath } from '#platform/addresses/page-paths.ts'
import type { PieceChoice } from '#shop/catalogue/products/lists/piece-choice.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'

export interface Arranged {
  key: string
  name: string
  picture: Picture | null
  note: string | null
  to: string | null
}

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
