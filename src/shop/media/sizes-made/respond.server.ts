/* Immutable bytes under content-hashed names. Web-standard, so that any server can mount it. */
import type { Logger } from 'pino'
import { isShopError } from '#platform/errors.ts'
import { mediaPath, pictureContentType, pictureKey } from '#shop/media/pictures/picture-key.ts'
import { respondWithVideo } from '#shop/media/videos/respond-video.server.ts'
import { sizesMadeCopy } from './copy.ts'
import type { Derivatives } from './derivatives.server.ts'

const always = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Mails and payment pages show pictures too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

export async function respondWithPicture(
  request: Request,
  derivatives: Derivatives,
  log: Logger,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, sizesMadeCopy.readOnly, { Allow: 'GET, HEAD' })
  }
  const { pathname } = new URL(request.url)
  const key = pathname.startsWith(mediaPath) ? pictureKey(pathname) : ''
  try {
    const found = await derivatives.find(key)
    if (!found) return notFound()
    const etag = `"${key.slice(key.indexOf('/') + 1)}"`
    const headers = {
      ...always,
      'Content-Type': pictureContentType(key),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
    }
    if (matches(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    const video = derivatives.video(found)
    if (video) return respondWithVideo(request, video, headers)
    const bytes = await derivatives.bytes(found)
    if (!bytes) return notFound()
    const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
    return new Response(body, {
      headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
    })
  } catch (error) {
    const level = isShopError(error) ? 'warn' : 'error'
    log[level]({ key, err: error }, sizesMadeCopy.notAnswered)
    return plain(503, sizesMadeCopy.notNow, { 'Retry-After': '5' })
  }
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

function notFound(): Response {
  return plain(404, sizesMadeCopy.noSuchPicture)
}

function plain(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words, {
    status,
    headers: {
      ...always,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
