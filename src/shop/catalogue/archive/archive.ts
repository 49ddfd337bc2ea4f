import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** A sold piece as the archive shows it: without a price. */
export interface SoldCard {
  kind: ProductKind
  id: number
  name: string
  descName: string | null
  picture: Picture
  /** The year in the studio's zone. */
  year: string
}

/** A page of the archive, the last sold first. */
export interface ArchivePage {
  cards: SoldCard[]
  /** The page begins after this piece; null on the first page. */
  before: string | null
  /** The `before` of the page with earlier sales; null on the last page. */
  earlier: string | null
  /** The `before` of the page with later sales: '' for the first page; null on the first page itself. */
  later: string | null
}

/** A position in the archive: 'clothing-12'. */
export const archivePlace = ({ kind, id }: Pick<SoldCard, 'kind' | 'id'>): string => `${kind}-${id}`

/** Null when the text names no piece. */
export function archivePlaceIn(text: string): Pick<SoldCard, 'kind' | 'id'> | null {
  const [, kind, id] = /^(prints|clothing|merch)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind === undefined ? null : { kind: kind as ProductKind, id: Number(id) }
}
