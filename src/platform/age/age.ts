/* Files of the format age (age-encryption.org/v1), which other programs open: `age -d`. */
import { ReadableStream as NodeStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { bytesOf } from '#platform/bytes-of.ts'
import { passphraseIdentity, passphraseRecipient } from './age-passphrase.ts'

/** The file is not whole, was changed, or another key sealed it. */
export class AgeError extends Error {
  override readonly name = 'AgeError'
  readonly kind: 'key' | 'damaged'

  constructor(kind: 'key' | 'damaged', cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** An identity is 'AGE-SECRET-KEY-1…'. */
export type AgeKey = { identity: string } | { passphrase: string }
type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Bytes that a hostile file can make us hold before its key fits; age's own headers have 200. */
const longestHeader = 1024 * 1024
const pieceBytes = 64 * 1024

export async function* ageSeal(key: AgeKey, plain: Bytes): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  if ('identity' in key) encrypter.addRecipient(await identityToRecipient(key.identity))
  else encrypter.addRecipient(passphraseRecipient(key.passphrase.normalize('NFKC')))
  yield* await encrypter.encrypt(streamOf(inPieces(plain)))
}

/**
 * Throws AgeError, and the errors of `sealed`. Don't trust what was read before the end: only the
 * last chunk proves that nothing is missing.
 */
export async function* ageOpen(key: AgeKey, sealed: Bytes): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  if ('identity' in key) decrypter.addIdentity(key.identity)
  else decrypter.addIdentity(passphraseIdentity(key.passphrase.normalize('NFKC')))
  let isOpen = false
  let failed: { error: unknown } | null = null
  const source = (async function* () {
    let bytes = 0
    try {
      for await (const piece of inPieces(sealed)) {
        bytes += piece.byteLength
        if (!isOpen && bytes > longestHeader) throw new AgeError('damaged')
        yield piece
      }
    } catch (error) {
      failed = { error }
      throw error
    }
  })()
  try {
    const plain = await decrypter.decrypt(streamOf(source))
    isOpen = true
    yield* plain
  } catch (error) {
    if (failed) throw (failed as { error: unknown }).error
    const isOtherKey = error instanceof Error && /^no identity matched/.test(error.message)
    throw new AgeError(isOtherKey ? 'key' : 'damaged', error)
  } finally {
    // It may be a connection.
    await source.return()
  }
}

/** `most` ends a foreign stream that never ends. Throws AgeError. */
export const ageBytes = (stream: AsyncIterable<Uint8Array>, most = Number.POSITIVE_INFINITY) =>
  bytesOf(stream, most, () => new AgeError('damaged'))

const streamOf = (bytes: Bytes) => NodeStream.from(bytes) as ReadableStream<Uint8Array>

/** A large picture comes in one part: between two pieces, requests have their turn. */
async function* inPieces(bytes: Bytes) {
  for await (const part of bytes) {
    for (let at = 0; at < part.byteLength; at += pieceBytes) {
      yield part.subarray(at, at + pieceBytes)
      await setImmediate()
    }
  }
}
