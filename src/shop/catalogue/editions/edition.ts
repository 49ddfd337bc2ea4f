import type { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { pieceEditionSchema } from '#shop/catalogue/products/entity.schema.ts'
import { editionsCopy } from './copy.ts'
import type { copiesSchema } from './edition.schema.ts'

export const signatures = ['by_hand', 'on_certificate', 'unsigned'] as const
export type Signature = (typeof signatures)[number]

/** The master (plate, block or file) after the edition was made. */
export const masters = ['kept', 'cancelled'] as const
export type Master = (typeof masters)[number]

export const largestEdition = 9999

export type PieceEdition = z.output<typeof pieceEditionSchema>

export type EditionTerms = Omit<PieceEdition, 'sizes'>

/** `size` '' stands for all sizes of the piece. */
export interface EditionSize {
  size: string
  total: number
}

/** Without sizes the number of copies is unlimited, and only the terms are stated. */
export interface EditionInput extends EditionTerms {
  sizes: readonly EditionSize[]
}

export interface Edition extends EditionTerms, EditionSize {
  id: number
  kind: ProductKind
  pieceId: number
  given: number
  proofsGiven: number
  /** Never assigned, or assigned by mistake. */
  proofsLeft: number
  left: number
}

export const copyKinds = ['numbered', 'proof', 'single'] as const

/** `id`, the certificate's, is the unguessable part of its address. */
export type Copy = z.output<typeof copiesSchema>[number]

/** 'on_sale': the next sale gets the number. 'by_hand': the owner reissues it. */
export const reissueModes = ['on_sale', 'by_hand'] as const
export type ReissueMode = (typeof reissueModes)[number]

export function numberWords({ what, number, total }: Omit<Copy, 'id' | 'isVoid'>): string {
  return `${what === 'proof' ? 'AP ' : ''}${number}/${total}`
}

export function copyInWords(copy: Omit<Copy, 'id' | 'isVoid'>): string {
  if (copy.what === 'single') return editionsCopy.kindGallery
  return copy.what === 'proof' ? numberWords(copy) : editionsCopy.numbered(numberWords(copy))
}

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

/** `total` null: unlimited. */
export interface SoldSize {
  size: string
  total: number | null
}

/** Null: the shop knows no other edition. `size` '' stands for all sizes of the piece. */
export function otherEditionsSold(size: string, sizes: readonly SoldSize[]): string | null {
  const others = size === '' ? [] : sizes.filter((each) => each.size !== size)
  const words = others.map(({ size: label, total }) =>
    total === null
      ? editionsCopy.withoutLimit(sides(label))
      : editionsCopy.edition(sides(label), total),
  )
  return words.length === 0 ? null : editionsCopy.alsoSoldAs(words.join('; '))
}

const sides = (label: string) => label.replace(/(\d)x(\d)/g, '$1 × $2')

/** Leaves out the owner's claim of no other edition when the shop sells one. */
export function otherEditions(
  size: string,
  sizes: readonly SoldSize[],
  others: string | null,
): string | null {
  const sold = otherEditionsSold(size, sizes)
  const own = sold !== null && claimsNoOther(others) ? null : others
  return [sold, own].filter((words) => words !== null).join('. ') || null
}

const noOther =
  /^\s*(?:none|no)\b|\b(?:no|any) others?\b|\bthere (?:is|are) no(?:ne|t)?\b|\bthe only\b|\bonly edition\b|\bsole\b/i

export function claimsNoOther(others: string | null): boolean {
  return others !== null && noOther.test(others)
}

/** The disclosure that New York and California require for multiples. `total` 0: unlimited. */
export function statementRows(edition: EditionTerms & { total: number }): StatementRow[] {
  const { total, proofs, year, process, reproduction, signature, others, master } = edition
  const rows: [string, string | null][] = [
    [
      editionsCopy.terms.edition,
      total === 0 ? editionsCopy.notLimited : totalInWords(total) + proofsInWords(proofs),
    ],
    [editionsCopy.terms.process, process],
    [editionsCopy.terms.year, year === null ? null : String(year)],
    [editionsCopy.terms.signature, editionsCopy.signature[signature]],
    [editionsCopy.terms.original, reproduction ? editionsCopy.reproduction : null],
    [editionsCopy.terms.others, others],
    [editionsCopy.terms.master, master ? editionsCopy.master[master] : null],
  ]
  return rows.flatMap(([term, words]) => (words === null ? [] : [{ term, words }]))
}

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
