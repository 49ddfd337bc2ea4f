import type { Master, Signature } from '#shop/catalogue/editions/edition.ts'

/** An edition as typed; numbers are texts while they are. */
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

/** What an edition begins with. */
export const first: EditionDraft = {
  ...{ sizes: [{ size: '', total: '' }], proofs: '', year: '', process: '' },
  ...{ reproduction: false, signature: 'by_hand', others: '', master: '' },
}

/** Its number is; else only how it is made is stated, or nothing. */
export const isLimited = (edition: EditionDraft | null) => (edition?.sizes.length ?? 0) > 0

/** What is sent; null: it is in no limited edition, and nothing is stated but a signature. */
export function sentOf(edition: EditionDraft): EditionDraft | null {
  const { sizes, year, process, reproduction, signature, others, master } = edition
  const stated = year || process || reproduction || others || master
  return sizes.length > 0 || stated || signature !== first.signature ? edition : null
}

/** Those with a number; all of them while none has one, since an edition is of something. */
export function limited(sizes: EditionDraft['sizes']): EditionDraft['sizes'] {
  const numbered = sizes.filter(({ total }) => String(total).trim() !== '')
  return numbered.length > 0 ? numbered : sizes
}

/** Where a size stands in what is sent, as problems name it; its name where it isn't. */
export function placeOf(size: string, sizes: EditionDraft['sizes']): number | string {
  const at = sizes.findIndex((each) => each.size === size)
  return at === -1 ? size : at
}
