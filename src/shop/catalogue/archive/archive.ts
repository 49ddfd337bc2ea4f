import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import type { PieceKey } from '#shop/catalogue/products/product-rows.server.ts'

/** `year` in the studio's zone. */
export type SoldCard = Pick<ProductCard, 'kind' | 'id' | 'name' | 'descName' | 'picture'> & {
  year: string
  /** A counted piece: it may come back. */
  counted: boolean
}

export const archivePlace = ({ kind, id }: PieceKey): string => `${kind}-${id}`

export function archivePlaceIn(text: string): PieceKey | null {
  const [, kind, id] = /^(prints|clothing|merch)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind === undefined ? null : { kind: kind as ProductKind, id: Number(id) }
}
