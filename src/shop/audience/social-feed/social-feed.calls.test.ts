import { beforeEach, describe, expect, it } from 'vitest'
import { createInstagramFeed } from '#services/social-feed/instagram.ts'
import { fakeInstagram } from '#testing/fakes/fake-instagram.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import type { SocialItem } from './social-feed.schema.ts'

describe('§7 the feed', () => {
  const instagram = each(fakeInstagram)
  const api = each(() =>
    openOwnerApi('sqlite', { feed: createInstagramFeed({ apiBase: instagram.base }) }),
  )
  beforeEach(async () => {
    instagram.posts = [instagram.post('b', { media_type: 'CAROUSEL_ALBUM' }), instagram.post('a')]
  })

  const feed = () => bodyOf<SocialItem[]>(api.stranger.get('/api/instagram'))

  it('is empty for a studio without a feed', async () => {
    expect(await feed()).toEqual([])
  })

  it('accepts a pasted token, and answers posts with pictures on the shop', async () => {
    const pasted = await api.owner.put('/api/social-feed/token', { token: '  IGfirst\n' })
    expect(await bodyOf(pasted)).toMatchObject({ on: true, shown: 0, trouble: null })
    await api.shop.jobs.runDue()
    const [first, second] = await feed()
    expect(first).toMatchObject({
      media_type: 'CAROUSEL_ALBUM',
      permalink: 'https://www.instagram.com/p/b/',
      alt: 'Post b',
      width: 640,
    })
    expect(second?.media_url).toMatch(/^\/media\/Instagram\/[0-9a-f]{64}-480\.webp$/)
    const picture = await api.shop.media.respond(
      new Request(`http://localhost${second?.media_url}`),
    )
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  })

  it('never answers the token, nor an address of Instagram’s pictures', async () => {
    await bodyOf(api.owner.put('/api/social-feed/token', { token: 'IGfirst' }))
    await api.shop.jobs.runDue()
    const [posts, token] = await Promise.all([
      bodyOf(api.owner.get('/api/instagram')),
      bodyOf(api.owner.get('/api/social-feed/token')),
    ])
    expect(posts).toHaveLength(2)
    expect(token).toMatchObject({ on: true })
    expect(JSON.stringify([posts, token])).not.toMatch(/IGfirst|127\.0\.0\.1/)
  })

  it('names the mistake in a token', async () => {
    const put = (token: unknown) => failureOf(api.owner.put('/api/social-feed/token', { token }))
    const empty = { status: 400, field: 'token', message: 'Please paste the token.' }
    expect(await put('  ')).toMatchObject(empty)
    expect(await put(undefined)).toMatchObject(empty)
    expect(await put('two words')).toMatchObject({ status: 400, field: 'token' })
    expect(await put('IGother')).toMatchObject({
      status: 400,
      field: 'token',
      message: 'Instagram doesn’t take this token. Please make a new one and paste all of it.',
    })
    expect((await api.shop.storefront.socialFeed.status()).on).toBe(false)
  })
})
