/* Fetches a picture once, because its address at the network expires after some days. */
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { isShopError } from '#platform/errors.ts'
import { type RemotePost, SocialFailure, type SocialFeed } from '#services/social-feed/port.ts'
import { formatByContent } from '#shop/media/pictures/file-format.ts'
import type { Media } from '#shop/media/pictures/media.server.ts'
import { maxPixels, sharp } from '#shop/media/sizes-made/sharp.server.ts'
import { socialFeedCopy } from './copy.ts'
import { type KeptPost, knownPictures } from './posts.server.ts'
import { shownAtMost } from './social-feed.ts'

interface FetchParts {
  db: Database
  feed: SocialFeed
  media: Media
  log: Logger
}

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
      // The next run tries again; until then the feed is shown without this post.
      log.warn({ post: post.id, err: failure }, 'a post’s picture could not be fetched')
      lost += 1
    }
  }
  if (lost > 0 && kept.length === 0)
    throw new SocialFailure('unreachable', socialFeedCopy.noPicture)
  return kept
}

async function fetchPicture(
  { feed, media }: FetchParts,
  url: string,
  { id }: Pick<RemotePost, 'id'>,
): Promise<string> {
  const bytes = await smallPicture(await feed.picture(url))
  if (!bytes) throw new SocialFailure('nonsense', socialFeedCopy.notAPicture)
  const filename = `instagram-${id}.jpg`
  return media.addPicture({ bytes, filename, folder: 'Instagram' }).then(
    ({ address }) => address,
    (failure) => {
      if (!isShopError(failure)) throw failure
      throw new SocialFailure('unreachable', socialFeedCopy.notKept)
    },
  )
}

const longestSide = 640

/** Null for anything except a picture. Checks the first bytes: sharp also opens documents. */
export async function smallPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!formatByContent(bytes)) return null
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => null)
}
