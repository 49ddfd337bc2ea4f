/** The list with the entry at `from` at `to` instead; `to` is kept within the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...list.slice(from, from + 1))
}

/** A list that was rearranged, of what there is now: what is gone is left out, what is new is first. */
export function withChanges<T extends { id: number }>(list: readonly T[], now: readonly T[]): T[] {
  const fresh = new Map(now.map((one) => [one.id, one]))
  const still = list.flatMap(({ id }) => fresh.get(id) ?? [])
  for (const { id } of list) fresh.delete(id)
  return [...fresh.values(), ...still]
}
