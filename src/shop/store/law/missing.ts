import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Need, rulesBetween } from './rules.ts'

export interface PieceName {
  kind: ProductKind
  id: number
  name: string
}

/** Pieces that lack something: the first of them, and how many there are. */
export interface Lacking {
  first: readonly PieceName[]
  count: number
}

export interface LawFacts {
  address: boolean
  phone: boolean
  responsible: boolean
  notice: boolean
  /** As many days to send back as the right of withdrawal has. */
  returnDays: boolean
  /** Nothing is added to a price when it is paid. */
  finalPrice: boolean
  tax: boolean
  /** Countries with a registration for packaging. */
  packaging: readonly string[]
  fibres: Lacking
  origin: Lacking
  /** Prints of 100 USD and more that lack a statement required by law. */
  edition: Lacking
}

/** Something that isn't filled in yet. */
export interface Missing {
  need: Need
  /** If true, these countries can't be opened without it; if false, the owner is only told. */
  required: boolean
  /** Buyers' countries for which it is missing. */
  countries: string[]
  /** The laws that want it. */
  sources: string[]
  pieces: Lacking | null
}

const ofPieces = ['fibres', 'origin', 'edition'] as const

function piecesWithout(need: Need, facts: LawFacts): Lacking | null {
  const found = ofPieces.find((each) => each === need)
  return found ? facts[found] : null
}

function isMet(need: Need, buyer: string, facts: LawFacts): boolean {
  if (need === 'packaging') return facts.packaging.includes(buyer)
  const pieces = piecesWithout(need, facts)
  if (pieces) return pieces.count === 0
  return facts[need as Exclude<Need, 'packaging' | (typeof ofPieces)[number]>]
}

/** For a seller and buyers by country, ISO 3166-1 alpha-2; required entries come first. */
export function missingFor(seller: string, buyers: readonly string[], facts: LawFacts): Missing[] {
  const found = new Map<Need, Missing>()
  for (const buyer of buyers) {
    for (const { needs: need, required = false, source } of rulesBetween(seller, buyer)) {
      if (!need || isMet(need, buyer, facts)) continue
      const known = found.get(need) ?? {
        ...{ need, required: false, countries: [], sources: [] },
        pieces: piecesWithout(need, facts),
      }
      found.set(need, {
        ...known,
        required: known.required || required,
        countries: [...new Set([...known.countries, buyer])],
        sources: [...new Set([...known.sources, source])],
      })
    }
  }
  return [...found.values()].toSorted((a, b) => Number(b.required) - Number(a.required))
}
