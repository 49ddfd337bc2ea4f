import type { SocialLink } from '#shop/settings/studio.ts'
import type { Site } from '#web/ui/page-meta.ts'

/** What every page says of the studio. */
export interface SiteFacts extends Site {
  artistName: string
  tagLine: string
  email: string
  social: SocialLink[]
}

/** The ways through the shop, in the specification's order (§2). */
export const ways = [
  { to: '/print-gallery', name: 'Art Prints' },
  { to: '/clothing-gallery', name: 'Clothing' },
  { to: '/merch-gallery', name: 'Merch' },
  { to: '/commissions', name: 'Commissions' },
  { to: '/about', name: 'About' },
] as const
