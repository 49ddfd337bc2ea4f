/** The shares add up to the sum; none is above its weight unless the sum is. */
export function spread(sum: number, weights: readonly number[], step = 1): number[] {
  const all = addUp(weights)
  if (all === 0) return weights.map(() => 0)
  const steps = Math.round(sum / step)
  const exact = weights.map((weight) => (steps * weight) / all)
  return wholeShares(steps, exact).map((share) => share * step)
}

/** Whole numbers that add up to `total`, each within one unit of its exact share. */
export function wholeShares(total: number, exact: readonly number[]): number[] {
  const shares = exact.map(Math.floor)
  const missing = total - addUp(shares)
  const byFraction = exact
    .map((share, at) => ({ at, fraction: share - Math.floor(share) }))
    .sort((a, b) => b.fraction - a.fraction || a.at - b.at)
  for (const { at } of byFraction.slice(0, Math.max(0, missing))) {
    shares[at] = (shares[at] ?? 0) + 1
  }
  return shares
}

export const addUp = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

type SumKey<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T]

/** One row for each key: its first row, with these numbers of all its rows. */
export function mergeBy<T extends object>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  sums: readonly SumKey<T>[],
): T[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((of) =>
    of.slice(0, 1).map((first) => ({
      ...first,
      ...Object.fromEntries(sums.map((key) => [key, addUp(of.map((row) => Number(row[key])))])),
    })),
  )
}
