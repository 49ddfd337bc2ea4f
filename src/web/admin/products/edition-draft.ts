import type { Master, Signature } from '#shop/editions/edition.ts'

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
