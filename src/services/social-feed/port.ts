/** Specification §3. */
export type SocialMediaType = 'IMAGE' | 'CAROUSEL_ALBUM' | 'VIDEO'

export interface RemotePost {
  id: string
  mediaType: SocialMediaType
  permalink: string
  /** Null: no still picture may be shown. */
  pictureUrl: string | null
  caption: string | null
}

/** `lifetime` in milliseconds from now. */
export interface FreshToken {
  token: string
  lifetime: number
}

/** `token_dead`: a person must make another. `unreachable`: trying again makes sense. */
export const socialTroubles = [
  'token_dead',
  'permission',
  'throttled',
  'unreachable',
  'nonsense',
] as const
export type SocialTrouble = (typeof socialTroubles)[number]

/** Never reaches a visitor. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly trouble: SocialTrouble

  /** `message` is for the log: it names neither the token nor an address that carries it. */
  constructor(trouble: SocialTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}

export interface SocialFeed {
  readonly name: string
  list(token: string, limit: number): Promise<RemotePost[]>
  renew(token: string): Promise<FreshToken>
  /** From the network's own hosts only. */
  picture(url: string): Promise<Uint8Array>
}
