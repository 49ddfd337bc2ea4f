import type { ProductKind } from '#platform/addresses/kinds.ts'
import { isOwnPath } from '#platform/addresses/page-paths.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** A gallery, where each piece hangs once, or a series, of which a piece may be in several. */
export type CollectionType = 'gallery' | 'series'

/** How many there may be: of galleries those of the kinds are counted as well. */
export const maxCollections: Record<CollectionType, number> = { gallery: 30, series: 100 }

/** How many pieces a series may have. */
export const maxSeriesPieces = 100

/** Characters of a title, of the words and of a slug. */
export const longestTitle = 60
export const longestWords = 2000
export const longestSlug = 60

/** What names a collection and leads to it. */
export interface CollectionLink {
  type: CollectionType
  /** The last part of its address; of a kind's gallery the kind. */
  slug: string
  title: string
  path: string
}

/** A collection as its page shows it. */
export interface Collection extends CollectionLink {
  id: number
  /** Of the specification's three galleries: what hangs there. */
  kind: ProductKind | null
  /** Paragraphs, parted by blank lines; '' of a kind's gallery. */
  words: string
  picture: Picture | null
  /** Left out of the menu, the home page and the sitemap. */
  hidden: boolean
}

/** What the owner writes of a collection. */
export interface CollectionForm {
  title: string
  /** '': made from the title of a new one, left as it is of another. */
  slug: string
  words: string
  /** A picture's address. */
  picture: string | null
  hidden: boolean
}

/** 'Étude N° 4' -> 'etude-n-4'; '' when no letter of it can stand in an address. */
export function slugOf(title: string): string {
  return title
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
}

/** What is wrong with a slug that was typed, or null. */
export function slugProblem(slug: string): string | null {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > longestSlug) {
    return 'Small letters, digits and dashes, please, such as quiet-forms.'
  }
  if (isOwnPath(`/${slug}`))
    return 'The shop has a page of that name already. Please choose another.'
  return null
}
