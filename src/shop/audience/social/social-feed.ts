import type { Picture } from '#shop/media/pictures/picture.ts'

/** The most posts that are shown (specification §9). */
export const shownAtMost = 25

/** The specification's values for a post's type (§3). */
export type SocialMediaType = 'IMAGE' | 'CAROUSEL_ALBUM' | 'VIDEO'

export interface RemotePost {
  id: string
  mediaType: SocialMediaType
  permalink: string
  /** A still picture of the post; null: none may be shown. */
  pictureUrl: string | null
  caption: string | null
}

export interface SocialPost {
  mediaType: SocialMediaType
  permalink: string
  picture: Picture
}

/** A token and how long it lives from now on, in milliseconds. */
export interface FreshToken {
  token: string
  lifetime: number
}

/**
 * Why the network gave nothing: `token_dead` (a person must make another), `permission`,
 * `throttled`, `unreachable` (trying again makes sense) or `nonsense` (an answer unlike any promised).
 */
export const socialTroubles = [
  'token_dead',
  'permission',
  'throttled',
  'unreachable',
  'nonsense',
] as const
export type SocialTrouble = (typeof socialTroubles)[number]

/** The error that a feed throws. The feed records it; it never reaches a visitor. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly trouble: SocialTrouble

  /** `message` is for the log: it names neither the token nor an address that carries it. */
  constructor(trouble: SocialTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}

/** Port: the studio's feed at a social network. Every failure is a SocialFailure. */
export interface SocialFeed {
  readonly name: string
  /** The newest posts, newest first. */
  list(token: string, limit: number): Promise<RemotePost[]>
  renew(token: string): Promise<FreshToken>
  /** A post's picture, from the network's own hosts only. */
  picture(url: string): Promise<Uint8Array>
}

export interface FeedStatus {
  /** There is a token. */
  on: boolean
  /** When the token was made or last renewed, and when it dies. */
  renewedAt: number | null
  expiresAt: number | null
  /** When the posts were last read, and how many are shown. */
  fetchedAt: number | null
  shown: number
  trouble: SocialTrouble | null
  troubleAt: number | null
}
