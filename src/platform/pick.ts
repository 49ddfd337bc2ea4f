export function pick<T extends object, const K extends keyof T>(
  from: T,
  names: readonly K[],
): Pick<T, K> {
  const known = names.filter((name) => name in from)
  return Object.fromEntries(known.map((name) => [name, from[name]])) as Pick<T, K>
}
