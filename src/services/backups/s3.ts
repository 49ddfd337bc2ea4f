import type { LookupFunction } from 'node:net'
import {
  createS3Client,
  type S3Account,
  type S3Call,
  s3Refusal,
} from '#services/buckets/s3-client.ts'
import { createAsk } from './ask.ts'
import { longestText, patience, timeFor, unanswered, whileItComes, wholeText } from './in-time.ts'
import { createLimits, endless, insideEach, mostPages } from './listing.ts'
import type { BackupStorage, StoredFile } from './port.ts'
import { type StorageFailureKind, storageFailed, storedName } from './storage-failure.ts'

export interface S3BackupOptions extends S3Account {
  folder: string
  /** Milliseconds without an answer. */
  timeout?: number | undefined
  /** At most, in one list. */
  pages?: number
  lookUp?: LookupFunction | undefined
}

export function createS3Backups(options: S3BackupOptions): BackupStorage {
  const { folder, timeout = patience, pages = mostPages, lookUp, ...account } = options
  const client = createS3Client(account, createAsk(lookUp))
  const at = (name: string) => `${folder}/${storedName(name)}`

  async function call(
    method: string,
    key: string,
    { time = timeout, ...init }: Omit<S3Call, 'signal'> & { time?: number } = {},
  ): Promise<Response> {
    try {
      return await client(method, key, { ...init, signal: AbortSignal.timeout(time) })
    } catch (error) {
      throw unanswered(error)
    }
  }

  async function refused(answer: Response): Promise<Error> {
    const { kind, status, code = 'none' } = await s3Refusal(answer)
    const isFull = status === 507 || /Quota|StorageFull|CapExceeded/.test(code)
    return storageFailed(isFull ? 'full' : kinds[kind], `${status} ${code}`)
  }

  return {
    id: `s3:${account.endpoint}/${account.bucket}/${folder}`,

    async put(name, content) {
      const init = { body: content, time: timeFor(content.size, timeout) }
      const answer = await call('PUT', at(name), init)
      if (!answer.ok) throw await refused(answer)
      await answer.body?.cancel()
    },

    async get(name) {
      const end = new AbortController()
      const waiting = setTimeout(() => end.abort(), timeout)
      const answer = await client('GET', at(name), { signal: end.signal })
        .catch((error) => {
          throw unanswered(error)
        })
        .finally(() => clearTimeout(waiting))
      if (answer.status === 404) {
        const { code } = await s3Refusal(answer)
        if (code === 'NoSuchBucket') throw storageFailed('bucket', code)
        return null
      }
      if (!answer.ok || !answer.body) throw await refused(answer)
      return whileItComes(answer.body, () => end.abort(), timeout)
    },

    async list(inside) {
      const prefix = inside === '' ? `${folder}/` : `${folder}/${storedName(inside)}/`
      const found: StoredFile[] = []
      const limit = createLimits(4 * longestText)
      let after = ''
      for (let page = 0; page < pages; page++) {
        const token = after && `&continuation-token=${encodeURIComponent(after)}`
        const query = `?list-type=2&delimiter=%2F&prefix=${encodeURIComponent(prefix)}${token}`
        const answer = await call('GET', '', { query })
        if (!answer.ok) throw await refused(answer)
        const text = await wholeText(answer).catch((error) => {
          throw unanswered(error)
        })
        if (!text.includes('<ListBucketResult')) throw storageFailed('address', 'no-list')
        const entries = insideEach(text, /<Contents>/, /<\/Contents>/)
        limit({ names: entries.length, letters: text.length })
        for (const each of entries) {
          const name = inXml(each, 'Key').slice(folder.length + 1)
          if (name !== '') found.push({ name, bytes: Number(inXml(each, 'Size')) })
        }
        const next = inXml(text, 'NextContinuationToken')
        if (next === '' || next === after) return found
        after = next
      }
      throw endless()
    },

    async delete(name) {
      const answer = await call('DELETE', at(name))
      if (!answer.ok && answer.status !== 404) throw await refused(answer)
      await answer.body?.cancel()
    },
  }
}

const inXml = (text: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? ''

const kinds = {
  address: 'address',
  silent: 'silent',
  key: 'login',
  secret: 'secret',
  bucket: 'bucket',
  region: 'region',
  rights: 'rights',
  clock: 'clock',
  picture: 'full',
  away: 'away',
} as const satisfies Record<string, StorageFailureKind>
