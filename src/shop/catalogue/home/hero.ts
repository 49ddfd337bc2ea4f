import type { Picture } from '#shop/media/pictures/picture.ts'

/** A picture for the top of the home page (specification §3). */
export interface Hero {
  id: number
  name: string
  /** The picture's address. */
  location: string
  picture: Picture
  /** Whether the owner chose it. */
  chosen: boolean
  createdAt: number
}
