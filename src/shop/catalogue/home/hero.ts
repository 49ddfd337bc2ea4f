import type { Picture } from '#shop/media/pictures/picture.ts'

/** A picture for the top of the home page (specification §3). */
export interface Hero {
  id: number
  name: string
  location: string
  picture: Picture
  chosen: boolean
  createdAt: number
}
