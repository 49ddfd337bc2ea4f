import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { shortText } from '#services/pictures/failure.ts'
import type { StoreFailureKind } from '#shop/media/stores/store-failure.ts'

export interface S3Account {
  /** 'https://s3.eu-central-1.amazonaws.com', 'https://<account>.r2.cloudflarestorage.com' … */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Call {
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer> | Blob
  /** '?list-type=2&prefix=a' */
  query?: string
  signal: AbortSignal
}

type Ask = (
  address: string,
  init: Pick<S3Call, 'signal'> & {
    method: string
    headers: Headers
    body: Uint8Array<ArrayBuffer> | Blob | null
    redirect: 'error'
  },
) => Promise<Response>

const repeats = 2

/**
 * Addresses buckets by path, which every S3-compatible store takes. Retries twice, on 5xx and 429:
 * a key always means the same bytes, so that a repeated write is harmless.
 */
export function createS3Client({ endpoint, bucket, ...credentials }: S3Account, ask: Ask = fetch) {
  async function once(method: string, address: string, init: S3Call): Promise<Response> {
    const { headers: own = {}, body = null, signal } = init
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      headers: own,
      service: 's3',
      url: address,
    })
    const { url, headers } = await signer.sign()
    // Not a Request: its own signal may be garbage-collected, and then ours would end nothing.
    return ask(String(url), { method, headers, body, signal, redirect: 'error' })
  }

  return async function call(method: string, key: string, init: S3Call): Promise<Response> {
    const address = `${endpoint}/${bucket}${key && `/${key}`}${init.query ?? ''}`
    for (let done = 0; ; done++) {
      const answer = await once(method, address, init)
      const mayPass = (answer.status >= 500 && answer.status !== 507) || answer.status === 429
      if (!mayPass || done === repeats) return answer
      await answer.body?.cancel()
      await pause(100 * 2 ** done * (0.5 + Math.random()), undefined, { signal: init.signal })
    }
  }
}

export async function s3Refusal(answer: Response) {
  const { status } = answer
  const text = await shortText(answer)
  const named = (name: string) => new RegExp(`<${name}>([\\w-]+)</${name}>`).exec(text)?.[1]
  const code = named('Code')
  return { kind: failureKind(status, code), status, code, region: named('Region') }
}

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
