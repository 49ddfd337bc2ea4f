import { type Point, path, trace } from './curve.ts'
import { noise } from './random.ts'

/** The studio's lettering: strokes in a box 100 units high, each 'width|stroke|stroke'. */
const glyphs: Record<string, string> = {
  A: '66|0,100 33,0! 66,100|13,64 54,64',
  B: '56|2,0 2,100|2,0! 34,2 46,24 34,46 2,48!|2,48! 40,50 54,74 38,98 2,100!',
  C: '62|60,18 38,0 10,18 2,52 12,86 38,100 62,82',
  D: '64|2,0 2,100|2,0! 40,8 62,50 40,92 2,100!',
  E: '48|46,0 2,0! 2,100! 48,100|2,48 40,48',
  F: '46|46,0 2,0! 2,100|2,48 38,48',
  G: '66|60,18 38,0 10,18 2,52 12,86 38,100 62,84! 62,56! 38,56',
  H: '60|2,0 2,100|58,0 58,100|2,50 58,50',
  I: '6|3,0 3,100',
  J: '42|38,0 38,72 26,98 8,96 0,78',
  K: '58|2,0 2,100|54,0 4,54|20,40 58,100',
  L: '46|2,0 2,100! 46,100',
  M: '76|2,100 6,0! 38,66! 70,0! 74,100',
  N: '62|2,100 2,0! 60,100! 60,0',
  O: '70|35,0 8,16 0,50 8,84 35,100 62,84 70,50 62,16 35,0',
  P: '54|2,100 2,0! 38,4 52,28 38,54 2,56!',
  Q: '72|35,0 8,16 0,50 8,84 35,100 62,84 70,50 62,16 35,0|46,76 72,106',
  R: '58|2,100 2,0! 38,4 50,26 38,50 2,54!|24,54 58,100',
  S: '52|48,14 28,0 6,12 8,36 28,47 46,60 48,84 28,100 2,86',
  T: '60|0,0 60,0|30,0 30,100',
  U: '60|2,0 2,66 14,94 30,100 46,94 58,66 58,0',
  V: '64|0,0 32,100! 64,0',
  W: '92|0,0 22,100! 46,22! 70,100! 92,0',
  X: '60|0,0 60,100|60,0 0,100',
  Y: '60|0,0 30,48! 60,0|30,48 30,100',
  Z: '56|2,0 54,0! 0,100! 56,100',
  0: '58|29,0 6,18 0,50 6,82 29,100 52,82 58,50 52,18 29,0',
  1: '26|2,20 22,0! 22,100',
  2: '52|2,22 20,0 44,8 46,34 24,66 0,100! 52,100',
  3: '50|2,10 24,0 44,16 36,42 18,46!|18,46! 44,54 50,80 28,100 0,90',
  4: '58|42,100 42,0! 0,70! 58,70',
  5: '52|46,0 8,0! 4,44! 28,38 48,56 46,86 24,100 0,90',
  6: '54|44,4 14,32 2,66 12,94 30,100 50,84 48,60 30,50 8,62',
  7: '52|0,0 52,0! 18,100',
  8: '52|26,46 6,32 10,6 26,0 42,6 46,32 26,46 4,62 2,86 26,100 50,86 48,62 26,46',
  9: '54|50,36 28,50 6,38 4,14 24,0 46,8 52,36 40,76 14,100',
  $: '52|48,22 28,10 6,20 8,40 28,49 46,60 46,82 26,92 2,80|26,-6 26,106',
  '.': '4|2,97 3,100',
  ',': '6|5,94 0,112',
  "'": '4|3,0 0,20',
  '&': '70|68,100 16,34 14,10 30,0 44,12 38,32 8,60 4,84 20,100 44,92 66,58',
  '-': '34|2,54 32,54',
  '+': '40|2,54 38,54|20,34 20,74',
  '/': '40|0,106 40,-6',
  '!': '6|3,0 3,68|3,96 3,100',
  '?': '46|2,20 20,0 42,10 40,34 22,50 20,70|20,96 20,100',
  ':': '6|3,36 3,40|3,90 3,94',
  x: '36|2,48 34,92|34,48 2,92',
  '"': '16|2,0 1,20|14,0 13,20',
  '(': '20|18,-4 4,24 2,74 18,106',
  ')': '20|2,-4 16,24 18,74 2,106',
}

const gap = 24
const space = 46

function widthOf(char: string): number {
  const known = glyphs[char]
  return known ? Number.parseInt(known, 10) : space - gap
}

/** How wide a line of letters is at a height of `size`. */
function measure(text: string, size: number): number {
  let width = 0
  for (const char of text) width += widthOf(char) + gap
  return ((width - gap) * size) / 100
}

/**
 * Path data of a line of hand-drawn letters, to be stroked; x, y is the top left (or the top
 * middle or right, by `align`). Capitals, figures and plain punctuation only.
 */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  align: 'left' | 'middle' | 'right' = 'left',
  unrest = 2.2,
): string {
  const k = size / 100
  const whole = measure(text, size)
  let pen = align === 'left' ? x : align === 'middle' ? x - whole / 2 : x - whole
  let d = ''
  for (const char of text) {
    const [, ...strokes] = (glyphs[char] ?? '').split('|')
    for (const stroke of strokes) {
      const points = trace(stroke, false, 12).map(([px, py]): Point => {
        const sx = pen + px * k
        const sy = y + py * k
        return [
          sx + noise(sx / 23, sy / 23, 4) * unrest * k,
          sy + noise(sx / 23 + 9, sy / 23, 5) * unrest * k,
        ]
      })
      d += path(points, false)
    }
    pen += (widthOf(char) + gap) * k
  }
  return d
}
