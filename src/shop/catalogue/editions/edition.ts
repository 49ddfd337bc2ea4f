import type { ProductKind } from '#platform/addresses/kinds.ts'
import { editionsCopy } from './copy.ts'

export const signatures = ['by_hand', 'on_certificate', 'unsigned'] as const
export type Signature = (typeof signatures)[number]

/** The fate of the master (plate, block or file) after the edition was made. */
export const masters = ['kept', 'cancelled'] as const
export type Master = (typeof masters)[number]

/** In numbered copies. */
export const largestEdition = 9999

export interface EditionTerms {
  /** Artist's proofs, in addition to the numbered copies. */
  proofs: number
  year: number | null
  /** The medium or process ('linocut'). */
  process: string | null
  /** It reproduces an image that was made in another medium. */
  reproduction: boolean
  signature: Signature
  /** Other editions of the same image, in words. */
  others: string | null
  /** Null: not stated. */
  master: Master | null
}

/** Numbered copies of a size; '' stands for all sizes of the piece. */
export interface EditionSize {
  size: string
  total: number
}

/**
 * One edition of the whole piece, or one for each of some sizes. Without sizes the number of copies is
 * unlimited, and only the terms are stated.
 */
export interface EditionInput extends EditionTerms {
  sizes: readonly EditionSize[]
}

export interface Edition extends EditionTerms, EditionSize {
  id: number
  kind: ProductKind
  pieceId: number
  /** The last number assigned. */
  given: number
  /** The last artist's proof number assigned. */
  proofsGiven: number
  /** Proofs for sale: never assigned, or assigned by mistake. */
  proofsLeft: number
  /** Copies for sale, held copies included. */
  left: number
}

/** An edition as pages and the form show it: its terms, and its state by size; see `EditionInput`. */
export interface PieceEdition extends EditionTerms {
  sizes: (EditionSize & Pick<Edition, 'given' | 'proofsLeft' | 'left'>)[]
}

export const copyKinds = ['numbered', 'proof', 'single'] as const

export interface Copy {
  /** The certificate's id: the unguessable part of its address. */
  id: string
  what: (typeof copyKinds)[number]
  number: number
  /** Copies in the edition; proofs are counted separately. */
  total: number
  /** The payment was refunded, so the number is void. */
  isVoid: boolean
  /**
   * For the owner only, on a void number: the certificate that has the number now, null while the
   * number is on sale, absent while the number stays void.
   */
  again?: string | null
}

/** 'on_sale': the next sale gets a void number. 'by_hand': the owner reissues it. */
export const reissueModes = ['on_sale', 'by_hand'] as const
export type ReissueMode = (typeof reissueModes)[number]

/** '3/50', or 'AP 1/3' for an artist's proof. */
export function numberWords({ what, number, total }: Omit<Copy, 'id' | 'isVoid'>): string {
  return `${what === 'proof' ? 'AP ' : ''}${number}/${total}`
}

/** 'No. 3/50', 'AP 1/3', 'One of a kind'. */
export function copyInWords(copy: Omit<Copy, 'id' | 'isVoid'>): string {
  if (copy.what === 'single') return editionsCopy.kindGallery
  return copy.what === 'proof' ? numberWords(copy) : editionsCopy.numbered(numberWords(copy))
}

/** 'No. 3/50, No. 4/50', void copies left out; '' when no copy remains. */
export function copiesInWords(copies: readonly Copy[]): string {
  return copies
    .filter(({ isVoid }) => !isVoid)
    .map(copyInWords)
    .join(', ')
}

export interface StatementRow {
  term: string
  words: string
}

/** A size on sale with its number of copies; null: unlimited. */
export interface SoldSize {
  size: string
  total: number | null
}

/**
 * The other sizes of the same image in words: "14 × 14 in an edition of 10; 18 × 18 without a limit".
 * Null: the shop knows of no other. `size` '' stands for all sizes of the piece.
 */
export function besideWords(size: string, sizes: readonly SoldSize[]): string | null {
  const others = size === '' ? [] : sizes.filter((each) => each.size !== size)
  const words = others.map(({ size: label, total }) =>
    total === null
      ? editionsCopy.withoutLimit(sides(label))
      : editionsCopy.edition(sides(label), total),
  )
  return words.length === 0 ? null : editionsCopy.alsoSoldAs(words.join('; '))
}

/** '14x14' as '14 × 14'. */
const sides = (label: string) => label.replace(/(\d)x(\d)/g, '$1 × $2')

/**
 * Other editions of an image: the sizes that the shop sells besides `size`, and the owner's own words.
 * Leaves out the owner's claim of no other edition when the shop sells one. Null: none is known.
 */
export function otherEditions(
  size: string,
  sizes: readonly SoldSize[],
  others: string | null,
): string | null {
  const beside = besideWords(size, sizes)
  const own = beside !== null && claimsNoOther(others) ? null : others
  return [beside, own].filter((words) => words !== null).join('. ') || null
}

export function claimsNoOther(others: string | null): boolean {
  return others !== null && /^\s*(none|no)\b|\bno other\b|\bthe only\b/i.test(others)
}

/**
 * Rows of the disclosure that the laws of New York and California require for multiples. `total` 0:
 * unlimited.
 */
export function statementRows(edition: EditionTerms & { total: number }): StatementRow[] {
  const { total, proofs, year, process, reproduction, signature, others, master } = edition
  const rows: [string, string | null][] = [
    [
      'Edition',
      total === 0 ? editionsCopy.notLimited : totalInWords(total) + proofsInWords(proofs),
    ],
    ['Process', process],
    ['Year', year === null ? null : String(year)],
    ['Signature', editionsCopy.signature[signature]],
    ['Original', reproduction ? editionsCopy.reproduction : null],
    [editionsCopy.otherEditions, others],
    // Older certificates state no master.
    ['Master', master ? editionsCopy.master[master] : null],
  ]
  return rows.flatMap(([term, words]) => (words === null ? [] : [{ term, words }]))
}

/** The statement for a piece without an edition, in one line: 'Fjord, by Ada: Not limited · Linocut · …' */
export function statementLine(title: string, artist: string, rows: StatementRow[]): string {
  return editionsCopy.by(title, artist, rows.map(({ words }) => words).join(' · '))
}

function totalInWords(total: number): string {
  return editionsCopy.numberedCopies(total, total === 1 ? 'copy' : 'copies')
}

function proofsInWords(proofs: number): string {
  if (proofs === 0) return editionsCopy.noProofs
  return editionsCopy.andProofs(proofs, proofs === 1 ? 'proof' : 'proofs')
}
