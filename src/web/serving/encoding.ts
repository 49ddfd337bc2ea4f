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
} from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const known = new Map<string, Encoding>()

/** The best encoding that an Accept-Encoding header takes. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered
  const refused = /(?:^|,)\s*(br|gzip|\*)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi
  const taken = header.replace(refused, '').toLowerCase()
  const chosen: Encoding = /(?:^|[,\s])br\b/.test(taken)
    ? 'br'
    : /(?:^|[,\s])gzip\b/.test(taken)
      ? 'gzip'
      : 'identity'
  // Browsers send a handful of different headers; a client that makes up more is not remembered.
  if (known.size < 200) known.set(header, chosen)
  return chosen
}

/** Of what is sent once the time counts, of what is kept its size. */
const levels = { once: 4, kept: 6 }

function brotliOptions(body: Uint8Array, level: number) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  return { params: { [quality]: level, [size]: body.length } }
}

/** A body as it is kept. */
export interface Packed {
  /** Identity null: it is too long to be kept as it is. */
  bodies: Record<Encoding, Buffer | null>
  /** Bytes of the body itself. */
  length: number
  digest: string
}

/** A longer body is compressed while it is made, and its plain bytes are not kept. */
const mostPlain = 2 ** 18

/** A body in the encodings that the shop serves; where it is as `before`, that is it. */
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
  const level = levels.kept
  const [br, gzip] = await Promise.all([
    brotli(identity, brotliOptions(identity, level)),
    zip(identity, { level }),
  ])
  return { bodies: { br, gzip, identity }, length, digest }
}

type Compression = ReturnType<typeof beginCompression>

/** Compresses what is kept, part by part. */
function beginCompression(encoding: 'br' | 'gzip') {
  const level = levels.kept
  const stream =
    encoding === 'gzip'
      ? createGzip({ level })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
  const made: Buffer[] = []
  stream.on('data', (part: Buffer) => made.push(part))
  return {
    /** Resolves once the part is compressed. */
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

/** At once: a page is through before another thread has heard of it. */
function compressOnce(body: Uint8Array, encoding: 'br' | 'gzip'): Buffer {
  const level = levels.once
  if (encoding === 'gzip') return gzipSync(body, { level })
  return brotliCompressSync(body, brotliOptions(body, level))
}

/** Less than that fits into one packet anyhow. */
const leastLength = 1000

/** What is answered, before it is compressed. */
export interface Answer {
  status: number
  headers: Headers
  body: Uint8Array | ReadableStream | null
  /** Of a body that may be sent again: what it is compressed, which is noted here. */
  packed?: Partial<Packed['bodies']>
}

/** An answer to this request alone, compressed as its browser takes it (decision 60). */
export async function compressedFor(
  { headers: asked }: Request,
  { status, headers, body, packed = {} }: Answer,
): Promise<Response> {
  const encoding = chooseEncoding(asked.get('accept-encoding') ?? undefined)
  if (body === null || encoding === 'identity' || isAskedByOthers(asked)) {
    return new Response(body as BodyInit, { status, headers })
  }
  const plain =
    body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer())
  const made = new Headers(headers)
  if (plain.length < leastLength) return new Response(plain as BodyInit, { status, headers: made })
  made.set('Content-Encoding', encoding)
  packed[encoding] ??= compressOnce(plain, encoding)
  return new Response(packed[encoding] as BodyInit, { status, headers: made })
}

/**
 * Whether another site may have had a visitor's browser ask. It could put its guesses into the address and
 * read from the length of what is compressed how well they fit what is the visitor's own (BREACH).
 */
function isAskedByOthers(headers: Headers): boolean {
  if (!headers.has('cookie')) return false
  const site = headers.get('sec-fetch-site')
  return site !== 'same-origin' && site !== 'none'
}
