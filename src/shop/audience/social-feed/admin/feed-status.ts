import { day } from '#platform/time/clock.ts'
import type { FeedStatus } from '#shop/audience/social-feed/social-feed.schema.ts'
import { socialFeedAdminCopy } from './copy.ts'

const warnBefore = 10 * day

export function wordsFor(status: FeedStatus, now: number): { wrong: boolean; lines: string[] } {
  const { on, trouble, shown, fetchedAt, expiresAt } = status
  if (!on) return { wrong: false, lines: [socialFeedAdminCopy.off] }
  if (trouble) {
    const kept = shown > 0 ? [socialFeedAdminCopy.stillShown] : []
    return { wrong: true, lines: [socialFeedAdminCopy.trouble[trouble], ...kept] }
  }
  const left = (expiresAt ?? now) - now
  if (left < warnBefore)
    return { wrong: true, lines: [socialFeedAdminCopy.dying(Math.ceil(left / day))] }
  if (fetchedAt === null) return { wrong: false, lines: [socialFeedAdminCopy.coming] }
  return { wrong: false, lines: [socialFeedAdminCopy.fine(shown)] }
}
