import type { z } from 'zod'
import type { PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import type { dropSchema } from './drop.schema.ts'

/** In characters. */
export const maxTitle = 80
export const maxWords = 1000
export const mostPieces = 100

export type Drop = z.output<typeof dropSchema>

/** `oneEach`: at most one of each piece for a buyer. */
export interface DropInput extends Omit<Drop, 'id' | 'hasBegun' | 'pieces' | 'version'> {
  pieces: readonly PieceKey[]
  version?: string | undefined
}

export type AnnouncedDrop = Pick<Drop, 'id' | 'title' | 'words' | 'opensAt'>
