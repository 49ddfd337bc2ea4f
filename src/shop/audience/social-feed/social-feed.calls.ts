import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { derivativeAddress, offeredWidths } from '#shop/media/pictures/picture.ts'
import { socialFeedAdminAudit } from './admin/copy.ts'
import { feedStatusSchema, newTokenSchema, socialItemSchema } from './social-feed.schema.ts'
import type { SocialPost } from './social-feed.ts'

/** Specification §2 (about), §7 (external). */
export default calls('Social feed', [
  call({
    id: 'listSocialPosts',
    at: 'GET /api/instagram',
    least: 'everyone',
    summary: 'The studio’s newest Instagram posts, at most 25',
    description: 'As they were last read; none when the studio shows no feed.',
    answer: [z.array(socialItemSchema), 'Posts, newest first'],
    fails: ['too_many'],
    run: async ({ shop }) => (await shop.storefront.socialFeed.posts()).map(itemJson),
  }),
  call({
    id: 'getSocialFeed',
    at: 'GET /api/social-feed/token',
    least: 'owner',
    summary: 'The state of the feed: the age of its token and what is wrong',
    answer: [feedStatusSchema, 'The status'],
    run: ({ shop }) => shop.storefront.socialFeed.status(),
  }),
  call({
    id: 'connectSocialFeed',
    at: 'PUT /api/social-feed/token',
    least: 'owner',
    audit: ['feed.connected', socialFeedAdminAudit.connected],
    fresh: true,
    summary: 'Show the posts that a token gives access to',
    body: newTokenSchema,
    answer: [feedStatusSchema, 'The status'],
    async run({ shop, body, c }) {
      const now = await shop.storefront.socialFeed.setToken(body.token)
      afterForm(c, adminSectionPath('social-feed'))
      return now
    },
  }),
  call({
    id: 'disconnectSocialFeed',
    at: 'DELETE /api/social-feed/token',
    least: 'owner',
    audit: ['feed.disconnected', socialFeedAdminAudit.disconnected],
    fresh: true,
    summary: 'Take the feed down: token and posts are deleted',
    answer: [feedStatusSchema, 'The status'],
    async run({ shop, c }) {
      const now = await shop.storefront.socialFeed.takeDown()
      afterForm(c, adminSectionPath('social-feed'))
      return now
    },
  }),
])

function itemJson({ mediaType, permalink, picture }: SocialPost) {
  const { address, alt, width, height } = picture
  const wide = offeredWidths(picture).findLast((each) => each <= 480) ?? 320
  const media_url = derivativeAddress(address, wide, 'webp')
  return { media_type: mediaType, permalink, media_url, alt, width, height }
}
