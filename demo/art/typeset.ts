import { at, fill } from './svg.ts'

/** Capitals and figures of a typeface, each 100 units tall (shop/store/theme/letters). */
export type Typeface = Readonly<Record<string, string>>

/** Hundredths of the height. */
const gap = 13
const space = 42

interface Glyph {
  d: string
  left: number
  top: number
  width: number
  scale: number
}

/** Where words begin, and how tall they are. */
interface Place {
  x: number
  y: number
  height: number
}

/** Words in capitals. */
export function typeset(typeface: Typeface, words: string, place: Place, colour: string): string {
  let along = 0
  let out = ''
  for (const letter of words) {
    if (letter === ' ') {
      along += space
      continue
    }
    const { d, left, top, width, scale } = glyph(typeface[letter === '$' ? 'S' : letter] ?? '')
    // A dollar is the S with a stroke through it.
    const middle = left + width / scale / 2
    const stroke = letter === '$' ? `M${middle - 5} -12h10v18h-10ZM${middle - 5} 94h10v18h-10Z` : ''
    out += at(along - left * scale, -top * scale, scale, fill(d + stroke, colour))
    along += width + gap
  }
  return at(place.x, place.y, place.height / 100, out)
}

/** Wide letters are drawn smaller to fit their square: here all are equally tall. */
function glyph(d: string): Glyph {
  const points = pointsOf(d)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const scale = 100 / (Math.max(...ys) - top)
  return { d, left, top, width: (Math.max(...xs) - left) * scale, scale }
}

/** Reads absolute commands only: M, L, H, V, Q and Z. */
function pointsOf(d: string): [number, number][] {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, command, rest = '']) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    const points: [number, number][] = []
    const step = command === 'H' || command === 'V' ? 1 : 2
    for (let i = 0; i < numbers.length; i += step) {
      if (command !== 'V') x = numbers[i] ?? x
      if (command !== 'H') y = numbers[command === 'V' ? i : i + 1] ?? y
      points.push([x, y])
    }
    return points
  })
}
