import { box, type Point, path, ribbon, wobble } from '../curve.ts'
import { fibres } from '../marks.ts'
import { noise, seeded } from '../random.ts'
import { fill, line, linear, mix, radial, rect } from '../svg.ts'

/** Surfaces that things are photographed on, each filling w by h. */
export type Ground = (w: number, h: number) => string

function light(w: number, h: number, x = 0.2, y = 0.1): string {
  const glow = radial(w * x, h * y, Math.max(w, h) * 1.15, [
    [0, '#fff7e2', 0.42],
    [0.5, '#fff7e2', 0.05],
    [1, '#1c120a', 0.3],
  ])
  return glow.def + rect(0, 0, w, h, glow.url)
}

export const planks =
  (colour: string, wide = 260, seed = 1): Ground =>
  (w, h) => {
    const random = seeded(seed)
    let out = rect(0, 0, w, h, colour)
    let grain = ''
    let dark = ''
    for (let x = 0; x < w; x += wide) {
      out += rect(
        x,
        0,
        wide,
        h,
        mix(colour, random.chance(0.5) ? '#ffffff' : '#1a1008', random.between(0.02, 0.1)),
      )
      dark += `M${x} 0V${h}`
      for (let i = 0; i < wide / 13; i++) {
        const px = x + random.between(6, wide - 6)
        const run = Array.from(
          { length: 10 },
          (_, k): Point => [
            px + noise(px / 90, k / 2, seed) * 9,
            random.between(-20, 20) + (k * h) / 9,
          ],
        )
        grain += path(run, false)
      }
      const kx = x + random.between(50, wide - 50)
      const ky = random.between(0, h)
      for (let r = 8; r < 34; r += 9)
        grain += `M${kx - r} ${ky}a${r} ${r * 1.9} 0 1 0 ${r * 2} 0a${r} ${r * 1.9} 0 1 0 ${-r * 2} 0`
    }
    return (
      out +
      line(grain, mix(colour, '#1a1008', 0.4), 2, 0.32) +
      line(dark, '#1a1008', 5, 0.5) +
      light(w, h)
    )
  }

/** Woven cloth: threads both ways. */
export function weave(w: number, h: number, colour: string, pitch: number, strength = 0.5): string {
  const random = seeded(3)
  let across = ''
  let down = ''
  for (let y = 0; y < h; y += pitch)
    across += `M0 ${(y + random.between(-1, 1)).toFixed(1)}L${w} ${(y + random.between(-1, 1)).toFixed(1)}`
  for (let x = 0; x < w; x += pitch)
    down += `M${(x + random.between(-1, 1)).toFixed(1)} 0L${(x + random.between(-1, 1)).toFixed(1)} ${h}`
  return (
    line(across, mix(colour, '#1a1008', 0.4), pitch * 0.3, strength * 0.6) +
    line(down, mix(colour, '#ffffff', 0.5), pitch * 0.3, strength * 0.6)
  )
}

export const linen =
  (colour: string): Ground =>
  (w, h) => {
    const crease = (a: Point, b: Point) =>
      [34, 20, 8]
        .map((k) =>
          fill(
            path(ribbon([a, [(a[0] + b[0]) / 2 + 20, (a[1] + b[1]) / 2], b], () => k)),
            '#1c120a',
            0.035,
          ),
        )
        .join('')
    return (
      rect(0, 0, w, h, colour) +
      weave(w, h, colour, 9, 0.34) +
      crease([w * 0.72, -20], [w * 0.95, h * 0.6]) +
      crease([-20, h * 0.8], [w * 0.4, h + 20]) +
      light(w, h)
    )
  }

export const plaster =
  (colour: string): Ground =>
  (w, h) => {
    const random = seeded(9)
    const patches = Array.from({ length: 26 }, () => {
      const x = random.between(-100, w)
      const y = random.between(-100, h)
      return fill(
        path(
          wobble(
            box(x, y, random.between(120, 460), random.between(60, 240), 50),
            60,
            110,
            Math.round(x),
          ),
        ),
        random.chance(0.5) ? '#ffffff' : '#1c120a',
        random.between(0.02, 0.05),
      )
    }).join('')
    return (
      rect(0, 0, w, h, colour) +
      patches +
      line(fibres(w, h, 240, random), '#1c120a', 1.6, 0.14) +
      light(w, h)
    )
  }

export const terrazzo =
  (colour: string, chips: readonly [string, ...string[]]): Ground =>
  (w, h) => {
    const random = seeded(15)
    const sets = chips.map(() => '')
    for (let i = 0; i < (w * h) / 9000; i++) {
      const r = random.between(6, 30)
      const x = random.between(0, w)
      const y = random.between(0, h)
      const n = random.whole(4, 6)
      const shape = Array.from(
        { length: n },
        (_, k): Point => [
          x + Math.cos((k / n) * 6.28) * r * random.between(0.5, 1.1),
          y + Math.sin((k / n) * 6.28) * r * random.between(0.5, 1.1),
        ],
      )
      sets[i % chips.length] += path(shape)
    }
    return (
      rect(0, 0, w, h, colour) +
      sets.map((d, i) => fill(d, chips[i] ?? colour, 0.85)).join('') +
      light(w, h)
    )
  }

/** A sheet of coloured card. */
export const card =
  (colour: string): Ground =>
  (w, h) => {
    const sweep = linear(
      [0, 0],
      [w, h],
      [
        [0, '#ffffff', 0.22],
        [0.5, '#ffffff', 0],
        [1, '#1c120a', 0.26],
      ],
    )
    return (
      rect(0, 0, w, h, colour) +
      line(fibres(w, h, 300, seeded(4)), '#ffffff', 1.6, 0.2) +
      sweep.def +
      rect(0, 0, w, h, sweep.url)
    )
  }

/** Slanting window shadow across a photograph. */
export function sash(w: number, h: number, strength = 0.13): string {
  const bar = (x: number, wide: number) =>
    path([
      [x, -20],
      [x + wide, -20],
      [x + wide - h * 0.5, h + 20],
      [x - h * 0.5, h + 20],
    ])
  return fill(
    bar(w * 0.62, 46) +
      bar(w * 1.28, 60) +
      path([
        [-20, h * 0.55],
        [w + 20, h * 0.2],
        [w + 20, h * 0.24],
        [-20, h * 0.59],
      ]),
    '#1c120a',
    strength,
  )
}
