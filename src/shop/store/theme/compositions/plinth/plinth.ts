import { themeCopy } from '#shop/store/theme/copy.ts'

export const plinth = {
  label: themeCopy.plinth,
  /** How wide a gallery's pictures are, as an `img` says it. */
  cards: '(min-width: 1000px) 25vw, (min-width: 700px) 33vw, 50vw',
}
