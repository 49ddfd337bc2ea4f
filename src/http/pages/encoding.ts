import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

function takenBy(header: string): ReadonlySet<string> {
  const parts = header.toLowerCase().split(',')
  const taken = parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
  return new Set(taken.map((part) => part.replace(/;.*/, '').trim()))
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
  /** Identity null: the body is too long to be kept plain, too. */
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer | null }
  length: number
  digest: string
}

const mostPlain = 2 ** 18

export async function packed(
  answer: Response,
  before?: Pick<Packed, 'bodies' | 'digest'>,
): Promise<Packed> {
  const plain = Buffer.from(await answer.arrayBuffer())
  const { length } = plain
  const digest = hash('sha256', plain, 'base64url').slice(0, 22)
  if (digest === before?.digest) return { bodies: before.bodies, length, digest }
  const [br, gzip] = await Promise.all([
    brotli(plain, brotliOptions(plain, levels.kept)),
    zip(plain, { level: levels.kept }),
  ])
  return { bodies: { br, gzip, identity: length > mostPlain ? null : plain }, length, digest }
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
