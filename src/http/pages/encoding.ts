import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send a handful of different headers; a client may make up more. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 200 })

function takenBy(header: string): ReadonlySet<string> {
  const remembered = known.get(header)
  if (remembered) return remembered
  const parts = header.toLowerCase().split(',')
  const taken = parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
  const names = new Set(taken.map((part) => part.replace(/;.*/, '').trim()))
  known.set(header, names)
  return names
}

function firstAccepted<E extends string>(offered: readonly E[]) {
  return (header = ''): E | 'identity' => {
    const taken = takenBy(header)
    return offered.find((each) => taken.has(each)) ?? 'identity'
  }
}

export const chooseEncoding = firstAccepted(['br', 'gzip'])

const chooseOnce = firstAccepted(['zstd', 'br', 'gzip'])
type OnceEncoding = ReturnType<typeof chooseOnce>

/** Fast for one-off answers, small for cached pages: zstd takes a fifth of brotli's time. */
const levels = { once: 4, kept: 6, zstd: 1 }

function brotliOptions(body: Uint8Array, level: number) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  return { params: { [quality]: level, [size]: body.length } }
}

export interface Packed {
  /** Identity null: the body is too long. Gzip null: made from identity on its first request. */
  bodies: Record<Encoding, Buffer | null>
  length: number
  digest: string
}

/** A longer body is compressed while it is made. */
const mostPlain = 2 ** 18

export async function packed(
  body: AsyncIterable<Uint8Array>,
  before?: Pick<Packed, 'bodies' | 'digest'>,
): Promise<Packed> {
  const hash = createHash('sha256')
  let length = 0
  let plain: Uint8Array[] = []
  let long: Record<'br' | 'gzip', Compression> | undefined
  for await (const part of body) {
    hash.update(part)
    length += part.length
    plain.push(part)
    if (length <= mostPlain) continue
    long ??= { br: beginCompression('br'), gzip: beginCompression('gzip') }
    for (const each of plain) await Promise.all([long.br.add(each), long.gzip.add(each)])
    plain = []
  }
  const digest = hash.digest('base64url').slice(0, 22)
  if (long) {
    const [br, gzip] = await Promise.all([long.br.end(), long.gzip.end()])
    return { bodies: { br, gzip, identity: null }, length, digest }
  }
  if (digest === before?.digest) return { bodies: before.bodies, length, digest }
  const identity = Buffer.concat(plain)
  const br = await brotli(identity, brotliOptions(identity, levels.kept))
  return { bodies: { br, gzip: null, identity }, length, digest }
}

export const zipped = (body: Uint8Array): Promise<Buffer> => zip(body, { level: levels.kept })

type Compression = ReturnType<typeof beginCompression>

function beginCompression(encoding: 'br' | 'gzip') {
  const level = levels.kept
  const stream =
    encoding === 'gzip'
      ? createGzip({ level })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
  const made: Buffer[] = []
  stream.on('data', (part: Buffer) => made.push(part))
  return {
    add: (part: Uint8Array) =>
      new Promise<void>((resolve, reject) => {
        stream.write(part, (error) => (error ? reject(error) : resolve()))
      }),
    async end(): Promise<Buffer> {
      const ended = once(stream, 'end')
      stream.end()
      await ended
      return Buffer.concat(made)
    },
  }
}

/** Synchronous: compressing a page takes less time than handing it to another thread. */
function compressOnce(body: Uint8Array, encoding: OnceEncoding): Buffer<ArrayBuffer> {
  if (encoding === 'zstd') {
    return zstdCompressSync(body, {
      params: { [constants.ZSTD_c_compressionLevel]: levels.zstd },
    })
  }
  const level = levels.once
  if (encoding === 'gzip') return gzipSync(body, { level })
  return brotliCompressSync(body, brotliOptions(body, level))
}

/** Bytes: a shorter body fits into one packet. */
const leastLength = 1000

/** Not a Response, whose body and headers are slow to take out again. */
export interface Rendered {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer> | ReadableStream | null
}

export async function compressedFor(
  { headers: asked }: Request,
  answer: Rendered,
): Promise<Rendered> {
  const encoding = chooseOnce(asked.get('accept-encoding') ?? undefined)
  if (answer.body === null || encoding === 'identity' || isAskedByOthers(asked)) return answer
  const { status, headers, body } = answer
  const plain = body instanceof Uint8Array ? body : await new Response(body).bytes()
  if (plain.length < leastLength) return { status, headers, body: plain }
  headers.set('Content-Encoding', encoding)
  return { status, headers, body: compressOnce(plain, encoding) }
}

/** Compressed lengths would tell how guesses in an address match the visitor's data (BREACH). */
function isAskedByOthers(headers: Headers): boolean {
  if (!headers.has('cookie')) return false
  const site = headers.get('sec-fetch-site')
  return site !== 'same-origin' && site !== 'none'
}
