import { countryInWords } from '#platform/countries.ts'
import type { Law } from '#shop/store/law/law.server.ts'
import type { Missing } from '#shop/store/law/missing.ts'
import { unknownLawWords } from '#shop/store/law/unknown-law.ts'
import { needWords } from '#shop/store/law/words/need.copy.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import type { Check, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

interface Lawful {
  law: Pick<Law, 'missing' | 'greenClaims'>
  storeSettings: Pick<LiveStoreSettings, 'read'>
}

const mend = checkUpCopy.underLaw

export function lawCheck({ law, storeSettings }: Lawful): Check {
  return {
    key: 'law',
    title: checkUpCopy.law,
    async look(): Promise<Finding> {
      const where = await storeSettings.read()
      const [missing, claims] = await Promise.all([law.missing(where), law.greenClaims()])
      const required = missing.filter((each) => each.required)
      const rest = missing.filter((each) => !each.required)
      if (required.length > 0) {
        return { verdict: 'bad', says: checkUpCopy.needed(inWords(required)), mend }
      }
      const says = [
        ...(rest.length > 0 ? [checkUpCopy.worthFilling(inWords(rest))] : []),
        ...(claims.length > 0 ? [checkUpCopy.greenClaims] : []),
        ...unknownLawWords(where.country, where.countries),
      ]
      if (says.length > 0) return { verdict: 'look', says: says.join(' '), mend }
      return { verdict: 'good', says: checkUpCopy.nothingMissing }
    },
  }
}

/** 'what your garments are made of (Germany and 2 more; Heron shirt and 3 more)' */
function inWords(missing: readonly Missing[]): string {
  return missing
    .map(({ need, countries, pieces }) => {
      const where = firstNames(countries.map(countryInWords), countries.length)
      const which = pieces
        ? [
            firstNames(
              pieces.first.map(({ name }) => name),
              pieces.count,
            ),
          ]
        : []
      return `${needWords[need].short} (${[where, ...which].join('; ')})`
    })
    .join(', ')
}

function firstNames(names: readonly string[], count: number): string {
  return count === 1 ? `${names[0]}` : checkUpCopy.nameAndMore(names[0] ?? '', count - 1)
}
