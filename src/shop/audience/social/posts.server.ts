/*
 * Owns the social_posts table: the posts as they were last read. Pictures are stored
 * by media; a post without a picture isn't kept.
 */
import type { Reader, Writer } from '#platform/db/database.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { RemotePost, SocialPost } from './social-feed.ts'

/** Posts with the addresses of our pictures, in display order. */
export type KeptPost = Omit<RemotePost, 'pictureUrl'> & { picture: string }

const longestAlt = 240

/** The posts as they were last read, newest first. */
export async function readPosts(reader: Reader): Promise<SocialPost[]> {
  const rows = await reader.selectFrom('social_posts').selectAll().orderBy('position').execute()
  const pictures = await picturesByAddress(
    reader,
    rows.map(({ picture }) => picture),
  )
  return rows.flatMap(({ media_type, permalink, caption, picture: address }) => {
    const picture = pictures.get(address)
    if (!picture) return []
    const alt = altOf(caption)
    return [{ mediaType: media_type, permalink, picture: { ...picture, alt } }]
  })
}

/** Stored pictures by post; a lost picture is fetched anew. */
export async function knownPictures(reader: Reader): Promise<Map<string, string>> {
  const rows = await reader
    .selectFrom('social_posts')
    .innerJoin('pictures', 'pictures.address', 'social_posts.picture')
    .select(['social_posts.id', 'picture'])
    .execute()
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

/** Replaces all posts; their order is kept. */
export async function writePosts(trx: Writer, posts: readonly KeptPost[]): Promise<void> {
  await trx.deleteFrom('social_posts').execute()
  if (posts.length === 0) return
  const rows = posts.map(({ id, mediaType, permalink, caption, picture }, position) => ({
    id,
    position,
    media_type: mediaType,
    permalink,
    caption,
    picture,
  }))
  await trx.insertInto('social_posts').values(rows).execute()
}

/** The caption on one line, without its tags, ended at a whole word. */
function altOf(caption: string | null): string {
  const line = (caption ?? '')
    .replace(/#[\p{L}\p{N}_]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (line.length <= longestAlt) return line
  return `${line.slice(0, longestAlt - 1).replace(/\s+\S*$/, '')}…`
}
