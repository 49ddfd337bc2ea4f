import { themeCopy } from '#shop/store/theme/copy.ts'

export const wall = {
  label: themeCopy.wall,
  /** Widths of a gallery's pictures, for the `sizes` of an `img`. */
  cards: '(min-width: 1750px) 24vw, (min-width: 900px) 46vw, (min-width: 480px) 28rem, 94vw',
  /** A certificate on paper; the number's size in points. */
  sheet: { align: 'center', mounted: true, line: false, number: 40 } as const,
}
