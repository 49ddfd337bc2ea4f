import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { HomeWindow } from './home-window.ts'

export interface SocialLink {
  network: string
  label: string
  url: string
}

export const maxSocialLinks = 12

export interface StudioTexts {
  studioName: string
  artistName: string
  tagLine: string
  homeIntro: string
  /** Absent: a picture. */
  homeWindow?: HomeWindow
  about: { heading: string; paragraphs: string[] }
  galleryIntro: Record<ProductKind, string>
  /** `formUrl` '': requests go through the contact page. */
  commissions: { teaser: string; paragraphs: string[]; formUrl: string }
  /** '{days}' becomes the dispatch time. */
  madeToOrder: string
  /** '': pages show none. */
  email: string
  social: SocialLink[]
  /** To call when saving vacation mode fails (design §4). */
  helperName: string
  /** IANA. */
  timeZone: string
}

/** Null: none yet. */
export interface StudioPictures {
  about: string | null
  priceGuide: string | null
  defaultHero: string | null
}

export const noStudioPictures: StudioPictures = { about: null, priceGuide: null, defaultHero: null }

/** A web address or a `mailto:` link. */
export function isLink(value: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/i.test(value) && URL.canParse(value)
}

export function socialNetwork({ label, url }: { label: string; url: string }): string {
  const words = label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const known = ['instagram', 'pinterest', 'youtube', 'tiktok', 'mastodon', 'bluesky', 'facebook']
  return known.find((name) => words.includes(name) || url.toLowerCase().includes(name)) ?? words
}
