/* Which garments Google's table leaves out. Only looks. */
import type { Feeds } from '#shop/catalogue/feeds/feeds.server.ts'
import type { Check, Finding } from './check-up.ts'

/** Checks that every garment has what Google asks for; null where there is no garment. */
export function feedCheck(feeds: Pick<Feeds, 'leftOut'>): Check {
  return {
    key: 'feeds',
    title: 'Google’s list of your pieces',
    async look(): Promise<Finding | null> {
      const [first, ...more] = await feeds.leftOut()
      if (!first) return null
      const which = `${first.title} (no ${first.unsaid.join(', no ')})`
      const others = more.length > 0 ? `, and ${more.length} more` : ''
      return {
        verdict: 'look',
        says: `Google takes no garment without a size and a color, so these aren’t in its list: ${which}${others}.`,
        mend: 'Open the piece and fill in its size, and its color under What the law wants to know. “Feeds and search engines”, under Studio, names every piece.',
      }
    },
  }
}
