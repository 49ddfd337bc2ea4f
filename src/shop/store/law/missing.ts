import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Need, rulesBetween } from './rules.ts'

export interface PieceName {
  kind: ProductKind
  id: number
  name: string
}

export interface Lacking {
  first: readonly PieceName[]
  count: number
}

export interface LawFacts {
  address: boolean
  phone: boolean
  responsible: boolean
  notice: boolean
  /** At least as long as the right of withdrawal. */
  returnDays: boolean
  finalPrice: boolean
  tax: boolean
  /** Emails reach people. */
  mailbox: boolean
  packaging: readonly string[]
  fibres: Lacking
  origin: Lacking
  /** Prints of 100 USD and more without the statement. */
  edition: Lacking
}

export interface Missing {
  need: Need
  /** True: these countries can't open without it; false: the owner is only told. */
  required: boolean
  countries: string[]
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

/** ISO 3166-1 alpha-2; required entries come first. */
export function missingFor(seller: string, buyers: readonly string[], facts: LawFacts): Missing[] {
  const found = new Map<Need, Missing>()
  for (const buyer of buyers) {
    for (const { needs: need, required = false, source } of rulesBetween(seller, buyer)) {
      if (!need || isMet(need, buyer, facts)) continue
      const known = found.get(need) ?? {
        need,
        required: false,
        countries: [],
        sources: [],
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
