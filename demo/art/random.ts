/** A seeded generator: the same seed draws the same picture on every machine. */
export type Random = {
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

/** mulberry32. */
export function seeded(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share) => next() < share,
  }
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}

/** Smooth value noise, -1 to 1. */
export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const top = lattice(xi, yi, seed) * (1 - u) + lattice(xi + 1, yi, seed) * u
  const bottom = lattice(xi, yi + 1, seed) * (1 - u) + lattice(xi + 1, yi + 1, seed) * u
  return top * (1 - v) + bottom * v
}
