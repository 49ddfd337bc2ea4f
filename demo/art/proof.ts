import { box, path, trace, wobble } from './curve.ts'
import { fibres } from './marks.ts'
import { inks } from './palette.ts'
import { seeded } from './random.ts'
import { type Art, fill, line, rect } from './svg.ts'

/** The studio's red stamp: a heron's eye and bill in a small square. */
export function chop(x: number, y: number, size: number, colour: string = inks.coral): string {
  const k = size / 100
  return (
    fill(path(wobble(box(x, y, size, size, 12), 3 * k, 20)), colour) +
    `<g transform="translate(${x} ${y}) scale(${k})">${line('M22 84C22 40 60 60 56 34C54 20 36 20 32 32M56 34L86 42', '#f8efe2', 9)}</g>`
  )
}

/** M. Oduya, in pencil. */
export function signature(x: number, y: number, size: number, colour = '#6b645c'): string {
  const strokes = [
    '0,60 8,6 26,48 44,4 52,58',
    '92,34 78,22 68,44 84,58 100,40 92,26',
    '122,58 118,34 104,44 112,60 126,50 132,4 130,58',
    '142,34 146,54 160,50 164,32 162,62 150,92',
    '176,52 180,34 184,56',
    '196,40 186,54 200,58 206,38 212,56 262,40',
  ]
  return `<g transform="translate(${x} ${y}) scale(${size / 100}) rotate(-3)">${line(strokes.map((s) => path(trace(s, false, 6), false)).join(''), colour, 4.2, 0.8)}</g>`
}

type Sheet = { width: number; height: number; paper?: string; seed: number; grain?: number }

/** A sheet of paper with its fibres, and the print on it. */
export function proof(
  { width, height, paper = inks.paper, seed, grain = 260 }: Sheet,
  body: string,
): Art {
  const random = seeded(seed * 77 + 5)
  return {
    width,
    height,
    body:
      rect(0, 0, width, height, paper) +
      line(fibres(width, height, grain, random), '#8a6f4d', 1.6, 0.16) +
      line(fibres(width, height, grain, random), '#ffffff', 2, 0.4) +
      body,
  }
}

export const square = (seed: number, paper?: string) => ({ width: 2000, height: 2000, paper, seed })
export const portrait = (seed: number, paper?: string) => ({
  width: 1600,
  height: 2400,
  paper,
  seed,
})
