/*
 * Turns texts into search words. Stored texts and queries follow the same rules, so that both databases
 * compare plain words only.
 */

/** In characters; later characters are ignored. */
const longestWord = 40

/** Letters that Unicode does not decompose. */
const ligatures: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

/**
 * The words of a text in their order: 'Die Füße, O’Neil’s Cats' -> ['die', 'fusse', 'oneil', 'cat'].
 * Letters and digits only, lower case, without accents and without the plural s.
 */
export function wordsIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => ligatures[letter] ?? letter)
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return found.map((word) => singular([...word].slice(0, longestWord).join('')))
}

/** The S-stemmer of Harman ('How effective is suffixing?', 1991), which leaves short words alone. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (/[^ea]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1)
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word
}

/** Words that nearly every sentence has. */
const small = new Set(
  'a an and are at by for from i in is it me of on or some that the this to with'.split(' '),
)

export const isSmallWord = (word: string): boolean => small.has(word)

/** In characters. */
export const longestQuery = 200
const mostWords = 8

/** The search words of a query, at most eight, each once; small words only when there are no others. */
export function wordsAsked(text: string): string[] {
  const words = [...new Set(wordsIn(text.slice(0, longestQuery)))]
  const telling = words.filter((word) => !isSmallWord(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** A word as stored and searched at a rank, counted from 0: (0)('heron') -> '1heron'. */
export const rankedWord = (rank: number) => (word: string) => `${rank + 1}${word}`
