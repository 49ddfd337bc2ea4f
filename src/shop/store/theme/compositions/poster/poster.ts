import { themeCopy } from '#shop/store/theme/copy.ts'

export const poster = {
  label: themeCopy.poster,
  /** How wide a gallery's pictures are, as an `img` says it. */
  cards: '(min-width: 1750px) 34vw, (min-width: 700px) 50vw, 100vw',
}
