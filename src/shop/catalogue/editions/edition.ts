import type { ProductKind } from '#platform/addresses/kinds.ts'

/** How an edition is signed. */
export const signatures = ['by_hand', 'on_certificate', 'unsigned'] as const
export type Signature = (typeof signatures)[number]

/** What became of the master, the plate, block or file, once the edition was made. */
export const masters = ['kept', 'cancelled'] as const
export type Master = (typeof masters)[number]

/** The most numbered copies of an edition. */
export const largestEdition = 9999

/** What is stated of a multiple beside how many there are. */
export interface EditionTerms {
  /** Artist's proofs beside the numbered copies. */
  proofs: number
  year: number | null
  /** The medium or process ('linocut'). */
  process: string | null
  /** It reproduces an image that was made in another medium. */
  reproduction: boolean
  signature: Signature
  /** Other editions of the same image, in words. */
  others: string | null
  /** Null: it isn't stated. */
  master: Master | null
}

/** The numbered copies of a size; '' stands for the piece in all its sizes. */
export interface EditionSize {
  size: string
  total: number
}

/**
 * What the owner writes of a piece's edition: one of the whole piece, or one for each of some sizes. No
 * sizes: its number isn't limited, and only how it is made is stated.
 */
export interface EditionInput extends EditionTerms {
  sizes: readonly EditionSize[]
}

/** An edition as it stands. */
export interface Edition extends EditionTerms, EditionSize {
  id: number
  kind: ProductKind
  pieceId: number
  /** The last number that was given. */
  given: number
  /** The last number of an artist's proof that was given. */
  proofsGiven: number
  /** Proofs that can be sold: never given, or given by mistake. */
  proofsLeft: number
  /** Copies that can still be sold, held ones included. */
  left: number
}

/** The edition of a piece as pages and the form show it: what is stated, and how it stands by size; see `EditionInput`. */
export interface PieceEdition extends EditionTerms {
  sizes: (EditionSize & Pick<Edition, 'given' | 'proofsLeft' | 'left'>)[]
}

/** What a certified copy is: one of an edition's numbers, one of its artist's proofs, the only one. */
export const copyKinds = ['numbered', 'proof', 'single'] as const

/** A certified copy that was sold. */
export interface Copy {
  /** Of its certificate: the unguessable part of the address. */
  id: string
  what: (typeof copyKinds)[number]
  number: number
  /** Of how many; proofs are counted apart. */
  total: number
  /** Its money went back: the number is void. */
  isVoid: boolean
  /**
   * Of a void number, for the owner alone: the certificate that it has now, null while it is on sale;
   * absent: it stays void.
   */
  again?: string | null
}

/** What happens to a void number: the next sale gets it, or the owner gives it by hand. */
export const secondLives = ['on_sale', 'by_hand'] as const
export type SecondLife = (typeof secondLives)[number]

/** '3/50', of an artist's proof 'AP 1/3'. */
export function numberWords({ what, number, total }: Omit<Copy, 'id' | 'isVoid'>): string {
  return `${what === 'proof' ? 'AP ' : ''}${number}/${total}`
}

/** 'No. 3/50', 'AP 1/3', 'One of a kind'. */
export function copyInWords(copy: Omit<Copy, 'id' | 'isVoid'>): string {
  if (copy.what === 'single') return 'One of a kind'
  return copy.what === 'proof' ? numberWords(copy) : `No. ${numberWords(copy)}`
}

/** 'No. 3/50, No. 4/50' of the copies that are not void; '' without any. */
export function copiesInWords(copies: readonly Copy[]): string {
  return copies
    .filter(({ isVoid }) => !isVoid)
    .map(copyInWords)
    .join(', ')
}

const signatureWords: Record<Signature, string> = {
  by_hand: 'Signed by hand by the artist',
  on_certificate: 'Signed on the certificate',
  unsigned: 'Not signed',
}

const masterWords: Record<Master, string> = {
  kept: 'The artist still has it: neither destroyed, altered nor cancelled',
  cancelled: 'Destroyed or cancelled: nothing more can be made from it',
}

/** A row of what is stated of an edition. */
export interface StatementRow {
  term: string
  words: string
}

/** A size of a piece as it is sold: of how many copies; null: as many as are wanted. */
export interface SoldSize {
  size: string
  total: number | null
}

/**
 * What is sold of the same image beside a size, in words: "14 × 14 in an edition of 10; 18 × 18 without
 * a limit". Null: nothing else, as far as the shop knows; `size` '': the piece in all its sizes.
 */
export function besideWords(size: string, sizes: readonly SoldSize[]): string | null {
  const others = size === '' ? [] : sizes.filter((each) => each.size !== size)
  const words = others.map(({ size: label, total }) =>
    total === null
      ? `${sides(label)} without a limit`
      : `${sides(label)} in an edition of ${total}`,
  )
  return words.length === 0 ? null : `This image is also sold as ${words.join('; ')}`
}

/** '14x14' as '14 × 14'. */
const sides = (label: string) => label.replace(/(\d)x(\d)/g, '$1 × $2')

/**
 * What is said of other editions of an image: the sizes that the shop sells beside `size`, and the owner's
 * own words. Words that there is no other are left out where the shop sells one. Null: nothing is known.
 */
export function othersOf(
  size: string,
  sizes: readonly SoldSize[],
  others: string | null,
): string | null {
  const beside = besideWords(size, sizes)
  const own = beside !== null && claimsNoOther(others) ? null : others
  return [beside, own].filter((words) => words !== null).join('. ') || null
}

/** Whether words claim that there is no other edition. */
export function claimsNoOther(others: string | null): boolean {
  return others !== null && /^\s*(none|no)\b|\bno other\b|\bthe only\b/i.test(others)
}

/**
 * The statement of an edition, row by row: what the laws of New York and California want disclosed of a
 * multiple. `total` 0: its number isn't limited.
 */
export function statementOf(edition: EditionTerms & { total: number }): StatementRow[] {
  const { total, proofs, year, process, reproduction, signature, others, master } = edition
  const rows: [string, string | null][] = [
    ['Edition', total === 0 ? 'Not limited' : totalInWords(total) + proofsInWords(proofs)],
    ['Process', process],
    ['Year', year === null ? null : String(year)],
    ['Signature', signatureWords[signature]],
    ['Original', reproduction ? 'A reproduction of an image made in another medium' : null],
    ['Other editions', others],
    // Certificates from before it could be stated have none.
    ['Master', master ? masterWords[master] : null],
  ]
  return rows.flatMap(([term, words]) => (words === null ? [] : [{ term, words }]))
}

/** What is stated of a piece in no edition, in a line: 'Fjord, by Ada: Not limited · Linocut · …' */
export function statementLine(title: string, artist: string, rows: StatementRow[]): string {
  return `${title}, by ${artist}: ${rows.map(({ words }) => words).join(' · ')}`
}

function totalInWords(total: number): string {
  return `${total} numbered ${total === 1 ? 'copy' : 'copies'}`
}

function proofsInWords(proofs: number): string {
  if (proofs === 0) return ', no artist’s proofs'
  return ` and ${proofs} artist’s ${proofs === 1 ? 'proof' : 'proofs'}`
}
