import { euCountries } from '#shop/store/tax/vat-areas.ts'

/* Information for the owner, not advice. */

/** ISO 639-1. */
const languages: Record<string, string> = {
  AT: 'de',
  BE: 'nl fr de',
  BG: 'bg',
  CY: 'el',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  EE: 'et',
  ES: 'es',
  FI: 'fi sv',
  FR: 'fr',
  GR: 'el',
  HR: 'hr',
  HU: 'hu',
  IE: 'en ga',
  IT: 'it',
  LI: 'de',
  LT: 'lt',
  LU: 'fr de',
  LV: 'lv',
  MT: 'mt en',
  NL: 'nl',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
}

/** The most spoken first; only official languages of the European Union. */
export const languagesOf = (country: string): string[] => languages[country]?.split(' ') ?? []

export const noticeLanguages: readonly string[] = [
  ...new Set(Object.keys(languages).flatMap(languagesOf)),
].sort()

/** The Union's consumer law also applies in the European Economic Area. */
const eeaCountries: readonly string[] = ['IS', 'LI', 'NO']

export function isUnderEuLaw(country: string): boolean {
  return euCountries.includes(country) || eeaCountries.includes(country)
}
