/*
 * Brings the newest posts and their pictures here. A picture is fetched once: its address elsewhere
 * dies after some days, ours doesn't.
 */
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { isShopError } from '#kernel/errors.ts'
import type { Media } from '#shop/media/media.server.ts'
import { type KeptPost, knownPictures } from './posts.server.ts'
import { smallPicture } from './small-picture.server.ts'
import { type RemotePost, SocialFailure, type SocialFeed, shownAtMost } from './social-feed.ts'

export interface FetchParts {
  db: Database
  feed: SocialFeed
  media: Media
  log: Logger
}

/** The newest posts that have a picture here. SocialFailure when not a single one could be had. */
export async function fetchPosts(parts: FetchParts, token: string): Promise<KeptPost[]> {
  const { db, feed, log } = parts
  const posts = await feed.list(token, shownAtMost)
  const known = await knownPictures(db.read)
  const kept: KeptPost[] = []
  let lost = 0
  for (const { pictureUrl, ...post } of posts.slice(0, shownAtMost)) {
    try {
      const picture =
        known.get(post.id) ?? (pictureUrl && (await fetchPicture(parts, pictureUrl, post)))
      if (picture) kept.push({ ...post, picture })
    } catch (failure) {
      if (!(failure instanceof SocialFailure)) throw failure
      // The next round tries again; until then the feed does without this one.
      log.warn({ post: post.id, err: failure }, 'a post’s picture could not be had')
      lost += 1
    }
  }
  if (lost > 0 && kept.length === 0)
    throw new SocialFailure('unreachable', 'no picture came through')
  return kept
}

async function fetchPicture(
  { feed, media }: FetchParts,
  url: string,
  { id }: Pick<RemotePost, 'id'>,
): Promise<string> {
  const bytes = await smallPicture(await feed.picture(url))
  if (!bytes) throw new SocialFailure('nonsense', 'what came is no picture')
  const filename = `instagram-${id}.jpg`
  return media.addPicture({ bytes, filename, folder: 'Instagram' }).then(
    ({ address }) => address,
    (failure) => {
      if (!isShopError(failure)) throw failure
      throw new SocialFailure('unreachable', 'a picture could not be kept')
    },
  )
}
