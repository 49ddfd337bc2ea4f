import { themeCopy } from '#shop/store/theme/copy.ts'

export const poster = {
  label: themeCopy.poster,
  /** Widths of a gallery's pictures, for the `sizes` of an `img`. */
  cards: '(min-width: 1750px) 34vw, (min-width: 700px) 50vw, 100vw',
  /** A certificate on paper; the number's size in points. */
  sheet: { align: 'left', mounted: false, line: false, number: 56 } as const,
}
