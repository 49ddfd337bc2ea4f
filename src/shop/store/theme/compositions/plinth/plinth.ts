import { themeCopy } from '#shop/store/theme/copy.ts'

export const plinth = {
  label: themeCopy.plinth,
  /** Widths of a gallery's pictures, for the `sizes` of an `img`. */
  cards: '(min-width: 1000px) 25vw, (min-width: 700px) 33vw, 50vw',
  /** A certificate on paper; the number's size in points. */
  sheet: { align: 'left', mounted: false, line: true, number: 34 } as const,
}
