import { z } from 'zod'
import { badInput } from '#platform/errors.ts'
import { gramsWords, heaviest } from '#platform/grams.ts'
import { sentJson } from '#shop/catalogue/products/form-checks.ts'
import { mostSizes } from './own-sizes.ts'

const list = z
  .array(
    z.object({
      size: z.string().trim().max(60),
      grams: z.coerce.number().int().min(1).max(heaviest),
    }),
  )
  .max(mostSizes + 1)

/** `size` '' for the whole piece, and for sizes without a weight of their own. */
export type PieceWeight = z.output<typeof list>[number]

const kept = z.record(z.string(), z.number())

/** A list, its JSON, or null. ShopError 'bad_input', for example on 'weights.0.grams'. */
export function weightsIn(value: unknown): PieceWeight[] {
  const said = value === '' ? null : sentJson(value, 'weights', gramsWords)
  if (said === null) return []
  const { data, error } = list.safeParse(said)
  if (data) return data
  throw badInput(['weights', ...(error.issues[0]?.path ?? [])].join('.'), gramsWords)
}

export function weightsToKeep(weights: readonly PieceWeight[]): string | null {
  if (weights.length === 0) return null
  return JSON.stringify(Object.fromEntries(weights.map(({ size, grams }) => [size, grams])))
}

export function keptWeights(text: string | null): PieceWeight[] {
  return Object.entries(readKept(text)).map(([size, grams]) => ({ size, grams }))
}

/** Grams; null: not stated. */
export function parseWeight(text: string | null, size: string): number | null {
  const weights = readKept(text)
  return weights[size] ?? weights[''] ?? null
}

function readKept(text: string | null): Record<string, number> {
  return text === null ? {} : kept.parse(JSON.parse(text))
}
