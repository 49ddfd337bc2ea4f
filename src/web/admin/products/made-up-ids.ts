import { sizesOf } from '#shop/catalogue/product.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * Variant ids for the sizes that have none yet, such as 'moon-moths-small-k3f9'. A studio
 * that makes its prints itself has no printer to ask for ids, and no two sizes may share an id.
 */
export function madeUpIds({ texts }: ProductDraft, mark: string): Record<string, string> {
  const shape = texts.dimensions === 'portrait' ? 'portrait' : 'square'
  const name = plain(texts.name ?? '') || 'print'
  return Object.fromEntries(
    sizesOf[shape].flatMap((size) => {
      const field = `${size}VariantId`
      return texts[field]?.trim() ? [] : [[field, `${name}-${size}-${mark}`]]
    }),
  )
}

/** Four letters and figures; enough among the prints of one name. */
export function newMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    (byte % 36).toString(36),
  ).join('')
}

function plain(name: string): string {
  const words = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  return words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
}
