import type { ProductKind } from '#kernel/kinds.ts'
import type { Picture } from '#shop/media/picture.ts'

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
  /** From 1. */
  page: number
  /** Whether there is another page behind it. */
  isMore: boolean
}

/** Pieces of a page of the archive. */
export const archivePageSize = 60
