/*
 * Files of the format age (age-encryption.org/v1), which other programs open: `age -d`. By
 * node:crypto, because the format's own library seals 20 MB a second and holds up requests.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { AgeError, type AgeKey, base64, tagBytes } from './age-keys.ts'

const first = 'age-encryption.org/v1'
const chunkBytes = 64 * 1024
const keyBytes = 32
const nonceBytes = 16
/** Bytes; age itself writes far shorter headers. */
const longestHeader = 16 * 1024
type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export async function* ageSeal(key: AgeKey, plain: Bytes): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16)
  const head = `${first}\n${await key.stanza(fileKey)}---`
  const nonce = randomBytes(nonceBytes)
  yield Buffer.concat([Buffer.from(`${head} ${base64(headerMac(fileKey, head))}\n`), nonce])
  const payload = payloadKey(fileKey, nonce)
  let at = 0
  for await (const { bytes, isLast } of inChunks(plain, chunkBytes)) {
    const cipher = createCipheriv('chacha20-poly1305', payload, chunkNonce(at, isLast), {
      authTagLength: tagBytes,
    })
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    at += 1
  }
}

/** Throws AgeError. Don't trust what was read before the end: only the last chunk proves that nothing is missing. */
export async function* ageOpen(key: AgeKey, sealed: Bytes): AsyncGenerator<Buffer> {
  const rest = iterate(sealed)
  const { fileKey, after } = await opened(key, rest)
  const body = prepended(after, rest)
  const nonce = await take(body, nonceBytes)
  const payload = payloadKey(fileKey, nonce.taken)
  let at = 0
  for await (const { bytes, isLast } of inChunks(
    prepended(nonce.left, body),
    chunkBytes + tagBytes,
  )) {
    const isEmpty = bytes.length === tagBytes
    if (bytes.length < tagBytes || (isEmpty && at > 0)) throw new AgeError('damaged')
    const decipher = createDecipheriv('chacha20-poly1305', payload, chunkNonce(at, isLast), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    let plain: Buffer
    try {
      plain = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw new AgeError('damaged')
    }
    if (plain.length > 0) yield plain
    at += 1
  }
}

/** `most` ends a foreign stream that never ends. Throws AgeError. */
export async function ageBytes(
  stream: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.byteLength
    if (length > most) throw new AgeError('damaged')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Closes the source of a file that doesn't open: it may be a connection. */
async function opened(key: AgeKey, rest: AsyncIterator<Uint8Array>) {
  try {
    const { header, after } = await readHeader(rest)
    return { fileKey: await openHeader(key, header), after }
  } catch (error) {
    await rest.return?.()
    throw error
  }
}

async function openHeader(key: AgeKey, header: string): Promise<Buffer> {
  const [head = '', mac = ''] = split(header)
  const lines = head.split('\n').slice(1, -1)
  const stanzas = lines.filter((line) => line.startsWith('-> '))
  // A passphrase costs much work: the format allows no other stanza beside it.
  if (stanzas.length > 1 && head.includes('\n-> scrypt ')) throw new AgeError('damaged')
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('-> ')) continue
    const body = bodyAfter(lines, at)
    const fileKey = await key.open(line.slice(3).split(' '), Buffer.from(body, 'base64'))
    if (!fileKey) continue
    // As text: three other last letters decode to the same bytes, and the format forbids them.
    const expected = Buffer.from(base64(headerMac(fileKey, head)))
    const said = Buffer.from(mac, 'latin1')
    const fits = said.length === expected.length && timingSafeEqual(said, expected)
    if (!fits) throw new AgeError('damaged')
    return fileKey
  }
  throw new AgeError('key')
}

function split(header: string): [string, string] {
  const at = header.lastIndexOf('\n---') + 4
  return [header.slice(0, at), header.slice(at).trim()]
}

function bodyAfter(lines: readonly string[], at: number): string {
  let body = ''
  for (const line of lines.slice(at + 1)) {
    if (line.startsWith('-> ')) break
    body += line
  }
  return body
}

async function readHeader(rest: AsyncIterator<Uint8Array>) {
  let held = Buffer.alloc(0)
  for (;;) {
    const end = /\n--- [\w+/=]+\n/.exec(held.subarray(0, longestHeader).toString('latin1'))
    if (end) {
      const length = end.index + end[0].length
      const header = held.subarray(0, length).toString('latin1')
      if (!header.startsWith(`${first}\n`)) throw new AgeError('damaged')
      return { header, after: held.subarray(length) }
    }
    const { done, value } = await rest.next()
    if (done || held.length > longestHeader) throw new AgeError('damaged')
    held = Buffer.concat([held, value])
  }
}

async function take(stream: AsyncGenerator<Uint8Array>, length: number) {
  let held = Buffer.alloc(0)
  while (held.length < length) {
    const { done, value } = await stream.next()
    if (done) throw new AgeError('damaged')
    held = Buffer.concat([held, value])
  }
  return { taken: held.subarray(0, length), left: held.subarray(length) }
}

async function* inChunks(stream: Bytes, size: number) {
  let held: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    held.push(part)
    length += part.byteLength
    // The last chunk may be full: it is known only once no byte follows.
    if (length <= size) continue
    const whole = Buffer.concat(held)
    let from = 0
    for (; length - from > size; from += size) {
      yield { bytes: whole.subarray(from, from + size), isLast: false }
    }
    held = [whole.subarray(from)]
    length -= from
  }
  yield { bytes: Buffer.concat(held), isLast: true }
}

function iterate(bytes: Bytes): AsyncIterator<Uint8Array> {
  return (async function* () {
    yield* bytes
  })()
}

async function* prepended(before: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  if (before.length > 0) yield before
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

function chunkNonce(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(at), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const none = Buffer.alloc(0)
const hkdf = (key: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, keyBytes))
const payloadKey = (fileKey: Buffer, nonce: Buffer) => hkdf(fileKey, nonce, 'payload')

function headerMac(fileKey: Buffer, head: string): Buffer {
  return createHmac('sha256', hkdf(fileKey, none, 'header'))
    .update(head, 'latin1')
    .digest()
}
