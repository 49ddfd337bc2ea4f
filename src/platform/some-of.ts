import { platformCopy } from './copy.ts'

/**
 * 'Germany and 2 more'; a single further name is written out. `count`: the number of all names,
 * where `names` holds only the first.
 */
export function someOf(names: readonly string[], most = 1, count = names.length): string {
  const shown = names.slice(0, count === most + 1 ? most + 1 : most)
  const rest = count - shown.length
  const all = rest > 0 ? [...shown, platformCopy.more(rest)] : shown
  return new Intl.ListFormat('en').format(all)
}
