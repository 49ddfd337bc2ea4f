import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { bytesOf } from '#platform/bytes-of.ts'
import { day, second } from '#platform/time/clock.ts'
import { socialFeedCopy } from './copy.ts'
import { failureIn } from './instagram-errors.ts'
import { type FreshToken, type RemotePost, SocialFailure, type SocialFeed } from './port.ts'

export interface InstagramOptions {
  /** Without a slash at the end. A stand-in's own host may also serve pictures. */
  apiBase?: string
  /** Milliseconds that one answer may take, and the pause before the one retry. */
  timeout?: number
  pauseBeforeRetry?: number
}

const instagram = 'https://graph.instagram.com'
const pictureHosts = /^(?:[a-z0-9-]+\.)+(?:cdninstagram\.com|fbcdn\.net)$/
const mostJson = 2 * 1024 * 1024
const mostPicture = 12 * 1024 * 1024
const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink'

const postSchema = z.object({
  id: z.string().min(1).max(100),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  permalink: z.url({ protocol: /^https$/, hostname: /^(?:www\.)?instagram\.com$/ }),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  caption: z.string().optional(),
})

const freshSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/**
 * Repeats a call after a failure that may pass: a token that was renewed twice is as good. The
 * address holds the token, so that no address ever goes into the log or an error.
 */
export function createInstagramFeed(options: InstagramOptions = {}): SocialFeed {
  const { apiBase = instagram, timeout = 10 * second, pauseBeforeRetry = second } = options

  async function again<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof SocialFailure && failure.trouble === 'unreachable')) throw failure
      await pause(pauseBeforeRetry)
      return work()
    }
  }

  async function ask(path: string, parameters: Record<string, string>): Promise<unknown> {
    const address = `${apiBase}${path}?${new URLSearchParams(parameters)}`
    const answer = await get(address, timeout)
    const bytes = await readBytes(answer, mostJson)
    const failure = failureIn(answer.status, bytes)
    if (failure) throw failure
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  }

  return {
    name: 'instagram',

    async list(token, limit) {
      const asked = { fields, limit: String(limit), access_token: token }
      const answer = await again(() => ask('/me/media', asked))
      return postsIn(answer).slice(0, limit)
    },

    async renew(token): Promise<FreshToken> {
      const asked = { grant_type: 'ig_refresh_token', access_token: token }
      const { data } = freshSchema.safeParse(await again(() => ask('/refresh_access_token', asked)))
      if (!data) throw new SocialFailure('nonsense', socialFeedCopy.freshTokenNone)
      // A lifetime beyond the promised 60 days would only put off the next renewal.
      return { token: data.access_token, lifetime: Math.min(data.expires_in * second, 60 * day) }
    },

    async picture(url) {
      if (!isPictureAddress(url, apiBase)) {
        throw new SocialFailure('nonsense', socialFeedCopy.pictureSaidHost)
      }
      return again(async () => {
        const answer = await get(url, timeout)
        if (!answer.ok) {
          await answer.body?.cancel()
          const trouble = answer.status >= 500 ? 'unreachable' : 'nonsense'
          throw new SocialFailure(trouble, socialFeedCopy.aPictureAnswered(answer.status))
        }
        return readBytes(answer, mostPicture)
      })
    },
  }
}

async function get(address: string, timeout: number): Promise<Response> {
  try {
    // A redirect could lead anywhere, into our own network too.
    return await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
  } catch {
    // The cause may carry the address, and the address the token.
    throw new SocialFailure('unreachable', socialFeedCopy.noAnswer)
  }
}

async function readBytes(answer: Response, most: number): Promise<Uint8Array> {
  const tooMany = () => new SocialFailure('nonsense', socialFeedCopy.answerMoreBytes(most))
  return bytesOf(answer.body, most, tooMany).catch((failure) => {
    if (failure instanceof SocialFailure) throw failure
    throw new SocialFailure('unreachable', socialFeedCopy.answerBrokeOff)
  })
}

function postsIn(answer: unknown): RemotePost[] {
  const { data } = z.object({ data: z.array(z.unknown()) }).safeParse(answer)
  if (!data) throw new SocialFailure('nonsense', socialFeedCopy.listPostsNone)
  return data.data.flatMap((each) => {
    const post = postSchema.safeParse(each).data
    if (!post) return []
    const { id, media_type, permalink, media_url, thumbnail_url, caption = null } = post
    // A video's own address is a film. Without a thumbnail there is nothing to show.
    const pictureUrl =
      (media_type === 'VIDEO' ? thumbnail_url : (thumbnail_url ?? media_url)) ?? null
    return [{ id, mediaType: media_type, permalink, pictureUrl, caption }]
  })
}

export function isPictureAddress(url: string, apiBase: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:' && port === '' && pictureHosts.test(hostname)) return true
  return apiBase !== instagram && origin === new URL(apiBase).origin
}
