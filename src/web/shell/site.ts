import { useEffect } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { CollectionLink } from '#shop/catalogue/collections/collection.ts'
import type { SocialLink } from '#shop/store/settings/studio.ts'
import type { Site } from '#web/ui/page-meta.ts'

/** What every page says of the studio. */
export interface SiteFacts extends Site {
  artistName: string
  tagLine: string
  email: string
  social: SocialLink[]
  /** Whether visitors may read who sells, and from where. */
  imprint: boolean
  /** Some of the countries that parcels go to let buyers withdraw. */
  withdrawal: boolean
  /** Whether anything is in the archive of sold pieces. */
  hasArchive: boolean
  /** The ways through the shop. */
  ways: Way[]
  /** What is asked of who uses pictures; '': nothing. */
  pictureRights: string
}

export interface Way {
  to: string
  name: string
}

/** The ways through the shop: galleries as the owner has them, then the rest as in the specification (§2). */
export function waysTo(shown: readonly CollectionLink[]): Way[] {
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

/** The ways that the bar shows and those that stand under 'More': it can't grow. */
export function fitting(ways: readonly Way[]): [shown: readonly Way[], more: readonly Way[]] {
  let letters = 0
  const full = ways.findIndex(({ name }) => {
    letters += Math.min(name.length, cutInBar) + 3
    return letters > roomInBar
  })
  return full === -1 ? [ways, []] : [ways.slice(0, full), ways.slice(full)]
}

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
