import type { z } from 'zod'
import { lawCopy } from './copy.ts'
import { fibreInWords } from './fibres.ts'
import type { labellingSchema } from './labelling.schema.ts'

/* Safe in a browser. Labelling that the law requires of products (decision 53). */

/** Null on a product: the kind's default; null on a kind: unknown. */
export type Labelling = z.output<typeof labellingSchema>
/** No fibres: no textile. */
export type Fabric = NonNullable<Labelling['fabric']>
/** Annex I names them. */
export type Fibre = Fabric['fibres'][number]

/** 16 CFR 303.34. */
export const origins = ['us', 'imported', 'both'] as const
export type Origin = (typeof origins)[number]

export const originWords: Record<Origin, string> = {
  us: lawCopy.madeUS,
  imported: 'Imported',
  both: lawCopy.madeAndImported,
}

/** The values and words of Google's product data. */
export const genders = ['female', 'male', 'unisex'] as const
export type Gender = (typeof genders)[number]

export const genderWords: Record<Gender, string> = {
  unisex: 'Everybody',
  female: lawCopy.womenOrGirls,
  male: lawCopy.menOrBoys,
}

export const ageGroups = ['adult', 'kids', 'toddler', 'infant', 'newborn'] as const
export type AgeGroup = (typeof ageGroups)[number]

export const ageGroupWords: Record<AgeGroup, string> = {
  adult: lawCopy.adultsAndTeens,
  kids: '5 to 13 years',
  toddler: '1 to 5 years',
  infant: '3 to 12 months',
  newborn: lawCopy.up3Months,
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

export function mergeLabelling(own: Labelling | null, usual: Labelling): Labelling {
  const set = Object.entries(own ?? {}).filter(([, value]) => value !== null)
  return { ...usual, ...Object.fromEntries(set) }
}

/** '95% cotton, 5% elastane (spandex)' */
export function fibresInWords(fibres: readonly Fibre[]): string {
  return fibres.map(({ name, percent }) => `${percent}% ${fibreInWords(name)}`).join(', ')
}

/** For feeds, 'cotton/elastane (spandex)'; '': unknown. */
export function materialWords({ fabric }: Labelling): string {
  const largest = fabric?.fibres.slice(0, 3) ?? []
  return largest.map(({ name }) => fibreInWords(name)).join('/')
}

/** Regulation 1007/2011, Art. 12. */
export const animalPartsWords = lawCopy.animalParts

export function labellingInWords(labelling: Labelling): { term: string; words: string }[] {
  const { fabric, origin, care, warnings, identifier } = labelling
  const fibres = fabric && fabric.fibres.length > 0 ? `${fibresInWords(fabric.fibres)}.` : ''
  const made = [fibres, fabric?.animalParts ? animalPartsWords : ''].filter(Boolean).join(' ')
  const rows = [
    { term: lawCopy.madeOf, words: made },
    { term: lawCopy.origin, words: origin ? originWords[origin] : '' },
    { term: lawCopy.care, words: care ?? '' },
    { term: lawCopy.pleaseNote, words: warnings ?? '' },
    { term: lawCopy.number, words: identifier ?? '' },
  ]
  return rows.filter(({ words }) => words !== '')
}
