import { isSmallWord, wordsIn } from './words.ts'

/* What pieces are of, in a word: read from their names, for a list to choose from. */

const mostTopics = 14

interface Named {
  name: string
  description: string | null
}

/**
 * The most frequent subjects of the names, as they read after 'somebody who likes': in the plural
 * where the studio's own texts have it, else as they are called.
 */
export function topicsIn(pieces: readonly Named[]): string[] {
  const counts = new Map<string, number>()
  const forms = new Map<string, Map<string, number>>()
  for (const { name } of pieces) {
    const [subject] = wordsIn(subjectOf(name) ?? '')
    if (!subject || subject.length < 3 || /\d/.test(subject)) continue
    counts.set(subject, (counts.get(subject) ?? 0) + 1)
  }
  for (const { name, description } of pieces) {
    for (const written of `${name} ${description ?? ''}`.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const [word] = wordsIn(written)
      if (word === undefined || !counts.has(word)) continue
      const own = forms.get(word) ?? new Map<string, number>()
      const form = written.toLowerCase()
      own.set(form, (own.get(form) ?? 0) + 1)
      forms.set(word, own)
    }
  }
  return [...counts]
    .toSorted(([a, of], [b, others]) => others - of || (a < b ? -1 : 1))
    .slice(0, mostTopics)
    .map(([subject]) => readable(subject, forms.get(subject) ?? new Map()))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** 'Cat, Considering' -> 'Cat', 'Slow Heron at Dusk' -> 'Heron': the noun that the rest says more of. */
function subjectOf(name: string): string | undefined {
  const [begin = ''] = name.split(/[,;:.!?()–—]|\s-\s/u)
  const words = begin.match(/[\p{L}\p{N}'’]+/gu) ?? []
  const first = words.findIndex((word) => !isSmallWord(word.toLowerCase()))
  const rest = words.slice(Math.max(first, 0))
  const end = rest.findIndex((word) => isSmallWord(word.toLowerCase()))
  return (end === -1 ? rest : rest.slice(0, end)).at(-1)
}

function readable(subject: string, forms: ReadonlyMap<string, number>): string {
  const [most = subject] = [...forms].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return [...forms.keys()].find((form) => form !== subject && /s$/.test(form)) ?? most
}
