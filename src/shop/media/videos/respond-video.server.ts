/* Reads in parts: memory never holds a whole video. Never answers several ranges at once. */
import type { BytePart } from '#services/pictures/port.ts'
import type { PartReader } from '#shop/media/sizes-made/derivatives.server.ts'

/** Bytes. */
const piece = 1024 * 1024

export function respondWithVideo(
  request: Request,
  { size, read }: { size: number; read: PartReader },
  headers: Record<string, string> & { ETag: string },
): Response {
  const ifRange = request.headers.get('If-Range')
  const range = ifRange === null || ifRange === headers.ETag ? request.headers.get('Range') : null
  const part = partAsked(range, size)
  if (part === 'outside') {
    const outside = { ...headers, 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 416, headers: outside })
  }
  const { first, last } = part ?? { first: 0, last: size - 1 }
  const body = request.method === 'HEAD' ? null : streamOf(read, { first, last })
  return new Response(body, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(last - first + 1),
      ...(part && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    },
  })
}

function partAsked(range: string | null, size: number): BytePart | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    return to === '0' ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size) return 'outside'
  return first <= last ? { first, last } : null
}

function streamOf(read: PartReader, { first, last }: BytePart): ReadableStream<Uint8Array> {
  let at = first
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await read({ first: at, last: Math.min(at + piece - 1, last) })
        if (!bytes || bytes.byteLength === 0) throw new Error('the store has lost a video')
        at += bytes.byteLength
        controller.enqueue(bytes)
        if (at > last) controller.close()
      },
    },
    // Reads nothing before the browser asks for more.
    { highWaterMark: 0 },
  )
}
