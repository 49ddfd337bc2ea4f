import { expect, it } from 'vitest'
import type { FeedStatus } from '#shop/audience/social-feed/social-feed.schema.ts'
import { socialFeedAdminCopy } from './copy.ts'
import { wordsFor } from './feed-status.ts'

const day = 86_400_000
const now = 100 * day
const well: FeedStatus = {
  on: true,
  renewedAt: now - 2 * day,
  expiresAt: now + 58 * day,
  fetchedAt: now,
  shown: 25,
  trouble: null,
  troubleAt: null,
}
const said = (changes: Partial<FeedStatus>) => wordsFor({ ...well, ...changes }, now)

it('tells the owner that all is well, that pictures are being fetched, or that there is no feed', () => {
  expect(said({})).toEqual({ wrong: false, lines: [socialFeedAdminCopy.fine(25)] })
  expect(said({ fetchedAt: null })).toEqual({ wrong: false, lines: [socialFeedAdminCopy.coming] })
  expect(said({ on: false })).toEqual({ wrong: false, lines: [socialFeedAdminCopy.off] })
})

it('names the failure, and says that the last pictures are still shown', () => {
  expect(said({ trouble: 'token_dead' }).lines).toEqual([
    socialFeedAdminCopy.trouble.token_dead,
    socialFeedAdminCopy.stillShown,
  ])
  expect(said({ trouble: 'throttled', shown: 0 }).lines).toEqual([
    socialFeedAdminCopy.trouble.throttled,
  ])
})

it('warns ten days before a token dies', () => {
  expect(said({ expiresAt: now + 11 * day }).wrong).toBe(false)
  expect(said({ expiresAt: now + 9 * day })).toEqual({
    wrong: true,
    lines: [socialFeedAdminCopy.dying(9)],
  })
  expect(said({ expiresAt: now - 1 }).lines[0]).toMatch(/has run out/)
})
