import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

export interface SoldCard {
  kind: ProductKind
  id: number
  name: string
  descName: string | null
  picture: Picture
  /** In the studio's zone. */
  year: string
}

export interface ArchivePage {
  cards: SoldCard[]
  before: string | null
  earlier: string | null
  /** '' leads to the first page; null on the first page itself. */
  later: string | null
}

export const archivePlace = ({ kind, id }: Pick<SoldCard, 'kind' | 'id'>): string => `${kind}-${id}`

export function archivePlaceIn(text: string): Pick<SoldCard, 'kind' | 'id'> | null {
  const [, kind, id] = /^(prints|clothing|merch)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind === undefined ? null : { kind: kind as ProductKind, id: Number(id) }
}
