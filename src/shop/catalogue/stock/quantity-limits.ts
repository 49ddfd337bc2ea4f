import type { ProductKind } from '#platform/addresses/kinds.ts'

/** The print provider's limit. */
export const mostPrints = 1000
export const mostMerch = 100_000

/** Of one line. `left` null: not counted. */
export function mostAtOnce(
  { kind, oneEach }: { kind: ProductKind; oneEach?: boolean },
  left: number | null = null,
): number {
  const limit = kind === 'prints' ? mostPrints : mostMerch
  return Math.min(left ?? limit, oneEach ? 1 : limit)
}
