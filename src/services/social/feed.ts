import { ShopError } from '#platform/errors.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import type { SetService } from '#services/connections/services.server.ts'
import type { Social } from '#shop/audience/social/social.server.ts'
import type { FeedStatus } from '#shop/audience/social/social-feed.ts'
import { socialCopy } from './copy.ts'

/** The owner sets the feed in its own section: setting it here is refused with 'not_found'. */
export function feedService(social: Pick<Social, 'status'>): SetService {
  async function elsewhere(): Promise<never> {
    throw new ShopError('not_found', socialCopy.feedSetUnder)
  }
  return {
    name: 'feed',
    async status() {
      const now = await social.status()
      const provider = now.on ? 'instagram' : ''
      return { name: 'feed', provider, mend: null, facts: [], former: [], ...feedState(now) }
    },
    connect: elsewhere,
    retry: elsewhere,
    disconnect: elsewhere,
    forget: elsewhere,
  }
}

function feedState({ on, trouble, fetchedAt }: FeedStatus): Pick<ServiceStatus, 'state' | 'says'> {
  if (!on) return { state: 'unset', says: socialCopy.noFeedShown }
  if (trouble) return { state: 'trouble', says: socialCopy.feedCantRead }
  if (fetchedAt === null) return { state: 'waiting', says: socialCopy.firstPicturesWay }
  return { state: 'working', says: socialCopy.newestPicturesHang }
}
