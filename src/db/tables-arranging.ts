import type { Generated } from 'kysely'

/** shop/catalogue: what every piece carries beside its facts. */
export interface ArrangedPiece {
  /** 1: only the owner sees it. */
  hidden: Generated<number>
  /** Galleries show the highest first; null: the piece's own id, so that new pieces come first. */
  place: number | null
  /** The form that made it: the same form sent twice makes one piece. */
  form_id: string | null
}
