import type { SocialMediaType, SocialTrouble } from '#services/social-feed/port.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** Specification §9. */
export const shownAtMost = 25

export interface SocialPost {
  mediaType: SocialMediaType
  permalink: string
  picture: Picture
}

export interface FeedStatus {
  on: boolean
  /** Epoch milliseconds, as are all times here. */
  renewedAt: number | null
  expiresAt: number | null
  fetchedAt: number | null
  shown: number
  trouble: SocialTrouble | null
  troubleAt: number | null
}
