/* A gzipped tar that ends with a list of its digests: a file that differs is damaged. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { isShopError, ShopError } from '#platform/errors.ts'
import { backupCopy } from './copy.ts'

export interface Entry {
  name: string
  bytes: Uint8Array
}

const listName = 'contents.json'
const draftEnding = '.draft'
/** Bytes: far more than any picture (25 MiB) or some hundred rows; an entry must fit in memory. */
export const largestEntry = 256 * 1024 * 1024
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Made while it is read: memory holds only the part in transit. Destroying it releases all. */
export function packArchive(entries: AsyncIterable<Entry>): Readable {
  const { readable, controller } = createTarPacker()
  async function add({ name, bytes }: Entry): Promise<void> {
    if (bytes.byteLength > largestEntry) throw new Error(`${name} is too large for a backup`)
    const writer = controller.add({ name, size: bytes.byteLength, type: 'file' }).getWriter()
    for (const part of slices(bytes)) await writer.write(part)
    await writer.close()
  }
  async function addAll(): Promise<void> {
    const digests: Record<string, string> = {}
    for await (const entry of entries) {
      digests[entry.name] = await digestInTurns(entry.bytes)
      await add(entry)
    }
    await add({ name: listName, bytes: Buffer.from(JSON.stringify(digests)) })
    controller.finalize()
  }
  const packed = createGzip({ level: 1, chunkSize: 64 * 1024 })
  const tar = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0])
  // The reader of `packed` gets every failure; these two promises are not awaited.
  pipeline(tar, packed).catch(() => {})
  addAll().catch((error) => controller.error(error))
  return packed
}

/** The file appears only once it is whole. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  signal?: AbortSignal,
): Promise<void> {
  // A unique name: a process that takes over a seemingly dead job writes another file.
  const draft = `${file}.${randomUUID().slice(0, 8)}${draftEnding}`
  const into = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(packArchive(entries), into, { signal })
    await rename(draft, file)
  } catch (error) {
    // A file that is removed while it is being opened would come back.
    if (!into.closed) await new Promise<void>((closed) => into.once('close', () => closed()))
    await rm(draft, { force: true })
    throw error
  }
}

const sliceSize = 1024 * 1024

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += sliceSize) yield bytes.subarray(at, at + sliceSize)
}

/** A large picture's digest takes longer than a shopper's request should wait. */
async function digestInTurns(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (const part of slices(bytes)) {
    hash.update(part)
    await setImmediate()
  }
  return hash.digest('hex')
}

/** Receives the number of bytes read so far. */
export type OnBytes = (bytes: number) => void

export async function* readArchive(file: string, onBytes?: OnBytes): AsyncGenerator<Entry> {
  for await (const entry of everything(file, onBytes)) if (entry.name !== listName) yield entry
}

async function* everything(file: string, onBytes?: OnBytes): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  if (onBytes) source.on('data', () => onBytes(source.bytesRead))
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  source.pipe(unzipped)
  try {
    const bytes = Readable.toWeb(unzipped) as ReadableStream<Uint8Array>
    const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries as unknown as AsyncIterable<ParsedTarEntry>) {
      if (header.size > largestEntry) throw tooLarge(file, header.name, header.size)
      yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) }
    }
  } catch (error) {
    throw isShopError(error) ? error : damaged(file, error)
  } finally {
    source.destroy()
  }
}

/** Receives each entry before it is known whether the file is damaged. May throw ShopErrors. */
export type See = (entry: Entry) => void

/** ShopError 'bad_input' when the file differs from its own list. */
export async function verifyArchive(file: string, onBytes?: OnBytes, see?: See): Promise<void> {
  const found: Record<string, string> = {}
  let list: string | undefined
  for await (const { name, bytes } of everything(file, onBytes)) {
    try {
      see?.({ name, bytes })
    } catch (error) {
      throw isShopError(error) ? error : damaged(file, error)
    }
    if (name === listName) list = Buffer.from(bytes).toString()
    else found[name] = sha256(bytes)
  }
  if (list === undefined || list !== JSON.stringify(found)) throw damaged(file)
}

/** Checks the declared size before it reads a byte. */
function tooLarge(file: string, entry: string, size: number): ShopError {
  const mebibytes = (bytes: number) => backupCopy.mib(Math.ceil(bytes / 1024 / 1024))
  const name = entry.slice(0, 100)
  return new ShopError(
    'bad_input',
    backupCopy.tooLargeEntry(file, name, mebibytes(size), mebibytes(largestEntry)),
  )
}

function damaged(file: string, cause?: unknown): ShopError {
  const error = new ShopError('bad_input', backupCopy.damaged(file))
  error.cause = cause
  return error
}
