/** Clamps `to` to the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...list.slice(from, from + 1))
}

export function withChanges<T extends { key: string }>(list: readonly T[], now: readonly T[]): T[] {
  const fresh = new Map(now.map((one) => [one.key, one]))
  const still = list.flatMap(({ key }) => fresh.get(key) ?? [])
  for (const { key } of list) fresh.delete(key)
  return [...fresh.values(), ...still]
}

export function rowsInView(top: number, height: number, row: number): [first: number, end: number] {
  const beside = 6
  return [Math.max(0, Math.floor(top / row) - beside), Math.ceil((top + height) / row) + beside]
}
