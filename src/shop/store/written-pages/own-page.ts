import type { z } from 'zod'
import { isOwnPath } from '#platform/addresses/page-paths.ts'
import { isSlug } from '#platform/addresses/slug.ts'
import { writtenPagesCopy } from './copy.ts'
import type { blockSchemas, ownPageFormSchema } from './own-page.schema.ts'

/* The owner's own pages consist of blocks. Built-in pages have blocks below their text. */

export const maxOwnPages = 40
export const maxBlocks = 60
export const maxRow = 8

/** In characters. */
export const longestPageTitle = 60
export const longestCaption = 300
export const longestQuotation = 1200
export const longestSpeaker = 120
export const longestButton = 60
/** Of all blocks together: the call takes 64 KiB. */
export const maxLetters = 30_000

/** The place of the page's link. */
export const pageSpots = ['menu', 'footer', 'none'] as const
export type PageSpot = (typeof pageSpots)[number]

export type BlockKind = keyof typeof blockSchemas
export type PageBlock<K extends BlockKind = BlockKind> = {
  [Each in K]: z.output<(typeof blockSchemas)[Each]>
}[K]

export type OwnPageForm = Omit<z.output<typeof ownPageFormSchema>, 'version'>

export interface OwnPage extends OwnPageForm {
  id: number
  path: string
  /** Epoch milliseconds. */
  updatedAt: number
}

/** Null when it is valid. */
export function pageSlugProblem(slug: string): string | null {
  if (!isSlug(slug)) return writtenPagesCopy.badSlug
  return isOwnPath(`/${slug}`) ? writtenPagesCopy.slugOfShop : null
}

export function picturesIn(blocks: readonly PageBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return block.picture
    if (block.kind === 'pictures') return block.pictures
    return block.kind === 'video' ? block.video : []
  })
}
