import type { ProductKind } from '#platform/addresses/kinds.ts'
import { isOwnPath } from '#platform/addresses/page-paths.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { collectionsCopy } from './copy.ts'

/** A piece is in exactly one gallery and in any number of series. */
export type CollectionType = 'gallery' | 'series'

/** The gallery limit includes the galleries of the kinds. */
export const maxCollections: Record<CollectionType, number> = { gallery: 30, series: 100 }

export const maxSeriesPieces = 100

/** In characters. */
export const longestTitle = 60
export const longestWords = 2000
export const longestSlug = 60

export interface CollectionLink {
  type: CollectionType
  /** The last part of its address; a kind's gallery uses the kind. */
  slug: string
  title: string
  path: string
}

export interface Collection extends CollectionLink {
  id: number
  /** The kind that one of the specification's three galleries shows; null for every other collection. */
  kind: ProductKind | null
  /** Paragraphs separated by blank lines; '' for a kind's gallery. */
  words: string
  picture: Picture | null
  /** Left out of the menu, the home page and the sitemap. */
  hidden: boolean
}

export interface CollectionForm {
  title: string
  /** '' derives the slug from a new collection's title, and keeps an existing slug. */
  slug: string
  words: string
  /** A picture's address. */
  picture: string | null
  hidden: boolean
}

/** 'Étude N° 4' -> 'etude-n-4'; '' when an address can use none of its letters. */
export function toSlug(title: string): string {
  return title
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
}

/** Says why a typed slug is invalid; null when it is valid. */
export function slugProblem(slug: string): string | null {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > longestSlug) {
    return collectionsCopy.badSlug
  }
  if (isOwnPath(`/${slug}`)) return collectionsCopy.slugTaken
  return null
}
