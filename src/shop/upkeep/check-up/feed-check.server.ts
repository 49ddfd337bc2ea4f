import type { Feeds } from '#shop/catalogue/feeds/feeds.server.ts'
import type { Check, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

/** Null without garments. */
export function feedCheck(feeds: Pick<Feeds, 'leftOut'>): Check {
  return {
    key: 'feeds',
    title: checkUpCopy.googleList,
    async look(): Promise<Finding | null> {
      const [first, ...more] = await feeds.leftOut()
      if (!first) return null
      const which = checkUpCopy.no(first.title, first.unsaid.join(', no '))
      const others = more.length > 0 ? checkUpCopy.andMore(more.length) : ''
      return {
        verdict: 'look',
        says: checkUpCopy.garmentsLeftOut(which, others),
        mend: checkUpCopy.fillInPiece,
      }
    },
  }
}
