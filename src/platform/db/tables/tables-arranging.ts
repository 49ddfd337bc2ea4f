import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export interface HeroTable {
  id: Generated<number>
  name: string
  location: string
  chosen_at: number | null
  created_at: number
}

export interface HotItemTable {
  id: Generated<number>
  kind: ProductKind
  product_id: number
  chosen_at: number
}
