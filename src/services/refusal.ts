import { type ErrorCode, ShopError } from '#platform/errors.ts'

export function refusal(code: ErrorCode, words: string): () => Promise<never> {
  return async () => {
    throw new ShopError(code, words)
  }
}
