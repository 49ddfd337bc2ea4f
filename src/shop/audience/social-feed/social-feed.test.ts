import { describe, expect, it } from 'vitest'
import { day, hour } from '#platform/time/clock.ts'
import { graphError } from '#testing/fakes/fake-instagram.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { eachInstagramFeed } from '#testing/fixtures/instagram-feed.ts'

describe('the feed', () => {
  const at = eachInstagramFeed('sqlite')
  const { openShop, pass, open, shown } = at

  it('doesn’t exist without a token, and asks nobody', async () => {
    const quiet = await openShop()
    await at.start(quiet)
    expect(await quiet.jobs.runDue()).toBe(0)
    expect([
      await quiet.storefront.socialFeed.isOn(),
      await quiet.storefront.socialFeed.posts(),
    ]).toEqual([false, []])
    expect(at.instagram.asked.list).toBe(0)
    await quiet.close()
  })

  it('shows the posts with small pictures on the shop, and their texts', async () => {
    at.instagram.posts[0] = at.instagram.post('c', { caption: 'Inking  the\nheron #lino #studio' })
    await open()
    const [post] = await at.shop.storefront.socialFeed.posts()
    expect(await shown()).toEqual(['c', 'b', 'a'])
    expect(post).toMatchObject({ mediaType: 'IMAGE', picture: { alt: 'Inking the heron' } })
    expect(post?.picture.address).toMatch(/^\/media\/Instagram\/[0-9a-f]{64}\.jpg$/)
    expect(post?.picture.width).toBe(640)
  })

  it('asks once in half an hour, however many processes and jobs run', async () => {
    await Promise.all([at.start(), at.start()])
    await at.shop.jobs.runDue()
    await at.shop.storefront.socialFeed.readFeed()
    expect(at.instagram.asked.list).toBe(1)
    await pass(3 * hour)
    expect(at.instagram.asked.list).toBe(7)
    expect(at.instagram.asked.picture).toBe(3)
  })

  /** Three posts with three pictures. */
  async function openVaried(): Promise<string[]> {
    at.instagram.draw = (path) => photograph(640, path.charCodeAt(10)).jpeg().toBuffer()
    await open()
    return (await at.shop.storefront.socialFeed.posts()).map(({ picture }) => picture.address)
  }

  async function later(time: number): Promise<void> {
    at.shop.clock.advance(time)
    await at.shop.jobs.runDue()
  }

  it('deletes the pictures and sizes of removed posts a day later', async () => {
    const address = (await openVaried())[2] ?? ''
    const name = address.slice('/media/'.length, -'.jpg'.length)
    const made = `${name}-320.avif`
    expect(await at.shop.media.derivative(made)).not.toBeNull()
    const ofGone = () => [...at.images.kept.keys()].filter((key) => key.startsWith(name))
    at.instagram.posts.pop()
    await later(hour)
    expect([await shown(), ofGone().length]).toEqual([['c', 'b'], 2])
    await later(day)
    expect([ofGone(), at.images.kept.size]).toEqual([[], 2])
    expect(await at.shop.media.derivative(made)).toBeNull()
  })

  it('keeps the picture of a post that returns within that day', async () => {
    await openVaried()
    const [last] = at.instagram.posts.splice(-1)
    await later(hour)
    if (last) at.instagram.posts.push(last)
    await later(hour)
    await later(day)
    expect([await shown(), at.images.kept.size]).toEqual([['c', 'b', 'a'], 3])
  })

  it('fetches a post’s lost picture again', async () => {
    await open()
    await at.shop.db.transact((trx) => trx.deleteFrom('pictures').execute())
    expect(await shown()).toEqual([])
    await later(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
  })

  it('leaves nothing behind after its removal', async () => {
    await openVaried()
    await at.shop.storefront.socialFeed.takeDown()
    expect(at.images.kept.size).toBe(3)
    await later(day)
    expect(at.images.kept.size).toBe(0)
    expect(await at.shop.db.read.selectFrom('pictures').selectAll().execute()).toEqual([])
  })

  it('follows changes: new posts, new texts, removed posts', async () => {
    await open()
    at.instagram.posts = [at.instagram.post('d'), at.instagram.post('b', { caption: 'Changed' })]
    await pass(hour)
    expect(await shown()).toEqual(['d', 'b'])
    expect((await at.shop.storefront.socialFeed.posts())[1]?.picture.alt).toBe('Changed')
    expect(at.instagram.asked.picture).toBe(4)
  })

  it('shows at most 25 of a thousand', async () => {
    at.instagram.posts = Array.from({ length: 1000 }, (_, n) => at.instagram.post(`${n}`))
    await open()
    expect(await shown()).toHaveLength(25)
    expect(at.instagram.asked.picture).toBe(25)
  })

  it.each([
    ['failing', graphError(2, 500), 'unreachable'],
    ['throttling', graphError(4), 'throttled'],
    ['talking HTML', { type: 'text/html', body: '<p>Log in' }, 'nonsense'],
  ] as const)(
    'shows the last good posts while Instagram is %s, and recovers',
    async (_, wrong, trouble) => {
      await open()
      at.instagram.meet = () => wrong
      await pass(hour)
      expect(await shown()).toEqual(['c', 'b', 'a'])
      expect(await at.shop.storefront.socialFeed.status()).toMatchObject({
        on: true,
        shown: 3,
        trouble,
      })
      at.instagram.meet = () => null
      at.instagram.posts = [at.instagram.post('d')]
      await pass(3 * hour)
      expect(await shown()).toEqual(['d'])
      expect(await at.shop.storefront.socialFeed.status()).toMatchObject({
        trouble: null,
        troubleAt: null,
      })
    },
  )

  it('leaves Instagram alone for two hours on its request', async () => {
    await open()
    at.instagram.meet = () => graphError(4)
    await pass(hour)
    const before = at.instagram.asked.list
    await pass(hour)
    expect(at.instagram.asked.list).toBe(before)
  })

  it('skips a picture that can’t be fetched, and fetches it later', async () => {
    at.instagram.meet = (_, { pathname }) =>
      pathname.includes('b.jpg') ? { status: 404, body: 'gone' } : null
    await open()
    expect(await shown()).toEqual(['c', 'a'])
    at.instagram.meet = () => null
    await pass(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
  })

  it.each([
    ['HTML', { type: 'image/jpeg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['a broken picture', { type: 'image/jpeg', body: '\u00ff\u00d8\u00ff' }],
    ['silence', 'silence'],
  ] as const)('keeps the last good posts when pictures are %s', async (_, wrong) => {
    await open()
    at.instagram.meet = (path) => (path === 'picture' ? wrong : null)
    at.impatient = wrong === 'silence'
    const { picture } = at.instagram.asked
    at.instagram.posts = [at.instagram.post('x'), at.instagram.post('y')]
    await pass(hour)
    expect(at.instagram.asked.picture).toBeGreaterThan(picture)
    expect(await shown()).toEqual(['c', 'b', 'a'])
    expect((await at.shop.storefront.socialFeed.status()).trouble).toBe('unreachable')
  })
})
