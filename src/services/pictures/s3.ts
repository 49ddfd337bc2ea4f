import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import {
  StoreFailure,
  type StoreFailureKind,
  unavailable,
} from '#shop/media/stores/store-failure.ts'
import { picturesCopy } from './copy.ts'
import { mainPart, rangeHeader, shortText, unanswered } from './failure.ts'
import { pictureKey } from './key.ts'
import type { ImageStore } from './port.ts'

export interface S3Options {
  /** 'https://s3.eu-central-1.amazonaws.com', 'https://<account>.r2.cloudflarestorage.com' … */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds, retries included. */
  timeout?: number
}

/** No original is larger: uploads are 25 MiB at most before cleaning. */
const largest = 64 * 1024 * 1024
const repeats = 2

interface S3Call {
  method: string
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/**
 * Addresses buckets by path, which every S3-compatible store takes. Retries twice, on 5xx and 429:
 * a key always means the same bytes, so that a repeated write is harmless.
 */
export function createS3Storage(options: S3Options): ImageStore {
  const { endpoint, bucket, timeout = 15_000, ...credentials } = options
  const id = `s3:${endpoint}/${bucket}`

  async function once(address: string, init: S3Call, signal: AbortSignal): Promise<Response> {
    const signer = new AwsV4Signer({ ...credentials, ...init, service: 's3', url: address })
    const { url, method, headers } = await signer.sign()
    // Not a Request: its own signal may be garbage-collected, and then ours would end nothing.
    const body = init.body ?? null
    return fetch(url, { method, headers, body, signal, redirect: 'error' })
  }

  async function call(method: string, key: string, init: Partial<S3Call> = {}): Promise<Response> {
    const address = `${endpoint}/${bucket}/${pictureKey(key)}`
    const signal = AbortSignal.timeout(timeout)
    try {
      for (let done = 0; ; done++) {
        const answer = await once(address, { ...init, method }, signal)
        const mayPass = answer.status >= 500 || answer.status === 429
        if (!mayPass || done === repeats) return answer
        await answer.body?.cancel()
        await pause(100 * 2 ** done * (0.5 + Math.random()), undefined, { signal })
      }
    } catch (error) {
      throw unanswered(error, id)
    }
  }

  async function refusal(answer: Response): Promise<Error> {
    const { status } = answer
    const text = await shortText(answer)
    const named = (name: string) => new RegExp(`<${name}>([\\w-]+)</${name}>`).exec(text)?.[1]
    const code = named('Code')
    const message = picturesCopy.storeAnswered(status, code ?? picturesCopy.noCode)
    return unavailable(new StoreFailure(failureKind(status, code), id, message, named('Region')))
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
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) throw await refusal(answer)
      return mainPart(answer, part, largest).catch((error) => {
        throw unanswered(error, id)
      })
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

/** Codes of Amazon S3 and of compatible stores. */
const kinds: Partial<Record<string, StoreFailureKind>> = {
  InvalidAccessKeyId: 'key',
  Unauthorized: 'key',
  InvalidArgument: 'key',
  SignatureDoesNotMatch: 'secret',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  IllegalLocationConstraintException: 'region',
  InvalidRegion: 'region',
  AccessDenied: 'rights',
  AllAccessDisabled: 'rights',
  RequestTimeTooSkewed: 'clock',
  RequestExpired: 'clock',
  EntityTooLarge: 'picture',
}

function failureKind(status: number, code: string | undefined): StoreFailureKind {
  if (code !== undefined && kinds[code]) return kinds[code]
  if (status >= 500 || status === 429) return 'away'
  if (status === 401 || status === 403) return code === undefined ? 'address' : 'rights'
  if (status === 301 || status === 307) return 'region'
  return code === undefined ? 'address' : 'bucket'
}
