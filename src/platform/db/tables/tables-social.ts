export interface SocialAccountTable {
  id: number
  token: string | null
  /** Digest of the configured token: a different token is taken over again. */
  first_token_digest: string | null
  renewed_at: number | null
  expires_at: number | null
  renew_at: number | null
  tried_at: number | null
  fetched_at: number | null
  trouble: string | null
  trouble_at: number | null
}

export interface SocialPostTable {
  id: string
  position: number
  media_type: 'IMAGE' | 'CAROUSEL_ALBUM' | 'VIDEO'
  permalink: string
  caption: string | null
  picture: string
}
