import { productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { completePieces } from '#shop/catalogue/products/pieces.server.ts'
import { galleryRows } from '#shop/catalogue/products/product-rows.server.ts'
import {
  type ChoiceFilter,
  firstChoices,
  type PieceChoice,
  type PieceChoices,
} from './piece-choice.ts'

export interface ChoiceQuery {
  /** Each word must occur in the name or in the descriptive name. */
  find?: string
  which: ChoiceFilter
  limit?: number
  /** Epoch milliseconds. */
  now: number
}

const rules = {
  all: { drafts: true },
  shown: {},
  free: { drafts: true, only: 'free' },
} as const

/** The newest of each kind, kind by kind, without sold one-of-a-kind pieces. */
export async function readChoices(
  reader: Reader,
  { find = '', which, limit = firstChoices, now }: ChoiceQuery,
): Promise<PieceChoices> {
  const choice = { ...rules[which], words: find, limit: limit + 1, now }
  const rows = []
  for (const kind of productKinds) {
    if (rows.length <= limit) rows.push(...(await galleryRows(reader, kind, choice)))
  }
  const pieces = await completePieces(reader, rows.slice(0, limit))
  return {
    pieces: pieces.map(({ product }): PieceChoice => {
      const { kind, id, name, descName, hidden, pictures } = product
      return { kind, id, name, descName, hidden, picture: pictures[0] ?? null }
    }),
    more: rows.length > limit,
  }
}
