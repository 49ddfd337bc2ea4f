import { ShopError } from '#platform/errors.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import type { ServiceShape } from '#services/connections/service-definition.ts'
import type { SetService } from '#services/connections/services.server.ts'
import type { FeedStatus } from '#shop/audience/social-feed/social-feed.schema.ts'
import type { SocialFeedService } from '#shop/audience/social-feed/social-feed.server.ts'
import type { Finding } from '#shop/upkeep/check-up/check-up.schema.ts'
import { bad, type Check, good, worthALook } from '#shop/upkeep/check-up/check-up.ts'
import { socialFeedCopy } from './copy.ts'
import { readSocialFeed, type SocialFeedConfig, socialFeedVariables } from './variables.ts'

/** The owner sets the feed in its own section: setting it here is refused with 'not_found'. */
export const feed: ServiceShape<never, typeof socialFeedVariables, SocialFeedConfig> = {
  name: 'feed',
  title: socialFeedCopy.title,
  inputs: [],
  variables: socialFeedVariables,
  read: readSocialFeed,
}

export function feedService(socialFeed: Pick<SocialFeedService, 'status'>): SetService {
  async function elsewhere(): Promise<never> {
    throw new ShopError('not_found', socialFeedCopy.feedSetUnder)
  }
  return {
    name: 'feed',
    async status() {
      const now = await socialFeed.status()
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
  if (!on) return { state: 'unset', says: socialFeedCopy.noFeedShown }
  if (trouble) return { state: 'trouble', says: socialFeedCopy.feedCantRead }
  if (fetchedAt === null) return { state: 'waiting', says: socialFeedCopy.firstPicturesComing }
  return { state: 'working', says: socialFeedCopy.newestPicturesHang }
}

export function socialFeedCheck(
  socialFeed: Pick<SocialFeedService, 'status'>,
  clock: Clock,
): Check {
  return {
    key: 'feed',
    title: socialFeedCopy.title,
    look: () => lookAtFeed(socialFeed, clock.now()),
  }
}

/** Days. By then several renewals have failed. */
const soon = 10

async function lookAtFeed(
  socialFeed: Pick<SocialFeedService, 'status'>,
  now: number,
): Promise<Finding> {
  const { on, trouble, renewedAt, expiresAt, fetchedAt } = await socialFeed.status()
  if (!on) return good(socialFeedCopy.noFeed)
  const mend = socialFeedCopy.feedHint
  if (trouble) return bad(socialFeedCopy.feedBroken, mend)
  const age = Math.floor((now - (renewedAt ?? now)) / day)
  if (fetchedAt !== null && now - fetchedAt > day) {
    return worthALook(socialFeedCopy.feedOld, mend)
  }
  const left = Math.floor(((expiresAt ?? Number.POSITIVE_INFINITY) - now) / day)
  if (left < soon) return worthALook(socialFeedCopy.tokenEnds(left), mend)
  return good(socialFeedCopy.feedShown(age))
}
