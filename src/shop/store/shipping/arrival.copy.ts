import { parcelInWords, rangeInWords, when } from '#shop/store/dispatch/dispatch.copy.ts'
import {
  arrivalDays,
  type DispatchTerms,
  dispatchDays,
  type Source,
} from '#shop/store/dispatch/dispatch.ts'
import { zoneName } from './shipping.copy.ts'
import type { OpenZone } from './shipping.ts'

/* For cached pages, which are the same for every visitor. */

/** `gist`: the day that counts, in a few words. */
interface PieceDates {
  gist: string
  words: string
}

export function pieceDates(
  sources: readonly Source[],
  zones: readonly OpenZone[],
  terms: DispatchTerms,
  now: number,
): PieceDates[] {
  return sources.map((source) => {
    const leaves = dispatchDays(source, terms, now)
    const by = source === 'printer' ? 'printer' : 'studio'
    const [only] = zones.length === 1 ? zones : []
    const known = zones.filter(({ transit }) => transit !== null)
    const label = sourceLabel(source, sources)
    if (leaves === null || only || known.length === 0) {
      const arrives = arrivalDays(leaves, only?.transit ?? null)
      const words = `${label}${parcelInWords({ by, leaves, arrives })}`
      if (arrives !== null) return { gist: `Around ${rangeInWords(arrives)}`, words }
      return { gist: leaves === null ? words : `Leaves ${when(leaves)}`, words }
    }
    const there = known.flatMap((zone) => {
      const arrives = arrivalDays(leaves, zone.transit)
      return arrives
        ? `Parcels ${zoneName(zone, zones)} should arrive ${rangeInWords(arrives)}.`
        : []
    })
    const words = [`${label}It leaves the ${by} ${when(leaves)}.`, ...there].join(' ')
    return { gist: `Leaves ${when(leaves)}`, words }
  })
}

function sourceLabel(source: Source, sources: readonly Source[]): string {
  if (sources.length === 1) return ''
  return source === 'printer' ? 'Sizes from the printer: ' : 'Sizes that I make myself: '
}
