import type { SocialMediaType } from '#services/social-feed/port.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** Specification §9. */
export const shownAtMost = 25

export interface SocialPost {
  mediaType: SocialMediaType
  permalink: string
  picture: Picture
}
