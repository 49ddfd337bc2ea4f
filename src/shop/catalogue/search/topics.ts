import { subjects, unique } from './subjects.copy.ts'
import { wordsIn } from './words.ts'

const mostTopics = 14
/** In characters, as in an address of the search. */
const longestTag = 60

/** 'cats, the sea' -> ['cats', 'the sea'], the most frequent tags first. */
function tagsIn(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const tags = text.toLowerCase().split(/[,;]/)
    for (const tag of new Set(tags.map((each) => each.trim().slice(0, longestTag)))) {
      if (wordsIn(tag).length > 0) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    }
  }
  return [...counts].toSorted(([, of], [, others]) => others - of).map(([tag]) => tag)
}

/**
 * The owner's tags, then the words of pictures; names tell jokes. Plural where the studio's own
 * texts use the plural or an article: 'a black cat'.
 */
export function topicsIn(texts: readonly string[], tags: readonly string[] = []): string[] {
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
  const own = tagsIn(tags)
  const told = new Set(own.flatMap(wordsIn))
  const shown = [...counts]
    .filter(([word]) => !told.has(word))
    .toSorted(([a, of], [b, others]) => others - of || (a < b ? -1 : 1))
    .map(([word]) => readable(word, forms.get(word) ?? new Set(), all))
  return [...own, ...shown].slice(0, mostTopics).toSorted((a, b) => a.localeCompare(b, 'en'))
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
