import type { Picture } from '#shop/media/pictures/picture.ts'

export interface Hero {
  id: number
  name: string
  location: string
  picture: Picture
  chosen: boolean
  createdAt: number
}
