import { countryInWords } from '#platform/countries.ts'
import { someOf } from '#platform/some-of.ts'
import { lawCopy } from './copy.ts'
import { knowledgeOf } from './rules.ts'

/** Empty: the shop knows the law of all of them. */
export function unknownLawWords(country: string, countries: readonly string[]): string[] {
  // The studio's own country first: its law applies to every sale.
  const codes = [...new Set([country, ...countries])]
  const unknown = codes.filter((code) => knowledgeOf(code) === 'unknown')
  const inPart = codes.filter((code) => knowledgeOf(code) === 'in_part')
  return [
    ...(unknown.length > 0 ? [lawCopy.nothingKnown(named(unknown))] : []),
    ...(inPart.length > 0 ? [lawCopy.partlyKnown(named(inPart))] : []),
  ]
}

const named = (codes: readonly string[]) => someOf(codes.map(countryInWords), 2)
