import type { OpenZone } from './shipping.ts'

/** Search engines read no more countries of an offer. */
const mostDestinations = 20

/** The studio's own country comes first, with its zone. */
export function firstDestinations(
  zones: readonly OpenZone[],
  home: string,
): { zone: OpenZone; countries: readonly string[] }[] {
  const isHome = (code: string) => code === home
  const isAway = ({ countries }: OpenZone) => !countries.some(isHome)
  let left = mostDestinations
  return zones
    .toSorted((a, b) => Number(isAway(a)) - Number(isAway(b)))
    .flatMap((zone) => {
      const { countries: all } = zone
      const ordered = [...all.filter(isHome), ...all.filter((code) => !isHome(code))]
      const countries = ordered.slice(0, left)
      left -= countries.length
      return countries.length > 0 ? [{ zone, countries }] : []
    })
}
