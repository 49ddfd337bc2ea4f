import { subjects } from './subjects.copy.ts'
import { isSmallWord, wordsAsked } from './words.ts'

const synonyms: Record<string, string> = {
  kitty: 'cat',
  kitten: 'cat',
  puss: 'cat',
  pussycat: 'cat',
  feline: 'cat',
  puppy: 'dog',
  doggy: 'dog',
  pup: 'dog',
  hound: 'dog',
  bunny: 'rabbit',
  hare: 'rabbit',
  birdie: 'bird',
  chick: 'hen',
  chicken: 'hen',
  ocean: 'sea',
  seaside: 'sea',
  shore: 'beach',
  boat: 'ship',
  ship: 'boat',
  bloom: 'flower',
  floral: 'flower',
  blossom: 'flower',
  wood: 'forest',
  woods: 'forest',
  cup: 'mug',
  mug: 'cup',
  pot: 'jar',
  jar: 'pot',
  vase: 'jar',
  dish: 'bowl',
  plate: 'bowl',
  tee: 'shirt',
  tshirt: 'shirt',
  jumper: 'sweater',
  sweater: 'jumper',
  hoodie: 'sweater',
  poster: 'print',
  picture: 'print',
  painting: 'print',
  drawing: 'print',
  badge: 'pin',
  button: 'pin',
  brooch: 'pin',
  decal: 'sticker',
  purse: 'bag',
  tote: 'bag',
}

/**
 * Replaces the asked words by the shop's words: 'hern' -> 'heron'; null: nothing is better.
 * `known`: the shop's own words, as `wordsIn` gives them. Looks only at the words that a search
 * asks for: each is compared with thousands of words.
 */
export function didYouMean(asked: string, known: ReadonlySet<string>): string | null {
  const words = wordsAsked(asked).filter((word) => !isSmallWord(word))
  const better = words.map((word) => nearest(word, known))
  if (better.some((word) => word === null) || better.join(' ') === words.join(' ')) return null
  return better.join(' ')
}

function nearest(word: string, known: ReadonlySet<string>): string | null {
  if (known.has(word)) return word
  const other = synonyms[word]
  if (other !== undefined && known.has(other)) return other
  if (word.length < 3) return null
  const most = word.length < 7 ? 1 : 2
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of [...known, ...Object.keys(synonyms)]) {
    if (one.length < 3 || Math.abs(one.length - word.length) > most || /\d/.test(one)) continue
    const meant = known.has(one) ? one : synonyms[one]
    const away = distance(word, one)
    if (away > most || meant === undefined || !known.has(meant)) continue
    // At the same distance, words of pictures and words with the same beginning come first.
    const score = away - (subjects.has(meant) ? 0.5 : 0) - (one[0] === word[0] ? 0.25 : 0)
    if (score >= least) continue
    best = meant
    least = score
  }
  return best
}

/** Counts missing, added, changed and swapped letters (Damerau, 1964). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same]
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (turned) steps.push(at(beforeLast, j - 2) + 1)
      row.push(Math.min(...steps))
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: readonly number[], place: number) => row[place] ?? 0
