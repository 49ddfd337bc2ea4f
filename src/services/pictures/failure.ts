import { bytesOf } from '#platform/bytes-of.ts'
import { StoreFailure, unavailable } from '#shop/media/stores/store-failure.ts'
import type { BytePart } from './port.ts'

export function unanswered(error: unknown, store: string): Error {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const code = String((cause as NodeJS.ErrnoException | undefined)?.code ?? '')
  const isSilent = name === 'TimeoutError' || name === 'AbortError' || code.includes('TIMEOUT')
  const isMoved = /redirect/i.test(String((cause as Error | undefined)?.message))
  const kind = isSilent ? 'silent' : isMoved ? 'region' : 'address'
  const failure = new StoreFailure(kind, store, `${name} ${code || String(error)}`)
  failure.cause = error
  return unavailable(failure)
}

export function rangeHeader(part: BytePart | undefined): Record<string, string> {
  return part ? { Range: `bytes=${part.first}-${part.last}` } : {}
}

interface Asked {
  store: string
  part: BytePart | undefined
  limit: number
  refusal(answer: Response): Promise<Error>
}

/** Null: the store doesn't have it. A store may answer the whole file instead of a part. */
export async function fileIn(answer: Response, asked: Asked): Promise<Uint8Array | null> {
  const { store, part, limit, refusal } = asked
  if (answer.status === 404) {
    await answer.body?.cancel()
    return null
  }
  if (!answer.ok) throw await refusal(answer)
  const tooMany = () => new Error(`an answer of more than ${limit} bytes`)
  const bytes = await bytesOf(answer.body, limit, tooMany).catch((error) => {
    throw unanswered(error, store)
  })
  return part && answer.status !== 206 ? bytes.subarray(part.first, part.last + 1) : bytes
}

const longestRefusal = 16 * 1024

export async function shortText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of answer.body ?? []) {
      parts.push(part)
      size += part.byteLength
      if (size >= longestRefusal) break
    }
  } catch {
    // The answer broke off: its beginning is enough.
  }
  return Buffer.concat(parts).toString('utf8').slice(0, longestRefusal)
}
