import { ShopError } from '#kernel/errors.ts'

/** The reason may name paths, hosts and accounts: it is for the log alone. */
export function unavailable(cause: unknown): ShopError {
  const error = new ShopError('storage_unavailable', 'The pictures can’t be reached right now.')
  error.cause = cause
  return error
}

/** The whole body, at most `limit` bytes: a store that lies must not fill our memory. */
export async function boundedBytes(answer: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > limit) throw new Error(`an answer of more than ${limit} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const longestRefusal = 16 * 1024

/** What a store says of why it won't: the beginning, however long it goes on. */
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
    // It broke off: what came of it is all that there is.
  }
  return Buffer.concat(parts).toString('utf8').slice(0, longestRefusal)
}
