import { fibreInWords } from './fibres.ts'

/*
 * What the law wants to be told of a piece beside what it is (decision 53): what it is made of, where it
 * comes from, who made it. Safe in a browser.
 */

/** A fibre of Annex I, with its share of the weight. */
export interface Fibre {
  name: string
  /** Whole percent. */
  percent: number
}

export interface Fabric {
  /** They add up to 100, the largest share first; none: it is no textile. */
  fibres: Fibre[]
  /** It has parts such as leather, bone or feathers. */
  animalParts: boolean
}

/** What 16 CFR 303.34 lets be said of where a garment comes from. */
export const origins = ['us', 'imported', 'both'] as const
export type Origin = (typeof origins)[number]

export const originWords: Record<Origin, string> = {
  us: 'Made in U.S.A.',
  imported: 'Imported',
  both: 'Made in U.S.A. and imported',
}

/** Whom a garment is made for, in the values and words of Google's product data. */
export const genders = ['female', 'male', 'unisex'] as const
export type Gender = (typeof genders)[number]

export const genderWords: Record<Gender, string> = {
  unisex: 'Everybody',
  female: 'Women or girls',
  male: 'Men or boys',
}

export const ageGroups = ['adult', 'kids', 'toddler', 'infant', 'newborn'] as const
export type AgeGroup = (typeof ageGroups)[number]

export const ageGroupWords: Record<AgeGroup, string> = {
  adult: 'Adults and teens',
  kids: '5 to 13 years',
  toddler: '1 to 5 years',
  infant: '3 to 12 months',
  newborn: 'Up to 3 months',
}

/** What is told of a piece, or of all pieces of a kind; null: nothing, or what its kind has. */
export interface Labelling {
  fabric: Fabric | null
  origin: Origin | null
  care: string | null
  warnings: string | null
  /** A name, number or mark by which it is known. */
  identifier: string | null
  /** Who made it, where that isn't the studio: name, postal address and electronic address, a line each. */
  maker: string | null
  /** Six to ten digits of the customs tariff. */
  hsCode: string | null
  /** For customs; ISO 3166-1 alpha-2. */
  originCountry: string | null
  /** Of a garment, in the owner's words; where nobody has said it, feeds tell what its picture is sure of. */
  colour: string | null
  /** Of a garment; where nobody has said it, it is for everybody. */
  gender: Gender | null
  /** Of a garment; where nobody has said it, it is for adults. */
  ageGroup: AgeGroup | null
}

export const noLabelling: Labelling = {
  fabric: null,
  origin: null,
  care: null,
  warnings: null,
  identifier: null,
  maker: null,
  hsCode: null,
  originCountry: null,
  colour: null,
  gender: null,
  ageGroup: null,
}

/** What holds for a piece: its own, and what its kind has where it has none. */
export function labellingOf(own: Labelling | null, usual: Labelling): Labelling {
  const set = Object.entries(own ?? {}).filter(([, value]) => value !== null)
  return { ...usual, ...Object.fromEntries(set) }
}

/** '95% cotton, 5% elastane (spandex)' */
export function fibresInWords(fibres: readonly Fibre[]): string {
  return fibres.map(({ name, percent }) => `${percent}% ${fibreInWords(name)}`).join(', ')
}

/** The three largest shares as machines are told them, 'cotton/elastane (spandex)'; '' where none is said. */
export function materialOf({ fabric }: Labelling): string {
  const largest = fabric?.fibres.slice(0, 3) ?? []
  return largest.map(({ name }) => fibreInWords(name)).join('/')
}

/** In the words of Regulation 1007/2011, Art. 12. */
export const animalPartsWords = 'Contains non-textile parts of animal origin.'

/** What visitors read of it, term by term. */
export function labellingInWords(labelling: Labelling): { term: string; words: string }[] {
  const { fabric, origin, care, warnings, identifier } = labelling
  const fibres = fabric && fabric.fibres.length > 0 ? `${fibresInWords(fabric.fibres)}.` : ''
  const made = [fibres, fabric?.animalParts ? animalPartsWords : ''].filter(Boolean).join(' ')
  const rows = [
    { term: 'Made of', words: made },
    { term: 'Origin', words: origin ? originWords[origin] : '' },
    { term: 'Care', words: care ?? '' },
    { term: 'Please note', words: warnings ?? '' },
    { term: 'Number', words: identifier ?? '' },
  ]
  return rows.filter(({ words }) => words !== '')
}
