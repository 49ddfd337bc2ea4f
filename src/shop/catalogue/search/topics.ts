import { subjects, unique } from './subjects.copy.ts'
import { wordsIn } from './words.ts'

const mostTopics = 14

/**
 * Pictures show these, by their words; names tell jokes. Plural where the studio's own texts
 * use the plural or an article: 'a black cat'.
 */
export function topicsIn(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const forms = new Map<string, Set<string>>()
  for (const text of texts) {
    const shown = new Set(wordsIn(text).filter((word) => subjects.has(word)))
    for (const word of shown) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const written of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const [word = ''] = wordsIn(written)
      if (shown.has(word)) {
        forms.set(word, (forms.get(word) ?? new Set()).add(written.toLowerCase()))
      }
    }
  }
  const all = texts.join(' ')
  return [...counts]
    .toSorted(([a, of], [b, others]) => others - of || (a < b ? -1 : 1))
    .slice(0, mostTopics)
    .map(([word]) => readable(word, forms.get(word) ?? new Set(), all))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

function readable(word: string, forms: ReadonlySet<string>, all: string): string {
  if (unique.has(word)) return `the ${word}`
  const plural = [...forms].find((form) => form !== word && /s$/.test(form))
  if (plural !== undefined) return plural
  const [form = word] = forms
  const counted = new RegExp(`\\b(?:a|an|one|every)\\s+(?:\\p{L}+\\s+)?${form}(?!\\p{L})`, 'iu')
  return /^[a-z]+[^s]$/.test(form) && counted.test(all) ? pluralOf(form) : form
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
