export function pick<T extends object, const K extends keyof T>(
  from: T,
  names: readonly K[],
): Pick<T, K> {
  const known = names.filter((name) => name in from)
  return Object.fromEntries(known.map((name) => [name, from[name]])) as Pick<T, K>
}

/** For a key that a visitor chose: what every object inherits ('__proto__') is no entry. */
export function entryOf<T>(entries: Readonly<Partial<Record<string, T>>>, key: string) {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}
