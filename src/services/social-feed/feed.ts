import { ShopError } from '#platform/errors.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import type { ServiceShape } from '#services/connections/service-definition.ts'
import type { SetService } from '#services/connections/services.server.ts'
import type { Social } from '#shop/audience/social-feed/social-feed.server.ts'
import type { FeedStatus } from '#shop/audience/social-feed/social-feed.ts'
import { type Check, type Finding, good } from '#shop/upkeep/check-up/check-up.ts'
import { socialCopy } from './copy.ts'
import { readSocial, type SocialConfig, socialVariables } from './variables.ts'

/** The owner sets the feed in its own section: setting it here is refused with 'not_found'. */
export const feed: ServiceShape<never, typeof socialVariables, SocialConfig> = {
  name: 'feed',
  title: socialCopy.title,
  inputs: [],
  variables: socialVariables,
  read: readSocial,
}

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

export function socialCheck(social: Pick<Social, 'status'>, clock: Clock): Check {
  return { key: 'feed', title: socialCopy.title, look: () => lookAtFeed(social, clock.now()) }
}

async function lookAtFeed(social: Pick<Social, 'status'>, now: number): Promise<Finding> {
  const { on, trouble, renewedAt, fetchedAt } = await social.status()
  if (!on) return good(socialCopy.noFeed)
  const mend = socialCopy.feedHint
  if (trouble) return { verdict: 'bad', says: socialCopy.feedBroken, mend }
  const age = Math.floor((now - (renewedAt ?? now)) / day)
  if (fetchedAt !== null && now - fetchedAt > day) {
    return { verdict: 'look', says: socialCopy.feedOld, mend }
  }
  return good(socialCopy.feedShown(age, age === 1 ? 'day' : 'days'))
}
