import { countries } from './countries.ts'

/** Not in every browser, and not yet in TypeScript's library. */
type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale('und', { region: country }) as WithZones).getTimeZones?.() ?? []

/** By the device's time zone, else by its first language. ISO 3166-1 alpha-2. */
export function guessCountry(languages: readonly string[], timeZone: string): string {
  const spoken = languages
    .map((language) => new Intl.Locale(language).maximize().region ?? '')
    .filter((code) => countries.includes(code))
  const isThere = (country: string) => zonesOf(country).includes(timeZone)
  return spoken.find(isThere) ?? countries.find(isThere) ?? spoken[0] ?? 'US'
}
