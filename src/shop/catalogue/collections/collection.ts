import type { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { isOwnPath } from '#platform/addresses/page-paths.ts'
import { isSlug } from '#platform/addresses/slug.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { newCollectionSchema } from './collection.schema.ts'
import { collectionsCopy } from './copy.ts'

/** A piece is in one gallery and in any number of series. */
export type CollectionType = 'gallery' | 'series'

/** 'looking': large pictures with captions, from work to work. */
export const galleryLayouts = ['shop', 'looking'] as const
export type GalleryLayout = (typeof galleryLayouts)[number]

/** The gallery limit includes the galleries of the kinds. */
export const maxCollections: Record<CollectionType, number> = { gallery: 30, series: 100 }

export const maxSeriesPieces = 100

/** In characters. */
export const longestTitle = 60
export const longestWords = 2000

export interface Neighbours {
  number: number
  of: number
  earlier: { name: string; path: string } | null
  later: { name: string; path: string } | null
}

export interface CollectionLink {
  type: CollectionType
  slug: string
  title: string
  path: string
}

export interface Collection extends CollectionLink {
  id: number
  /** Null except for the specification's three galleries. */
  kind: ProductKind | null
  /** Paragraphs separated by blank lines; '' for a kind's gallery. */
  words: string
  layout: GalleryLayout
  picture: Picture | null
  hidden: boolean
}

/** `slug` '' derives a new slug from the title, and keeps an existing slug. */
export type CollectionForm = Omit<z.output<typeof newCollectionSchema>, 'type'>

/** Null when it is valid. */
export function slugProblem(slug: string): string | null {
  if (!isSlug(slug)) return collectionsCopy.badSlug
  if (isOwnPath(`/${slug}`)) return collectionsCopy.slugTaken
  return null
}
