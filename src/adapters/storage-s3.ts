import { AwsClient } from 'aws4fetch'
import type { ImageStore } from '#shop/media/image-store.ts'
import { boundedBytes, unavailable } from './storage-failure.ts'
import { pictureKey } from './storage-key.ts'

export interface S3Options {
  /** 'https://s3.eu-central-1.amazonaws.com', 'https://<account>.r2.cloudflarestorage.com' … */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds that one call may take, its retries included. */
  timeout?: number
}

/** No original is larger (uploads are 25 MiB at most before cleaning). */
const largest = 64 * 1024 * 1024

/**
 * Pictures in a bucket of Amazon S3 or anything that speaks it; addressed by path, which all do.
 * Timeout: 15 s a call. Retried: twice, on 5xx and 429, with growing pauses (aws4fetch); a key
 * always means the same bytes, so a repeated write is harmless. Errors: 'storage_unavailable'.
 */
export function createS3Storage(options: S3Options): ImageStore {
  const { endpoint, bucket, timeout = 15_000, ...credentials } = options
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2, initRetryMs: 100 })

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const address = `${endpoint}/${bucket}/${pictureKey(key)}`
    try {
      const signal = AbortSignal.timeout(timeout)
      return await client.fetch(address, { ...init, method, signal })
    } catch (error) {
      throw unavailable(error)
    }
  }

  async function refusal(answer: Response): Promise<Error> {
    const said = await answer.text().catch(() => '')
    const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? 'no code'
    return unavailable(new Error(`the store answered ${answer.status} (${code})`))
  }

  return {
    name: 's3',
    origins: [],

    async put(key, bytes, contentType) {
      const headers = {
        'Content-Type': contentType,
        'Cache-Control': 'public, max-age=31536000, immutable',
      }
      const answer = await call('PUT', key, { body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw await refusal(answer)
      await answer.body?.cancel()
    },

    async get(key) {
      const answer = await call('GET', key)
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) throw await refusal(answer)
      return boundedBytes(answer, largest).catch((error) => {
        throw unavailable(error)
      })
    },

    async delete(key) {
      const answer = await call('DELETE', key)
      if (!answer.ok && answer.status !== 404) throw await refusal(answer)
      await answer.body?.cancel()
    },

    publicAddress: () => null,
  }
}
