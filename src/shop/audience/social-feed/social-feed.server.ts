/* No visitor's request ever asks the network; pages show the last fetched posts. */

import type { Logger } from 'pino'
import { changePages, raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { every, type ScheduledRun } from '#platform/db/outbox/schedule.ts'
import { countRows } from '#platform/db/rows.ts'
import { badInput } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import { type Clock, hour, minute } from '#platform/time/clock.ts'
import { SocialFailure, type SocialFeed, type SocialTrouble } from '#services/social-feed/port.ts'
import type { Media } from '#shop/media/pictures/media.server.ts'
import { dropFeedPictures } from '#shop/media/stores/drop-pictures.server.ts'
import {
  type Account,
  changeSocialAccount,
  handedOver,
  inTrouble,
  isSealed,
  notRenewed,
  openToken,
  readAccount,
  renewed,
  sealToken,
  type Token,
  writeAccount,
} from './account.server.ts'
import { socialFeedCopy } from './copy.ts'
import { fetchPosts } from './fetch-posts.server.ts'
import { type KeptPost, readPosts, writePosts } from './posts.server.ts'
import type { FeedStatus } from './social-feed.schema.ts'
import type { SocialPost } from './social-feed.ts'

export type SocialFeedService = ReturnType<typeof createSocialFeed>

export interface SocialFeedParts {
  db: Database
  clock: Clock
  feed: SocialFeed
  media: Media
  log: Logger
  sealing: Sealing
  /** Used until the shop has another token. */
  firstToken: string | undefined
}

/** The network allows a quiet account few requests an hour. */
const readEvery = 30 * minute
const inHalfAnHour = every(readEvery)
const readAgainAfterThrottling = 2 * hour

export function createSocialFeed({
  db,
  clock,
  feed,
  media,
  log,
  sealing,
  firstToken,
}: SocialFeedParts) {
  const change = ({ kept }: Token, changes: Partial<Account>) =>
    db.transact((trx) => changeSocialAccount(trx, kept, changes))

  async function saveToken(trx: Writer, token: string, more: Partial<Account> = {}) {
    const now = clock.now()
    await writeAccount(trx, { ...handedOver(sealToken(sealing, token), now), ...more })
    const key = `instagram.read:${digest(token).slice(0, 16)}:${now}`
    await enqueue(trx, { topic: 'instagram.read', payload: {}, dueAt: now, key, now })
    raiseContentVersion(trx)
  }

  async function renew(token: Token, renewAt: number | null): Promise<Token> {
    if (clock.now() < (renewAt ?? 0)) return token
    try {
      const answer = await feed.renew(token.open)
      const fresh = sealToken(sealing, answer.token)
      await change(token, renewed(fresh, answer.lifetime, clock.now()))
      return fresh
    } catch (failure) {
      const trouble = toTrouble(failure)
      if (trouble === 'token_dead') throw failure
      log.warn({ trouble }, 'the feed’s token could not be renewed')
      await change(token, notRenewed(clock.now()))
      return token
    }
  }

  async function showPosts(trx: Writer, posts: readonly KeptPost[]): Promise<void> {
    await writePosts(trx, posts)
    const shown = posts.map(({ picture }) => picture)
    await dropFeedPictures(trx, shown, clock.now())
  }

  async function read({ open, kept }: Token): Promise<void> {
    const posts = await fetchPosts({ db, feed, media, log }, open)
    await db.transact(async (trx) => {
      // The owner may have removed the feed, or entered another account's token.
      if ((await readAccount(trx))?.token !== kept) return
      const now = clock.now()
      await showPosts(trx, posts)
      await writeAccount(trx, { tried_at: now, fetched_at: now, trouble: null, trouble_at: null })
    })
  }

  return {
    async isOn(): Promise<boolean> {
      return Boolean((await readAccount(db.read))?.token)
    },

    async posts(): Promise<SocialPost[]> {
      return (await this.isOn()) ? readPosts(db.read) : []
    },

    async status(): Promise<FeedStatus> {
      const account = await readAccount(db.read)
      const isShut = Boolean(account?.token) && openToken(sealing, account) === null
      return {
        on: Boolean(account?.token),
        renewedAt: account?.renewed_at ?? null,
        expiresAt: account?.expires_at ?? null,
        fetchedAt: account?.fetched_at ?? null,
        shown: await countRows(db.read.selectFrom('social_posts')),
        // Only a new token helps, as after a dead token.
        trouble: isShut ? 'token_dead' : ((account?.trouble ?? null) as SocialTrouble | null),
        troubleAt: account?.trouble_at ?? null,
      }
    },

    /** ShopError `bad_input` on `token` when the network refuses it. */
    async setToken(token: string): Promise<FeedStatus> {
      await feed.list(token, 1).catch((failure) => {
        const trouble = toTrouble(failure)
        if (trouble === 'token_dead' || trouble === 'permission' || trouble === 'nonsense') {
          throw badInput('token', socialFeedCopy.refusals[trouble])
        }
      })
      await db.transact((trx) => saveToken(trx, token))
      return this.status()
    },

    async takeDown(): Promise<FeedStatus> {
      await changePages(db, async (trx) => {
        const nothing = { renewed_at: null, expires_at: null, renew_at: null }
        const quiet = { fetched_at: null, tried_at: null, trouble: null, trouble_at: null }
        await showPosts(trx, [])
        await writeAccount(trx, { token: null, ...nothing, ...quiet })
      })
      return this.status()
    },

    /** Runs at every start: adopts a new configured token, and seals an unsealed one. */
    begin(): Promise<void> {
      return db.transact(async (trx) => {
        const account = await readAccount(trx)
        const first = firstToken && digest(firstToken)
        if (first && first !== account?.first_token_digest) {
          await saveToken(trx, firstToken, { first_token_digest: first })
        } else if (account?.token && !isSealed(account.token)) {
          await writeAccount(trx, { token: sealToken(sealing, account.token).kept })
        }
      })
    },

    async nextRead(now: number): Promise<ScheduledRun | null> {
      const account = await readAccount(db.read)
      return account?.token && account.trouble !== 'token_dead' ? inHalfAnHour(now) : null
    },

    async readFeed(): Promise<void> {
      const account = await readAccount(db.read)
      let token = openToken(sealing, account)
      if (!account || !token || account.trouble === 'token_dead') return
      if (mustWait(account, clock.now())) return
      try {
        token = await renew(token, account.renew_at)
        await read(token)
      } catch (failure) {
        const trouble = toTrouble(failure)
        if (trouble === null) throw failure
        log.warn({ trouble, err: failure }, 'the feed could not be read')
        await change(token, inTrouble(trouble, clock.now()))
      }
    },
  }
}

function mustWait(account: Account, now: number): boolean {
  const pause = account.trouble === 'throttled' ? readAgainAfterThrottling : readEvery / 2
  return account.tried_at !== null && now < account.tried_at + pause
}

/** Null for a bug, which is no SocialFailure. */
function toTrouble(failure: unknown): SocialTrouble | null {
  return failure instanceof SocialFailure ? failure.trouble : null
}
