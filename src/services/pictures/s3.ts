import {
  createS3Client,
  type S3Account,
  type S3Call,
  s3Refusal,
} from '#services/buckets/s3-client.ts'
import { StoreFailure, unavailable } from '#shop/media/stores/store-failure.ts'
import { picturesCopy } from './copy.ts'
import { fileIn, rangeHeader, unanswered } from './failure.ts'
import { pictureKey } from './key.ts'
import type { ImageStore } from './port.ts'

export type S3Options = S3Account & {
  /** Milliseconds, retries included. */
  timeout?: number
}

/** No original is larger: uploads are 25 MiB at most before cleaning. */
const largest = 64 * 1024 * 1024

export function createS3Storage({ timeout = 15_000, ...account }: S3Options): ImageStore {
  const id = `s3:${account.endpoint}/${account.bucket}`
  const client = createS3Client(account)

  async function call(
    method: string,
    key: string,
    init: Omit<S3Call, 'signal'> = {},
  ): Promise<Response> {
    const name = pictureKey(key)
    try {
      return await client(method, name, { ...init, signal: AbortSignal.timeout(timeout) })
    } catch (error) {
      throw unanswered(error, id)
    }
  }

  async function refusal(answer: Response): Promise<Error> {
    const { kind, status, code, region } = await s3Refusal(answer)
    const message = picturesCopy.storeAnswered(status, code ?? picturesCopy.noCode)
    return unavailable(new StoreFailure(kind, id, message, region))
  }

  return {
    name: 's3',
    id,
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

    async get(key, part) {
      const answer = await call('GET', key, { headers: rangeHeader(part) })
      return fileIn(answer, { store: id, part, limit: largest, refusal })
    },

    async has(key) {
      const answer = await call('HEAD', key)
      if (!answer.ok && answer.status !== 404) throw await refusal(answer)
      return answer.ok
    },

    async delete(key) {
      const answer = await call('DELETE', key)
      if (!answer.ok && answer.status !== 404) throw await refusal(answer)
      await answer.body?.cancel()
    },

    publicAddress: () => null,
  }
}
