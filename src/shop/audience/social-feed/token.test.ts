import { expect, it } from 'vitest'
import { createSealing } from '#platform/sealing.ts'
import { day, hour } from '#platform/time/clock.ts'
import { createInstagramFeed } from '#services/social-feed/instagram.ts'
import { SocialFailure } from '#services/social-feed/port.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { graphError } from '#testing/fakes/fake-instagram.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { eachInstagramFeed } from '#testing/fixtures/instagram-feed.ts'
import { createTestShop } from '#testing/harness/shop.ts'

eachDatabase('the feed’s token', (lane) => {
  const at = eachInstagramFeed(lane)
  const { pass, open, shown } = at

  it('of an earlier version is sealed at the next start, and still works', async () => {
    await open()
    const { db, storefront } = at.shop
    const plain = { token: at.instagram.token }
    await changeRows(db, 'social_account', plain)
    at.instagram.posts = [at.instagram.post('old')]
    await pass(hour)
    expect(await shown()).toEqual(['old'])
    await at.start()
    const kept = await db.read
      .selectFrom('social_account')
      .select('token')
      .executeTakeFirstOrThrow()
    expect(kept.token).toMatch(/^v1\./)
    at.instagram.posts = [at.instagram.post('new')]
    await pass(hour)
    expect(await shown()).toEqual(['new'])
    expect(await storefront.socialFeed.status()).toMatchObject({ trouble: null })
  })

  it('stays in use when a renewal fails, and the shop tries again', async () => {
    await open()
    at.instagram.meet = (path) => (path === 'renew' ? graphError(2, 500) : null)
    await pass(27 * hour, 9 * hour)
    expect(await at.shop.storefront.socialFeed.status()).toMatchObject({ trouble: null, shown: 3 })
    at.instagram.meet = () => null
    await pass(8 * hour, 4 * hour)
    expect(at.instagram.token).toBe('IGfirst+')
    expect((await at.shop.storefront.socialFeed.status()).renewedAt).toBeGreaterThan(
      at.shop.clock.now() - 9 * hour,
    )
  })

  it('stops requests when it is dead, says so, and works again after a new one', async () => {
    await open()
    at.instagram.token = 'IGsecond'
    await pass(hour)
    expect(await at.shop.storefront.socialFeed.status()).toMatchObject({
      on: true,
      trouble: 'token_dead',
    })
    const asked = at.instagram.asked.list
    await at.start()
    await pass(2 * day, 12 * hour)
    expect(at.instagram.asked.list).toBe(asked)
    expect(await shown()).toEqual(['c', 'b', 'a'])

    at.instagram.posts = [at.instagram.post('fresh')]
    expect(await at.shop.storefront.socialFeed.setToken('IGsecond')).toMatchObject({
      on: true,
      trouble: null,
    })
    await at.shop.jobs.runDue()
    expect(await shown()).toEqual(['fresh'])
  })

  /** A shop whose feed does `meanwhile` before it answers about the first token. */
  function openInterrupted(action: 'list' | 'renew', meanwhile: () => Promise<unknown>) {
    const feed = createInstagramFeed({
      apiBase: at.instagram.base,
      timeout: 600_000,
      pauseBeforeRetry: 1,
    })
    const { list, renew } = feed
    const interrupt = async (asked: string, token: string) => {
      if (asked === action && token === 'IGfirst') await meanwhile()
    }
    feed.list = async (token, limit) => {
      await interrupt('list', token)
      if (action === 'list' && token === 'IGfirst') throw new SocialFailure('token_dead', 'dead')
      return list(token, limit)
    }
    feed.renew = async (token) => {
      await interrupt('renew', token)
      return renew(token)
    }
    const env = { INSTAGRAM_TOKEN: 'IGfirst', BACKUPS_KEEP: '0' }
    return createTestShop({ lane, images: memoryStore(), feed, env })
  }

  if (lane !== 'sqlite') return

  it('stays removed when that happens during a renewal', async () => {
    const other = await openInterrupted('renew', () => other.storefront.socialFeed.takeDown())
    await at.start(other)
    await other.jobs.runDue()
    other.clock.advance(2 * day)
    await other.storefront.socialFeed.readFeed()
    expect(await other.storefront.socialFeed.isOn()).toBe(false)
    await other.close()
  })

  it('is sealed in the database and renewed every week, and the feed outlives the first token by months', async () => {
    await open()
    const kept = () =>
      at.shop.db.read.selectFrom('social_account').select('token').executeTakeFirstOrThrow()
    expect((await kept()).token).toMatch(/^v1\./)
    await pass(26 * hour, 13 * hour)
    expect(at.instagram.asked.renew).toBe(1)
    expect((await kept()).token).toMatch(/^v1\./)
    at.shop.clock.advance(8 * day)
    await at.shop.jobs.runDue()
    expect(at.instagram.asked.renew).toBe(2)
    for (let week = 0; week < 12; week += 1) {
      at.shop.clock.advance(8 * day)
      await at.shop.jobs.runDue()
    }
    const { renewedAt, trouble, expiresAt } = await at.shop.storefront.socialFeed.status()
    expect({ trouble, age: at.shop.clock.now() - (renewedAt ?? 0) }).toEqual({
      trouble: null,
      age: 0,
    })
    expect(expiresAt).toBe(at.shop.clock.now() + 60 * day)
    at.instagram.posts = [at.instagram.post('new')]
    await pass(hour)
    expect(await shown()).toEqual(['new'])
  })

  it('that another key has sealed is not used, and has to be entered again', async () => {
    await open()
    const shut = createSealing(() => Buffer.alloc(32, 9)).seal('IGfirst', 'service:instagram')
    await changeRows(at.shop.db, 'social_account', { token: shut })
    const asked = at.instagram.asked.list
    await pass(hour)
    expect(at.instagram.asked.list).toBe(asked)
    const { socialFeed } = at.shop.storefront
    expect(await socialFeed.status()).toMatchObject({ on: true, trouble: 'token_dead' })
    expect(await socialFeed.setToken('IGfirst')).toMatchObject({ on: true, trouble: null })
  })

  it('is refused when Instagram refuses it, and the former token stays', async () => {
    await open()
    const refusal = { code: 'bad_input', details: { field: 'token' } }
    await expect(at.shop.storefront.socialFeed.setToken('IGwrong')).rejects.toMatchObject(refusal)
    await pass(hour)
    expect((await at.shop.storefront.socialFeed.status()).trouble).toBe(null)
  })

  it('is accepted while Instagram can’t be reached', async () => {
    at.instagram.meet = () => 'break'
    expect(await at.shop.storefront.socialFeed.setToken('IGfirst')).toMatchObject({ on: true })
    await at.shop.jobs.runDue()
    at.instagram.meet = () => null
    await pass(hour)
    expect(await shown()).toEqual(['c', 'b', 'a'])
  })

  it('is adopted from the configuration once: a pasted token outlives a restart', async () => {
    await open()
    await at.shop.storefront.socialFeed.setToken('IGfirst')
    at.instagram.token = 'IGpasted'
    await at.shop.storefront.socialFeed.setToken('IGpasted')
    await at.start()
    await pass(hour)
    expect((await at.shop.storefront.socialFeed.status()).trouble).toBe(null)
  })

  it('is removed with all its posts, and the about page changes with it', async () => {
    await open()
    const before = await at.shop.db.contentVersion()
    expect(await at.shop.storefront.socialFeed.takeDown()).toMatchObject({
      on: false,
      shown: 0,
      expiresAt: null,
    })
    expect(await at.shop.db.contentVersion()).toBe(before + 1)
    await pass(2 * hour)
    await at.start()
    expect(await at.shop.storefront.socialFeed.isOn()).toBe(false)
    expect(await shown()).toEqual([])
  })

  it('isn’t blamed for the death of its predecessor', async () => {
    const other = await openInterrupted('list', () => {
      at.instagram.token = 'IGsecond'
      return other.storefront.socialFeed.setToken('IGsecond')
    })
    await at.start(other)
    await other.jobs.runDue()
    expect((await other.storefront.socialFeed.status()).trouble).toBeNull()
    await other.close()
  })
})
