/* Stored texts and queries follow the same rules: both databases compare plain words only. */
/** In characters. */
const longestWord = 40

/** Unicode does not decompose these letters. */
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

/** 'Die Füße, O’Neil’s Cats' -> ['die', 'fusse', 'oneil', 'cat']. */
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

/** The S-stemmer of Harman ('How effective is suffixing?', 1991). */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (/[^ea]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1)
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word
}

const small = new Set(
  'a an and are at by for from i in is it me of on or some that the this to with'.split(' '),
)

export const isSmallWord = (word: string): boolean => small.has(word)

/** In characters. */
export const longestQuery = 200
const mostWords = 8

/** Each word once; small words only when there are no others. */
export function wordsAsked(text: string): string[] {
  const words = [...new Set(wordsIn(text.slice(0, longestQuery)))]
  const telling = words.filter((word) => !isSmallWord(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** Ranks count from 0: (0)('heron') -> '1heron'. */
export const rankedWord = (rank: number) => (word: string) => `${rank + 1}${word}`
