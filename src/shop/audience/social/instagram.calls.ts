import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { adminPath } from '#platform/addresses/page-paths.ts'
import { derivativeAddress, offeredWidths } from '#shop/media/pictures/picture.ts'
import { feedStandingSchema, newTokenSchema, socialItemSchema } from './social.schema.ts'
import type { SocialPost } from './social-feed.ts'

const tags = ['The feed']
const address = '/api/instagram/token'
const owners = failures('bad_input', 'no_session', 'forbidden')

const list = createRoute({
  method: 'get',
  path: '/api/instagram',
  ...allow('everyone'),
  tags,
  operationId: 'listInstagramPosts',
  summary: 'The studio’s newest Instagram posts, at most 25',
  description: 'As they were last read; none when the studio shows no feed.',
  responses: {
    200: json(z.array(socialItemSchema), 'Posts, newest first'),
    ...failures('too_many'),
  },
})

const standing = createRoute({
  method: 'get',
  path: address,
  ...allow('owner'),
  tags,
  operationId: 'getInstagramFeed',
  summary: 'The state of the feed: the age of its token and what is wrong',
  responses: { 200: json(feedStandingSchema, 'The standing'), ...owners },
})

const paste = createRoute({
  method: 'put',
  path: address,
  ...allow('owner', 'feed.connected', 'fresh'),
  tags,
  operationId: 'connectInstagram',
  summary: 'Show the posts that a token gives access to',
  request: jsonBody(newTokenSchema),
  responses: { 200: json(feedStandingSchema, 'The standing'), ...owners },
})

const takeDown = createRoute({
  method: 'delete',
  path: address,
  ...allow('owner', 'feed.disconnected', 'fresh'),
  tags,
  operationId: 'disconnectInstagram',
  summary: 'Take the feed down: token and posts are deleted',
  responses: { 200: json(feedStandingSchema, 'The standing'), ...owners },
})

/** The studio's social feed (specification §2 about, §7 external). */
export function instagramRoutes(api: Api): void {
  api.openapi(list, async (c) =>
    c.json((await c.get('shop').storefront.social.posts()).map(itemJson), 200),
  )

  api.openapi(standing, async (c) => c.json(await c.get('shop').storefront.social.standing(), 200))

  api.openapi(paste, async (c) => {
    const now = await c.get('shop').storefront.social.setToken(c.req.valid('json').token)
    afterForm(c, adminPath('instagram'))
    return c.json(now, 200)
  })

  api.openapi(takeDown, async (c) => {
    const now = await c.get('shop').storefront.social.takeDown()
    afterForm(c, adminPath('instagram'))
    return c.json(now, 200)
  })
}

function itemJson({ mediaType, permalink, picture }: SocialPost) {
  const { address, alt, width, height } = picture
  const wide = offeredWidths(picture).findLast((each) => each <= 480) ?? 320
  const media_url = derivativeAddress(address, wide, 'webp')
  return { media_type: mediaType, permalink, media_url, alt, width, height }
}
