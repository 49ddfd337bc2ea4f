import type { Picture } from '#shop/media/picture.ts'

/** What stands in an order: a piece, a gallery or a series. */
export interface Arranged {
  /** Told apart by it; 'prints/3' of a piece. */
  key: string
  name: string
  picture: Picture | null
  /** What to know of it, in a few words. */
  note: string | null
  /** Where it is edited; null: nothing leads there. */
  to: string | null
}
