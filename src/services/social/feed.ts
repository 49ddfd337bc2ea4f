/* The social feed's row among the services. The feed is set in its own section. */
import { ShopError } from '#platform/errors.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import type { SetService } from '#services/connections/services.server.ts'
import type { Social } from '#shop/audience/social/social.server.ts'
import type { FeedStatus } from '#shop/audience/social/social-feed.ts'

/** The row of the feed; setting it here is refused with 'not_found'. */
export function feedService(social: Pick<Social, 'status'>): SetService {
  async function elsewhere(): Promise<never> {
    throw new ShopError('not_found', 'The feed is set under Instagram.')
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
  if (!on) return { state: 'unset', says: 'No feed is shown.' }
  if (trouble) return { state: 'trouble', says: 'The feed can’t be read.' }
  if (fetchedAt === null) return { state: 'waiting', says: 'The first pictures are on their way.' }
  return { state: 'working', says: 'Your newest pictures hang on the about page.' }
}
