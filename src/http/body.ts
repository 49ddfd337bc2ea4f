import { badInput, ShopError } from '#platform/errors.ts'
import { maxPictureBytes } from '#shop/media/pictures/picture.ts'
import { httpCopy } from './copy.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

export function takesFile(path: string): boolean {
  return ['/api/images', '/api/imports/file', '/api/print-files'].includes(path)
}

/** The id in the address of a part of a backup that is brought back; null: another address. */
export function restoreIn(path: string): string | null {
  return /^\/api\/restore\/([0-9a-f]{32})\/part$/.exec(path)?.[1] ?? null
}

/** Bytes: a page's form with one large picture. */
export const plainFormLimit = maxPictureBytes + mebibyte

/** Bytes: the file and the form around it. */
function bodyLimit(path: string): number {
  if (path === '/api/images') return maxPictureBytes + 16 * kibibyte
  if (path === '/api/imports/file') return 20 * mebibyte + 16 * kibibyte
  if (path === '/api/print-files') return mebibyte + 16 * kibibyte
  if (restoreIn(path) !== null) return 8 * mebibyte
  if (path.startsWith('/api/payments/')) return mebibyte
  return 64 * kibibyte
}

/** Throws `too_large` as soon as the limit is exceeded. */
export async function readBody(request: Request, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const limit = bodyLimit(path)
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge(path)
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    if (size > limit) {
      await readToNowhere(reader)
      throw tooLarge(path)
    }
    parts.push(read.value)
  }
  return Buffer.concat(parts)
}

/** A client that still sends would miss an answer with which its connection ends. */
async function readToNowhere(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let left = 16 * mebibyte
  try {
    while (left > 0) {
      const { done, value } = await reader.read()
      if (done) return
      left -= value.byteLength
    }
  } catch {
    // The client has gone.
  }
}

export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badInput('body', httpCopy.noJson)
  }
  refuseNul(value)
  return value
}

const deepest = 32

/** PostgreSQL can't store a NUL character in text, and would fail with an error of its own. */
export function refuseNul(value: unknown, depth = 0): void {
  if (depth > deepest) throw badInput('body', httpCopy.tooDeep)
  if (typeof value === 'string' && value.includes('\0')) {
    throw badInput('body', httpCopy.nulInBody)
  }
  if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) refuseNul(one, depth + 1)
  }
}

function tooLarge(path: string): ShopError {
  const limit = bodyLimit(path)
  const words =
    limit >= mebibyte
      ? httpCopy.mebibytes(Math.floor(limit / mebibyte))
      : httpCopy.kibibytes(limit / kibibyte)
  const field = takesFile(path) ? { field: 'file' } : undefined
  return new ShopError('too_large', httpCopy.tooLarge(words), field)
}
