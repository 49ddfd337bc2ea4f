import type { Generated } from 'kysely'
import type { ProductKind } from '#kernel/kinds.ts'

/** shop/catalogue: what every piece carries beside its facts. */
export interface ArrangedPiece {
  /** 1: only the owner sees it. */
  hidden: Generated<number>
  /** Galleries show the highest first; null: the piece's own id, so that new pieces come first. */
  place: number | null
  /** The form that made it: the same form sent twice makes one piece. */
  form_id: string | null
}

/** shop/content */
export interface HeroTable {
  id: Generated<number>
  name: string
  location: string
  chosen_at: number | null
  created_at: number
}

/** shop/content: every choice ever made; the newest that still exists is the hot one. */
export interface HotItemTable {
  id: Generated<number>
  kind: ProductKind
  product_id: number
  chosen_at: number
}
