import { themeCopy } from '#shop/store/theme/copy.ts'

/**
 * `<name>/*.css` arrange the parts of pages; the wall uses the pages' own style sheets. `cards`:
 * widths of a gallery's pictures, for the `sizes` of an `img`. `sheet`: a certificate on paper; the
 * number's size in points.
 */
export const compositions = {
  wall: {
    label: themeCopy.wall,
    cards: '(min-width: 1750px) 24vw, (min-width: 900px) 46vw, (min-width: 480px) 28rem, 94vw',
    sheet: { align: 'center', mounted: true, line: false, number: 40 },
  },
  plinth: {
    label: themeCopy.plinth,
    cards: '(min-width: 1000px) 25vw, (min-width: 700px) 33vw, 50vw',
    sheet: { align: 'left', mounted: false, line: true, number: 34 },
  },
  poster: {
    label: themeCopy.poster,
    cards: '(min-width: 1750px) 34vw, (min-width: 700px) 50vw, 100vw',
    sheet: { align: 'left', mounted: false, line: false, number: 56 },
  },
} as const
export type Composition = keyof typeof compositions
