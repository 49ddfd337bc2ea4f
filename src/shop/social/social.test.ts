import { afterEach, beforeEach, expect, it } from 'vitest'
import { createInstagramFeed } from '#adapters/social-instagram.ts'
import { day, hour, minute } from '#kernel/clock.ts'
import { SocialFailure } from '#shop/social/social-feed.ts'
import { type FakeInstagram, fakeInstagram, graphError } from '#testing/fake-instagram.ts'
import { type MemoryStore, memoryStore } from '#testing/memory-store.ts'
import { photograph } from '#testing/photographs.ts'
import { eachDatabase } from '#testing/test-database.ts'
import { createTestShop, type TestShop } from '#testing/test-shop.ts'

eachDatabase('the feed', (lane) => {
  let instagram: FakeInstagram
  let shop: TestShop
  let images: MemoryStore
  beforeEach(async () => {
    instagram = await fakeInstagram()
    instagram.posts = ['c', 'b', 'a'].map((id) => instagram.post(id))
    shop = await openShop('IGfirst')
  })
  afterEach(async () => {
    await shop.close()
    await instagram.close()
  })

  function openShop(token?: string): Promise<TestShop> {
    const apiBase = instagram.base
    const feed = createInstagramFeed({ apiBase, timeout: 3000, pauseBeforeRetry: 1 })
    const env: Record<string, string> = token ? { INSTAGRAM_TOKEN: token } : {}
    images = memoryStore()
    return createTestShop({ lane, images, feed, env })
  }

  /** Lets so much time pass, as a running shop would: a round in each half hour. */
  async function pass(time: number): Promise<void> {
    for (const end = shop.clock.now() + time; shop.clock.now() < end; ) {
      shop.clock.advance(Math.min(30 * minute, end - shop.clock.now()))
      await shop.jobs.runDue()
    }
  }

  async function open(): Promise<void> {
    await shop.social.begin()
    await shop.jobs.runDue()
  }

  const shown = async () =>
    (await shop.social.posts()).map(({ permalink }) => permalink.split('/')[4])

  it('isn’t there without a token, and asks nobody', async () => {
    const quiet = await openShop()
    await quiet.social.begin()
    expect(await quiet.jobs.runDue()).toBe(0)
    expect([await quiet.social.isOn(), await quiet.social.posts()]).toEqual([false, []])
    expect(instagram.asked.list).toBe(0)
    await quiet.close()
  })

  it('shows the posts with pictures of our own, small, and words for them', async () => {
    instagram.posts[0] = instagram.post('c', { caption: 'Inking  the\nheron #lino #studio' })
    await open()
    const [post] = await shop.social.posts()
    expect(await shown()).toEqual(['c', 'b', 'a'])
    expect(post).toMatchObject({ mediaType: 'IMAGE', picture: { alt: 'Inking the heron' } })
    expect(post?.picture.address).toMatch(/^\/media\/Instagram\/[0-9a-f]{64}\.jpg$/)
    expect(post?.picture.width).toBe(640)
  })

  it('asks once in half an hour, however many processes start and jobs there are', async () => {
    await Promise.all([shop.social.begin(), shop.social.begin()])
    await shop.jobs.runDue()
    await shop.social.readFeed()
    expect(instagram.asked.list).toBe(1)
    await pass(3 * hour)
    expect(instagram.asked.list).toBe(7)
    expect(instagram.asked.picture).toBe(3)
  })

  /** Three posts with three pictures. */
  async function openVaried(): Promise<string[]> {
    instagram.draw = (path) =>
      photograph(640, 300 + path.charCodeAt(10))
        .jpeg()
        .toBuffer()
    await open()
    return (await shop.social.posts()).map(({ picture }) => picture.address)
  }

  async function later(time: number): Promise<void> {
    shop.clock.advance(time)
    await shop.jobs.runDue()
  }

  it('forgets the pictures of posts that are gone, a day later, sizes and all', async () => {
    const address = (await openVaried())[2] ?? ''
    const name = address.slice('/media/'.length, -'.jpg'.length)
    const made = `${name}-320.avif`
    expect(await shop.media.derivative(made)).not.toBeNull()
    const ofGone = () => [...images.kept.keys()].filter((key) => key.startsWith(name))
    instagram.posts.pop()
    await later(hour)
    expect([await shown(), ofGone().length]).toEqual([['c', 'b'], 2])
    await later(day)
    expect([ofGone(), images.kept.size]).toEqual([[], 2])
    expect(await shop.media.derivative(made)).toBeNull()
  })

  it('keeps the picture of a post that comes back meanwhile', async () => {
    await openVaried()
    const [last] = instagram.posts.splice(-1)
    await later(hour)
    if (last) instagram.posts.push(last)
    await later(hour)
    await later(day)
    expect([await shown(), images.kept.size]).toEqual([['c', 'b', 'a'], 3])
  })

  it('shows a post again whose picture was lost', async () => {
    await open()
    await shop.db.transact((trx) => trx.deleteFrom('pictures').execute())
    expect(await shown()).toEqual([])
    await later(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
  })

  it('leaves nothing behind once it was taken down', async () => {
    await openVaried()
    await shop.social.takeDown()
    expect(images.kept.size).toBe(3)
    await later(day)
    expect(images.kept.size).toBe(0)
    expect(await shop.db.read.selectFrom('pictures').selectAll().execute()).toEqual([])
  })

  it('follows what changes: new posts, new words, posts that are gone', async () => {
    await open()
    instagram.posts = [instagram.post('d'), instagram.post('b', { caption: 'Changed' })]
    await pass(hour)
    expect(await shown()).toEqual(['d', 'b'])
    expect((await shop.social.posts())[1]?.picture.alt).toBe('Changed')
    expect(instagram.asked.picture).toBe(4)
  })

  it('shows at most 25 of a thousand', async () => {
    instagram.posts = Array.from({ length: 1000 }, (_, n) => instagram.post(`${n}`))
    await open()
    expect(await shown()).toHaveLength(25)
    expect(instagram.asked.picture).toBe(25)
  })

  it.each([
    ['silent', 'silence', 'unreachable'],
    ['failing', graphError(2, 500), 'unreachable'],
    ['throttling', graphError(4), 'throttled'],
    ['talking HTML', { type: 'text/html', body: '<p>Log in' }, 'nonsense'],
    ['endless', { body: ' '.repeat(3 * 1024 * 1024) }, 'nonsense'],
  ] as const)(
    'shows the last good posts while Instagram is %s, and comes back',
    async (_, wrong, trouble) => {
      await open()
      instagram.meet = () => wrong
      await pass(hour)
      expect(await shown()).toEqual(['c', 'b', 'a'])
      expect(await shop.social.standing()).toMatchObject({ on: true, shown: 3, trouble })
      instagram.meet = () => null
      instagram.posts = [instagram.post('d')]
      await pass(3 * hour)
      expect(await shown()).toEqual(['d'])
      expect(await shop.social.standing()).toMatchObject({ trouble: null, troubleAt: null })
    },
  )

  it('leaves Instagram alone for two hours when it is asked to', async () => {
    await open()
    instagram.meet = () => graphError(4)
    await pass(hour)
    const before = instagram.asked.list
    await pass(hour)
    expect(instagram.asked.list).toBe(before)
  })

  it('does without a picture that can’t be had, and gets it later', async () => {
    instagram.meet = (_, { pathname }) =>
      pathname.includes('b.jpg') ? { status: 404, body: 'gone' } : null
    await open()
    expect(await shown()).toEqual(['c', 'a'])
    instagram.meet = () => null
    await pass(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
  })

  it.each([
    ['HTML', { type: 'image/jpeg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['a broken picture', { type: 'image/jpeg', body: '\u00ff\u00d8\u00ff' }],
    ['silence', 'silence'],
  ] as const)('keeps the last good posts when pictures are %s', async (_, wrong) => {
    await open()
    instagram.meet = (path) => (path === 'picture' ? wrong : null)
    instagram.posts = [instagram.post('x'), instagram.post('y')]
    await pass(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
    expect((await shop.social.standing()).trouble).toBe('unreachable')
  })

  it('never fetches a picture from a host that isn’t Instagram’s', async () => {
    const seen: string[] = []
    const other = await fakeInstagram()
    other.meet = (_, { pathname }) => {
      seen.push(pathname)
      return null
    }
    instagram.posts.unshift(instagram.post('evil', { media_url: `${other.base}/admin` }))
    await open()
    expect(await shown()).toEqual(['c', 'b', 'a'])
    expect(seen).toEqual([])
    await other.close()
  })

  it('renews its token every week and outlives the first by months', async () => {
    await open()
    await pass(26 * hour)
    expect(instagram.asked.renew).toBe(1)
    shop.clock.advance(8 * day)
    await shop.jobs.runDue()
    expect(instagram.asked.renew).toBe(2)
    for (let week = 0; week < 12; week += 1) {
      shop.clock.advance(8 * day)
      await shop.jobs.runDue()
    }
    const { renewedAt, trouble, expiresAt } = await shop.social.standing()
    expect({ trouble, age: shop.clock.now() - (renewedAt ?? 0) }).toEqual({ trouble: null, age: 0 })
    expect(expiresAt).toBe(shop.clock.now() + 60 * day)
    instagram.posts = [instagram.post('new')]
    await pass(hour)
    expect(await shown()).toEqual(['new'])
  })

  it('goes on with the old token when a renewal fails, and tries again', async () => {
    await open()
    instagram.meet = (path) => (path === 'renew' ? graphError(2, 500) : null)
    await pass(27 * hour)
    expect(await shop.social.standing()).toMatchObject({ trouble: null, shown: 3 })
    instagram.meet = () => null
    await pass(8 * hour)
    expect(instagram.token).toBe('IGfirst+')
    expect((await shop.social.standing()).renewedAt).toBeGreaterThan(shop.clock.now() - 9 * hour)
  })

  it('stops asking with a dead token, says so, and starts again with a new one', async () => {
    await open()
    instagram.token = 'IGsecond'
    await pass(hour)
    expect(await shop.social.standing()).toMatchObject({ on: true, trouble: 'token_dead' })
    const asked = instagram.asked.list
    await shop.social.begin()
    await pass(2 * day)
    expect(instagram.asked.list).toBe(asked)
    expect(await shown()).toEqual(['c', 'b', 'a'])

    instagram.posts = [instagram.post('fresh')]
    expect(await shop.social.setToken('IGsecond')).toMatchObject({ on: true, trouble: null })
    await shop.jobs.runDue()
    expect(await shown()).toEqual(['fresh'])
  })

  it('refuses a pasted token that Instagram refuses, and keeps the one it has', async () => {
    await open()
    const refusal = { code: 'bad_input', details: { field: 'token' } }
    await expect(shop.social.setToken('IGwrong')).rejects.toMatchObject(refusal)
    await pass(hour)
    expect((await shop.social.standing()).trouble).toBe(null)
  })

  it('believes a pasted token while Instagram can’t be reached', async () => {
    instagram.meet = () => 'break'
    expect(await shop.social.setToken('IGfirst')).toMatchObject({ on: true })
    await shop.jobs.runDue()
    instagram.meet = () => null
    await pass(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
  })

  it('takes the configured token over once: a pasted one outlives a restart', async () => {
    await open()
    await shop.social.setToken('IGfirst')
    instagram.token = 'IGpasted'
    await shop.social.setToken('IGpasted')
    await shop.social.begin()
    await pass(hour)
    expect((await shop.social.standing()).trouble).toBe(null)
  })

  it('is taken down with everything it showed, and the about page changes with it', async () => {
    await open()
    const before = await shop.db.contentVersion()
    expect(await shop.social.takeDown()).toMatchObject({ on: false, shown: 0, expiresAt: null })
    expect(await shop.db.contentVersion()).toBe(before + 1)
    await pass(2 * hour)
    await shop.social.begin()
    expect(await shop.social.isOn()).toBe(false)
    expect(await shown()).toEqual([])
  })

  /** A shop whose feed does `meanwhile` before it answers about the first token. */
  function openInterrupted(deed: 'list' | 'renew', meanwhile: () => Promise<unknown>) {
    const feed = createInstagramFeed({
      apiBase: instagram.base,
      timeout: 3000,
      pauseBeforeRetry: 1,
    })
    const { list, renew } = feed
    const interrupt = async (asked: string, token: string) => {
      if (asked === deed && token === 'IGfirst') await meanwhile()
    }
    feed.list = async (token, limit) => {
      await interrupt('list', token)
      if (deed === 'list' && token === 'IGfirst') throw new SocialFailure('token_dead', 'dead')
      return list(token, limit)
    }
    feed.renew = async (token) => {
      await interrupt('renew', token)
      return renew(token)
    }
    const env = { INSTAGRAM_TOKEN: 'IGfirst' }
    images = memoryStore()
    return createTestShop({ lane, images, feed, env })
  }

  it('doesn’t blame a new token for the old one that died meanwhile', async () => {
    const other = await openInterrupted('list', () => {
      instagram.token = 'IGsecond'
      return other.social.setToken('IGsecond')
    })
    await other.social.begin()
    await other.jobs.runDue()
    expect((await other.social.standing()).trouble).toBeNull()
    await other.close()
  })

  it('stays taken down when that happens while the token is being renewed', async () => {
    const other = await openInterrupted('renew', () => other.social.takeDown())
    await other.social.begin()
    await other.jobs.runDue()
    other.clock.advance(2 * day)
    await other.social.readFeed()
    expect(await other.social.isOn()).toBe(false)
    await other.close()
  })
})
