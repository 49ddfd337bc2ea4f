import { type ErrorCode, ShopError } from '#platform/errors.ts'

/** A call of a service that can't be used: it fails with these words. */
export function refusal(code: ErrorCode, words: string): () => Promise<never> {
  return async () => {
    throw new ShopError(code, words)
  }
}
