import { useEffect } from 'react'
import { galleryPath, pagePaths } from '#kernel/page-paths.ts'
import type { SocialLink } from '#shop/settings/studio.ts'
import type { Site } from '#web/ui/page-meta.ts'

/** What every page says of the studio. */
export interface SiteFacts extends Site {
  artistName: string
  tagLine: string
  email: string
  social: SocialLink[]
  /** Some of the countries that parcels go to let buyers withdraw. */
  withdrawal: boolean
  /** Whether anything is in the archive of sold pieces. */
  hasArchive: boolean
}

/** The ways through the shop, in the specification's order (§2). */
export const ways = [
  { to: galleryPath('prints'), name: 'Art Prints' },
  { to: galleryPath('clothing'), name: 'Clothing' },
  { to: galleryPath('merch'), name: 'Merch' },
  { to: pagePaths.commissions, name: 'Commissions' },
  { to: pagePaths.about, name: 'About' },
] as const

/** Written in the browser alone: on the server it would be every shopper's. */
let last: SiteFacts | undefined

/** The studio's words as they were read last, for pages that failed together with them. */
export function useLastSite(site: SiteFacts | undefined): SiteFacts | undefined {
  useEffect(() => {
    if (site) last = site
  }, [site])
  return site ?? last
}

export function lastSite(): SiteFacts | undefined {
  return last
}
