import type { Master, Signature } from '#shop/catalogue/editions/edition.ts'

export interface EditionDraft {
  sizes: { size: string; total: string | number; given?: number }[]
  proofs: string | number
  year: string | number | null
  process: string | null
  reproduction: boolean
  signature: Signature
  others: string | null
  master: Master | '' | null
}

export const first: EditionDraft = {
  sizes: [{ size: '', total: '' }],
  proofs: '',
  year: '',
  process: '',
  reproduction: false,
  signature: 'by_hand',
  others: '',
  master: '',
}

export const isLimited = (edition: EditionDraft | null) => (edition?.sizes.length ?? 0) > 0

/** Null: no limited edition, and at most a signature is stated. */
export function toRequest(edition: EditionDraft): EditionDraft | null {
  const { sizes, year, process, reproduction, signature, others, master } = edition
  const stated = year || process || reproduction || others || master
  return sizes.length > 0 || stated || signature !== first.signature ? edition : null
}

/** All sizes while no size has a number, because an edition needs a size. */
export function limited(sizes: EditionDraft['sizes']): EditionDraft['sizes'] {
  const numbered = sizes.filter(({ total }) => String(total).trim() !== '')
  return numbered.length > 0 ? numbered : sizes
}

export function sizeIndex(size: string, sizes: EditionDraft['sizes']): number | string {
  const at = sizes.findIndex((each) => each.size === size)
  return at === -1 ? size : at
}
