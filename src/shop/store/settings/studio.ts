import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { HomeWindow } from './home-window.ts'

/** A link to the studio at a social network. */
export interface SocialLink {
  network: string
  label: string
  url: string
}

export const maxSocialLinks = 12

/** The studio's own words and addresses, as the pages show them. */
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
  /** Shown in the cart: the time for making. '{days}' in it becomes the dispatch time. */
  madeToOrder: string
  /** '': not entered yet; pages then show none. */
  email: string
  social: SocialLink[]
  /** The person to call when saving vacation mode fails (design §4). */
  helperName: string
  /** An IANA zone, 'America/Chicago'. */
  timeZone: string
}

/** Addresses of the pictures that pages show beside the pieces; null: none yet. */
export interface StudioPictures {
  about: string | null
  priceGuide: string | null
  defaultHero: string | null
}

/** The pictures of a studio that has chosen none. */
export const noStudioPictures: StudioPictures = { about: null, priceGuide: null, defaultHero: null }

/** A web address or a `mailto:` link. */
export function isLink(value: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/i.test(value) && URL.canParse(value)
}

/** The social network of a link: 'instagram'. */
export function socialNetwork({ label, url }: { label: string; url: string }): string {
  const words = label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const known = ['instagram', 'pinterest', 'youtube', 'tiktok', 'mastodon', 'bluesky', 'facebook']
  return known.find((name) => words.includes(name) || url.toLowerCase().includes(name)) ?? words
}
