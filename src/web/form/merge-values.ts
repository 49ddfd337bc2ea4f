import type { PartsInWords } from './fields.ts'

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Keeps every field that was touched here; all other fields take the shop's values. */
export function merged<V extends object>(base: V, mine: V, theirs: V): V {
  const entries = Object.entries(theirs).map(([name, value]) => {
    const key = name as keyof V
    return [name, same(base[key], mine[key]) ? value : mine[key]]
  })
  return Object.fromEntries(entries) as V
}

export function disputed<V extends object>(base: V, mine: V, theirs: V): (keyof V & string)[] {
  return (Object.keys(theirs) as (keyof V & string)[]).filter(
    (key) =>
      !same(base[key], mine[key]) && !same(base[key], theirs[key]) && !same(mine[key], theirs[key]),
  )
}

interface ChangedText {
  is: string
  was: string
}

/** Of two values in words, by label; a part that one of them lacks is an empty text. */
export function changedParts(base: PartsInWords, theirs: PartsInWords) {
  return Object.keys({ ...base, ...theirs })
    .map((part) => ({ part, is: theirs[part] ?? '', was: base[part] ?? '' }))
    .filter(({ is, was }) => is !== was)
}

/** Within a value; null: something else changed, such as the number of its entries. */
export function changedTexts(base: unknown, theirs: unknown): ChangedText[] | null {
  if (same(base, theirs)) return []
  if (typeof base === 'string' && typeof theirs === 'string') return [{ is: theirs, was: base }]
  if (!isWhole(base) || !isWhole(theirs) || !same(Object.keys(base), Object.keys(theirs))) {
    return null
  }
  const before = Object.values(base)
  const parts = Object.values(theirs).map((value, at) => changedTexts(before[at], value))
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null
