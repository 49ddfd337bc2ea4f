import { colourNames } from '#shop/media/colours/colours.ts'
import { isSmallWord, wordsIn } from './words.ts'

const mostTopics = 14

interface Named {
  name: string
  texts: readonly (string | null)[]
}

/**
 * Names whose words no picture or text has offer nothing ('In No Hurry'). Plural where the studio's
 * own texts use the plural or an article: 'a black cat'.
 */
export function topicsIn(pieces: readonly Named[]): string[] {
  const named = new Set(pieces.flatMap(({ name }) => wordsIn(name)).filter(tells))
  const counts = new Map<string, number>()
  const forms = new Map<string, Set<string>>()
  for (const { name, texts } of pieces) {
    const told = texts.join(' ')
    const words = new Set([...wordsIn(name), ...wordsIn(told)].filter((word) => named.has(word)))
    const seen = new Set(wordsIn(told))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + (seen.has(word) ? 1 : 0))
    for (const written of `${name} ${told}`.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const [word] = wordsIn(written)
      if (word === undefined || !named.has(word)) continue
      forms.set(word, (forms.get(word) ?? new Set()).add(written.toLowerCase()))
    }
  }
  const all = pieces.map(({ texts }) => texts.join(' ')).join(' ')
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a, of], [b, others]) => others - of || (a < b ? -1 : 1))
    .slice(0, mostTopics)
    .map(([word]) => readable(word, forms.get(word) ?? new Set(), all))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** Words that fit any subject and are none. */
const vague = new Set(
  'about all but first four her his last little look new night no not old one our out purpose put she small still table their three two up who window'.split(
    ' ',
  ),
)

const tells = (word: string) =>
  word.length > 2 &&
  !/\d|\p{L}{3}ing$/u.test(word) &&
  !isSmallWord(word) &&
  !vague.has(word) &&
  !colourNames.some((colour) => colour === word)

function readable(word: string, forms: ReadonlySet<string>, all: string): string {
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
