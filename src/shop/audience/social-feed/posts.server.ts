import type { Reader, Writer } from '#platform/db/database.ts'
import type { RemotePost } from '#services/social-feed/port.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { SocialPost } from './social-feed.ts'

/** In display order; `picture` is the shop's own address. */
export type KeptPost = Omit<RemotePost, 'pictureUrl'> & { picture: string }

const longestAlt = 240

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

/** Leaves out a lost picture, so that it is fetched again. */
export async function knownPictures(reader: Reader): Promise<Map<string, string>> {
  const rows = await reader
    .selectFrom('social_posts')
    .innerJoin('pictures', 'pictures.address', 'social_posts.picture')
    .select(['social_posts.id', 'picture'])
    .execute()
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

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

function altOf(caption: string | null): string {
  const line = (caption ?? '')
    .replace(/#[\p{L}\p{N}_]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (line.length <= longestAlt) return line
  return `${line.slice(0, longestAlt - 1).replace(/\s+\S*$/, '')}…`
}
