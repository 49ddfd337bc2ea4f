import { useEffect } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { CollectionLink } from '#shop/catalogue/collections/collection.ts'
import type { SocialLink } from '#shop/store/settings/studio.ts'
import type { Site } from '#web/ui/page-meta.ts'

export interface SiteFacts extends Site {
  artistName: string
  tagLine: string
  email: string
  social: SocialLink[]
  /** True when visitors may read the seller's name and address. */
  imprint: boolean
  /** Some of the countries that parcels go to let buyers withdraw. */
  withdrawal: boolean
  hasArchive: boolean
  navItems: NavItem[]
  /** A request to people who use pictures; '': none. */
  pictureRights: string
}

export interface NavItem {
  to: string
  name: string
}

/**
 * The shop's links: galleries in the owner's order, then the rest in the specification's order
 * (§2).
 */
export function navItemsFor(shown: readonly CollectionLink[]): NavItem[] {
  const galleries = shown.filter(({ type }) => type === 'gallery')
  const [first, second] = shown.filter(({ type }) => type === 'series')
  return [
    ...galleries.map(({ path, title }) => ({ to: path, name: title })),
    ...(first
      ? [{ to: second ? pagePaths.series : first.path, name: second ? 'Series' : first.title }]
      : []),
    { to: pagePaths.commissions, name: 'Commissions' },
    { to: pagePaths.about, name: 'About' },
  ]
}

/** Letters of names that the bar has room for at 900 px. */
const roomInBar = 60
/** Letters of a name after which the bar cuts it. */
export const cutInBar = 24

/** The links that fit into the bar, and the links under 'More': the bar can't grow. */
export function fitting(
  navItems: readonly NavItem[],
): [shown: readonly NavItem[], more: readonly NavItem[]] {
  let letters = 0
  const full = navItems.findIndex(({ name }) => {
    letters += Math.min(name.length, cutInBar) + 3
    return letters > roomInBar
  })
  return full === -1 ? [navItems, []] : [navItems.slice(0, full), navItems.slice(full)]
}

/** Written in the browser alone: on the server all shoppers would share it. */
let last: SiteFacts | undefined

/** The last loaded site facts, for pages that failed together with them. */
export function useLastSite(site: SiteFacts | undefined): SiteFacts | undefined {
  useEffect(() => {
    if (site) last = site
  }, [site])
  return site ?? last
}

export function lastSite(): SiteFacts | undefined {
  return last
}
