import { useEffect } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { CollectionLink } from '#shop/catalogue/collections/collection.ts'
import type { SocialLink } from '#shop/store/settings/settings.schema.ts'
import type { OwnPage, PageSpot } from '#shop/store/written-pages/own-page.ts'
import type { Site } from '#web/ui/page-meta.ts'

export interface SiteFacts extends Site {
  artistName: string
  tagLine: string
  email: string
  social: SocialLink[]
  imprint: boolean
  withdrawal: boolean
  hasArchive: boolean
  takesCommissions: boolean
  /** Emails reach people. */
  mails: boolean
  navItems: NavItem[]
  /** The owner's own pages that only the footer links to. */
  footItems: NavItem[]
  pictureRights: string
}

export interface NavItem {
  to: string
  name: string
}

/** Galleries in the owner's order, the specification's entries (§2), then the owner's own pages. */
export function navItemsFor(
  shown: readonly CollectionLink[],
  takesCommissions: boolean,
  ownPages: readonly NavItem[] = [],
): NavItem[] {
  const galleries = shown.filter(({ type }) => type === 'gallery')
  const [first, second] = shown.filter(({ type }) => type === 'series')
  return [
    ...galleries.map(({ path, title }) => ({ to: path, name: title })),
    ...(first
      ? [{ to: second ? pagePaths.series : first.path, name: second ? 'Series' : first.title }]
      : []),
    ...(takesCommissions ? [{ to: pagePaths.commissions, name: 'Commissions' }] : []),
    { to: pagePaths.about, name: 'About' },
    ...ownPages,
  ]
}

export function linksAt(spot: PageSpot, pages: readonly OwnPage[]): NavItem[] {
  return pages
    .filter((page) => page.spot === spot)
    .map(({ path, title }) => ({ to: path, name: title }))
}

/** Letters at 900 px. */
const roomInBar = 60
/** Letters. */
export const cutInBar = 24

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

let last: SiteFacts | undefined

export function useLastSite(site: SiteFacts | undefined): SiteFacts | undefined {
  useEffect(() => {
    if (site) last = site
  }, [site])
  return site ?? last
}

export function lastSite(): SiteFacts | undefined {
  return last
}
