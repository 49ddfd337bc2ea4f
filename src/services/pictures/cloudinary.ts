import { createHash } from 'node:crypto'
import { isVideo } from '#shop/media/pictures/picture.ts'
import {
  StoreFailure,
  type StoreFailureKind,
  unavailable,
} from '#shop/media/stores/store-failure.ts'
import { picturesCopy } from './copy.ts'
import { fileIn, rangeHeader, shortText, unanswered } from './failure.ts'
import { pictureKey } from './key.ts'
import type { ImageStore } from './port.ts'

export interface CloudinaryOptions {
  cloud: string
  apiKey: string
  apiSecret: string
  apiBase?: string
  deliveryBase?: string
  /** Milliseconds that one call may take. */
  timeout?: number
}

const largest = 64 * 1024 * 1024

/**
 * Cloudinary makes the pictures' sizes. No retry: the owner can repeat an upload, and the public id
 * is our key without its ending, so that a repeat is the same picture.
 */
export function createCloudinaryStorage(options: CloudinaryOptions): ImageStore {
  const { cloud, timeout = 30_000 } = options
  const api = `${options.apiBase ?? 'https://api.cloudinary.com'}/v1_1/${cloud}`
  const delivery = options.deliveryBase ?? 'https://res.cloudinary.com'
  const id = `cloudinary:${cloud}`
  const deliveryUrl = (key: string) =>
    `${delivery}/${cloud}/${kindOfFile(key)}/upload/${pictureKey(key)}`

  async function call(address: string, init: RequestInit = {}): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(timeout)
      return await fetch(address, { ...init, signal, redirect: 'error' })
    } catch (error) {
      throw unanswered(error, id)
    }
  }

  async function refusal(answer: Response): Promise<Error> {
    const said = answer.headers.get('X-Cld-Error') ?? (await shortText(answer))
    const message = picturesCopy.cloudinaryAnswered(answer.status, said.slice(0, 300))
    return unavailable(new StoreFailure(failureKind(answer.status, said), id, message))
  }

  async function post(action: string, parameters: Record<string, string>, file?: Blob) {
    const form = new FormData()
    for (const [name, value] of Object.entries(signed(parameters))) form.set(name, value)
    if (file) form.set('file', file)
    const answer = await call(`${api}/${action}`, { method: 'POST', body: form })
    if (!answer.ok) throw await refusal(answer)
    await answer.body?.cancel()
  }

  /** Cloudinary's signature covers every parameter but the file, in alphabetical order. */
  function signed(parameters: Record<string, string>): Record<string, string> {
    const all = { ...parameters, timestamp: String(Math.floor(Date.now() / 1000)) }
    const text = Object.entries(all)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value.replaceAll('&', '%26')}`)
      .join('&')
    const signature = createHash('sha1').update(text + options.apiSecret)
    return { ...all, signature: signature.digest('hex'), api_key: options.apiKey }
  }

  return {
    name: 'cloudinary',
    id,
    origins: [new URL(delivery).origin],

    async put(key, bytes, contentType) {
      const public_id = publicIdOf(key)
      const asset_folder = public_id.slice(0, public_id.lastIndexOf('/'))
      const file = new Blob([new Uint8Array(bytes)], { type: contentType })
      await post(`${kindOfFile(key)}/upload`, { public_id, asset_folder, overwrite: 'false' }, file)
    },

    async get(key, part) {
      const answer = await call(deliveryUrl(key), { headers: rangeHeader(part) })
      return fileIn(answer, { store: id, part, limit: largest, refusal })
    },

    async has(key) {
      const answer = await call(deliveryUrl(key), { method: 'HEAD' })
      if (!answer.ok && answer.status !== 404) throw await refusal(answer)
      return answer.ok
    },

    async delete(key) {
      await post(`${kindOfFile(key)}/destroy`, { public_id: publicIdOf(key), invalidate: 'true' })
    },

    // Videos have posters and are read in parts: the shop serves them itself.
    publicAddress: (key) => (isVideo(key) ? null : deliveryUrl(key)),
  }
}

function kindOfFile(key: string): 'image' | 'video' {
  return isVideo(key) ? 'video' : 'image'
}

function publicIdOf(key: string): string {
  return pictureKey(key).replace(/\.\w+$/, '')
}

/** Cloudinary tells most errors apart only by their words. */
function failureKind(status: number, said: string): StoreFailureKind {
  if (status === 420 || status === 429 || status >= 500) return 'away'
  if (/stale request/i.test(said)) return 'clock'
  if (/cloud_name/i.test(said)) return 'bucket'
  if (/api.key/i.test(said)) return 'key'
  if (/signature|secret/i.test(said)) return 'secret'
  if (status === 401 || status === 403) return 'rights'
  return status === 404 ? 'bucket' : 'picture'
}
