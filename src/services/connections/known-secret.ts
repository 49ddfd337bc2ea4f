import { badInput } from '#platform/errors.ts'

/**
 * An empty secret keeps the one of `same`, the known connection of the same account: no other
 * server gets it. ShopError 'bad_input' with the words of `missing`.
 */
export function withKnownSecret<T extends object>(
  input: T,
  secret: keyof T & string,
  same: object | null | undefined,
  missing: string,
): T {
  const value = input[secret] || (same as Partial<T> | null | undefined)?.[secret]
  if (!value) throw badInput(secret, missing)
  return { ...input, [secret]: value }
}
