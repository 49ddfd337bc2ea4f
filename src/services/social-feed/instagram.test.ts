import { beforeEach, describe, expect, it } from 'vitest'
import { fakeInstagram, graphError } from '#testing/fakes/fake-instagram.ts'
import { shared } from '#testing/harness/each.ts'
import { createInstagramFeed, isPictureAddress } from './instagram.ts'

describe('Instagram', () => {
  const instagram = shared(fakeInstagram)
  const feed = shared(() => open())
  const open = (timeout?: number) =>
    createInstagramFeed({ apiBase: instagram.base, timeout, pauseBeforeRetry: 1 })
  beforeEach(() => {
    instagram.meet = () => null
    instagram.posts = [instagram.post('1'), instagram.post('2')]
    instagram.token = 'IGfirst'
    Object.assign(instagram.asked, { list: 0, renew: 0, picture: 0 })
  })

  const list = () => feed.list(instagram.token, 25)
  const troubleOf = async (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (failure: { name: string; trouble: string }) => {
        expect(failure.name).toBe('SocialFailure')
        expect(JSON.stringify(failure) + String(failure)).not.toMatch(/IGfirst|SECRET|access_token/)
        return failure.trouble
      },
    )

  it('answers the newest posts, up to the limit', async () => {
    instagram.posts = Array.from({ length: 1000 }, (_, n) => instagram.post(`${n}`))
    const posts = await list()
    expect(posts).toHaveLength(25)
    expect(posts[0]).toEqual({
      id: '0',
      mediaType: 'IMAGE',
      permalink: 'https://www.instagram.com/p/0/',
      pictureUrl: `${instagram.base}/pictures/0.jpg`,
      caption: 'Post 0',
    })
  })

  it('shows a video’s thumbnail, and skips a video without one', async () => {
    const film = `${instagram.base}/film.mp4`
    const still = `${instagram.base}/still.jpg`
    instagram.posts = [
      instagram.post('a', { media_type: 'VIDEO', media_url: film, thumbnail_url: still }),
      instagram.post('b', { media_type: 'VIDEO', media_url: undefined }),
      instagram.post('c', { media_type: 'CAROUSEL_ALBUM' }),
    ]
    const posts = await list()
    expect(posts.map(({ pictureUrl }) => pictureUrl)).toEqual([
      still,
      null,
      `${instagram.base}/pictures/c.jpg`,
    ])
  })

  it('skips a post that makes no sense, or leads elsewhere', async () => {
    instagram.posts = [
      instagram.post('1', { permalink: 'https://evil.example/p/1/' }),
      instagram.post('2', { permalink: 'javascript:alert(1)' }),
      { id: '3' } as never,
      instagram.post('4'),
    ]
    expect((await list()).map(({ id }) => id)).toEqual(['4'])
  })

  it.each([
    ['a dead token', graphError(190), 'token_dead', 1],
    ['a missing permission', graphError(10), 'permission', 1],
    ['another missing permission', graphError(200, 403), 'permission', 1],
    ['too many questions', graphError(4), 'throttled', 1],
    ['429', { status: 429, body: '' }, 'throttled', 1],
    ['a passing error', graphError(2, 500), 'unreachable', 2],
    ['an error told with 200', graphError(190, 200), 'token_dead', 1],
    ['503', { status: 503, body: 'no' }, 'unreachable', 2],
    ['HTML', { type: 'text/html', body: '<!doctype html><p>hello' }, 'nonsense', 1],
    ['JSON of another kind', { body: '[1]' }, 'nonsense', 1],
    ['an empty answer', { body: '' }, 'nonsense', 1],
    ['a huge answer', { body: ' '.repeat(3 * 1024 * 1024) }, 'nonsense', 1],
    ['silence', 'silence', 'unreachable', 2],
    ['a broken line', 'break', 'unreachable', 2],
  ] as const)('takes %s for what it is', async (_, answer, trouble, asked) => {
    instagram.meet = () => answer
    const asking = answer === 'silence' ? open(500) : feed
    expect(await troubleOf(asking.list(instagram.token, 25))).toBe(trouble)
    expect(instagram.asked.list).toBe(asked)
  })

  it('retries once after a passing failure', async () => {
    instagram.meet = () => (instagram.asked.list === 1 ? 'break' : null)
    expect(await list()).toHaveLength(2)
  })

  it('exchanges a valid token for a new one of at most 60 days', async () => {
    expect(await feed.renew('IGfirst')).toEqual({ token: 'IGfirst+', lifetime: 5184000_000 })
    expect(await troubleOf(feed.renew('IGfirst'))).toBe('token_dead')
    instagram.meet = () => ({ body: '{"access_token":"x"}' })
    expect(await troubleOf(feed.renew('IGfirst+'))).toBe('nonsense')
    instagram.meet = () => ({ body: '{"access_token":"x","expires_in":1e12}' })
    expect(await feed.renew('IGfirst+')).toMatchObject({ lifetime: 5184000_000 })
  })

  it('fetches pictures, but no large, missing or foreign ones', async () => {
    const url = `${instagram.base}/pictures/1.jpg`
    expect((await feed.picture(url)).byteLength).toBeGreaterThan(500)
    instagram.meet = () => ({ status: 404, body: 'URL signature expired' })
    expect(await troubleOf(feed.picture(url))).toBe('nonsense')
    instagram.meet = () => ({ type: 'image/jpeg', body: 'x'.repeat(13 * 1024 * 1024) })
    expect(await troubleOf(feed.picture(url))).toBe('nonsense')
    const before = instagram.asked.picture
    expect(await troubleOf(feed.picture('http://127.0.0.1:1/x.jpg'))).toBe('nonsense')
    expect(instagram.asked.picture).toBe(before)
  })

  it('follows no redirect', async () => {
    const seen: string[] = []
    instagram.meet = (_, { pathname }) => {
      seen.push(pathname)
      return { status: 302, location: '/pictures/2.jpg', body: '' }
    }
    expect(await troubleOf(feed.picture(`${instagram.base}/pictures/1.jpg`))).toBe('unreachable')
    expect(new Set(seen)).toEqual(new Set(['/pictures/1.jpg']))
  })
})

describe('Instagram’s picture hosts', () => {
  const real = 'https://graph.instagram.com'

  it.each([
    'https://scontent-iad3-1.cdninstagram.com/v/t51/1.jpg?sig=a',
    'https://scontent.fbcdn.net/1.jpg',
    'https://scontent.xx.fbcdn.net/1.jpg',
  ])('include the host of %s', (url) => {
    expect(isPictureAddress(url, real)).toBe(true)
  })

  it.each([
    'http://scontent.cdninstagram.com/1.jpg',
    'https://cdninstagram.com.evil.example/1.jpg',
    'https://evilcdninstagram.com/1.jpg',
    'https://a.evilcdninstagram.com/1.jpg',
    'https://scontent.cdninstagram.com:8443/1.jpg',
    'https://user:word@scontent.cdninstagram.com/1.jpg',
    'https://scontent.cdninstagram.com@evil.example/1.jpg',
    'http://127.0.0.1/1.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://graph.instagram.com/1.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'nothing',
  ])('exclude the host of %s', (url) => {
    expect(isPictureAddress(url, real)).toBe(false)
  })
})
