import { afterEach, beforeEach } from 'vitest'
import { createInstagramFeed } from '#adapters/social-instagram.ts'
import { minute } from '#kernel/clock.ts'
import type { SocialFeed } from '#shop/social/social-feed.ts'
import { type FakeInstagram, fakeInstagram } from './fake-instagram.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import type { Lane } from './test-database.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

/** A shop that shows a feed of three posts, for each test of a block. Call it inside a `describe`. */
export function feedBench(lane: Lane) {
  let instagram: FakeInstagram
  let shop: TestShop
  let images: MemoryStore
  let impatient = false
  beforeEach(async () => {
    impatient = false
    instagram = await fakeInstagram()
    instagram.posts = ['c', 'b', 'a'].map((id) => instagram.post(id))
    shop = await openShop('IGfirst')
  })
  afterEach(async () => {
    await shop.close()
    await instagram.close()
  })

  function openShop(token?: string): Promise<TestShop> {
    const ask = (timeout: number) =>
      createInstagramFeed({ apiBase: instagram.base, timeout, pauseBeforeRetry: 1 })
    const [patient, hurried] = [ask(3000), ask(300)]
    const asked = () => (impatient ? hurried : patient)
    const feed: SocialFeed = {
      name: patient.name,
      list: (...about) => asked().list(...about),
      renew: (...about) => asked().renew(...about),
      picture: (...about) => asked().picture(...about),
    }
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

  return {
    get instagram() {
      return instagram
    },
    get images() {
      return images
    },
    get shop() {
      return shop
    },
    /** A busy machine is waited for; where silence is awaited, nothing would come. */
    set impatient(now: boolean) {
      impatient = now
    },
    openShop,
    pass,
    open,
    shown,
  }
}
