import {
  circle,
  lens,
  type Point,
  type Points,
  path,
  ribbon,
  storeSettings,
  taper,
  trace,
  wobble,
} from '../curve.ts'
import { gouge, gougeAlong } from '../marks.ts'
import type { Random } from '../random.ts'
import { fill, line } from '../svg.ts'
import type { Motif } from './motif.ts'

const cut = (spec: string, amount = 5) => path(wobble(trace(spec), amount, 40, 11))

/** A leaf from its foot at 0,0 pointing up, `long` units. */
export function leaf(long: number, wide: number, bend = 0): Point[] {
  const rib = Array.from({ length: 14 }, (_, i): Point => {
    const t = i / 13
    return [bend * long * t * t, -long * t]
  })
  return ribbon(rib, (t) => wide * Math.sin(Math.PI * t ** 0.8) ** 0.9)
}

export const leafAt = (x: number, y: number, turn: number, long: number, wide: number, bend = 0) =>
  path(storeSettings(leaf(long, wide, bend), { x, y, turn }))

/** Leaves in turn along a stem. `size` takes 0 (foot) to 1 (tip). */
export function sprig(
  course: Points,
  pairs: number,
  size: (t: number) => number,
  spread = 52,
  slim = 0.34,
): string {
  const stem = course.length < 12 ? trace(course.map((p) => p.join(',')).join(' '), false) : course
  let d = path(ribbon(stem, taper(9)))
  for (let i = 0; i < pairs; i++) {
    const t = (i + 1.4) / (pairs + 1)
    const k = Math.min(stem.length - 2, Math.floor(t * (stem.length - 1)))
    const [x, y] = stem[k] ?? [0, 0]
    const [nx, ny] = stem[k + 1] ?? [0, 0]
    const heading = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 90
    const long = size(t)
    d += leafAt(x, y, heading - spread, long, long * slim, 0.12)
    d += leafAt(nx, ny, heading + spread, long * 0.94, long * slim, -0.12)
  }
  return d
}

/** A fern frond, foot at 0,0 and growing up. */
export function fern(long: number, random: Random, lean = 0.15): string {
  const rib = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39
    return [lean * long * t * t, -long * t]
  })
  let d = path(ribbon(rib, taper(long * 0.014)))
  for (let i = 5; i < 38; i++) {
    const t = i / 39
    const [x, y] = rib[i] ?? [0, 0]
    const reach = long * 0.26 * Math.sin(Math.PI * (0.12 + t * 0.86)) ** 0.8 * (1.06 - t * 0.5)
    for (const side of [-1, 1]) {
      const turn = side * (66 - t * 26) + lean * 60 * t
      d += path(
        storeSettings(leaf(reach * random.between(0.92, 1.05), long * 0.021, -side * 0.14), {
          x,
          y,
          turn,
        }),
      )
    }
  }
  return d
}

const petals = [
  '-20,10 -150,-30 -300,-120 -360,-250 -270,-330 -130,-320 -30,-210',
  '20,10 130,-60 290,-120 350,-260 260,-350 120,-330 20,-220',
  '0,-10 -120,-160 -150,-320 -60,-420 70,-410 150,-310 120,-150',
  '0,-90 -120,-50 -290,20 -330,120 -270,220 -140,262 0,226 150,256 280,200 326,100 280,10 120,-50',
].map((spec) => cut(spec, 14))

export const poppy: Motif = {
  outline: petals.join(''),
  draw: ({ main, second, line: dark, paper }) => {
    let lines = ''
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2
      const r = 150 + ((i * 37) % 60)
      lines += gouge(
        [Math.cos(a) * 120, -80 + Math.sin(a) * 84],
        [Math.cos(a) * r * 1.3, -80 + Math.sin(a) * r],
        9,
      )
    }
    const seeds = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2 + 0.1
      return path(
        circle(Math.cos(a) * (92 + (i % 3) * 12), -82 + Math.sin(a) * (64 + (i % 3) * 8), 9),
      )
    }).join('')
    return (
      fill(petals[2] ?? '', second) +
      fill((petals[0] ?? '') + (petals[1] ?? ''), main) +
      fill(petals[3] ?? '', main) +
      line('M-150 -36C-60 20 60 30 170 -30', second, 10) +
      fill(lines, dark, 0.75) +
      fill(path(wobble(circle(0, -84, 58, 44), 8, 30)), dark) +
      fill(
        [0, 1, 2, 3, 4, 5]
          .map((i) => gouge([0, -84], [Math.cos(i * 1.05) * 46, -84 + Math.sin(i * 1.05) * 34], 8))
          .join(''),
        paper,
      ) +
      fill(seeds, dark)
    )
  },
}

const rind = wobble(circle(0, 0, 400, 390), 10, 80, 3)

export const lemon: Motif = {
  outline: path(rind),
  draw: ({ main, second, line: dark, paper }) => {
    let flesh = ''
    let pips = ''
    let cells = ''
    for (let i = 0; i < 9; i++) {
      const turn = i * 40 + 6
      flesh += path(
        wobble(
          storeSettings(
            trace('0,-46 -38,-130 -82,-262! -46,-306 0,-318 46,-306 82,-262! 38,-130'),
            {
              turn,
            },
          ),
          5,
          40,
          i,
        ),
      )
      for (let k = 0; k < 5; k++) {
        const [p, q] = storeSettings(
          [
            [-44 + k * 20, -210 - (k % 2) * 30],
            [-50 + k * 24, -266 - (k % 2) * 26],
          ],
          { turn },
        )
        if (p && q) cells += gouge(p, q, 10)
      }
      if (i % 3 !== 1)
        pips += path(storeSettings(trace('0,-104 -14,-136 0,-172 14,-136'), { turn: turn + 6 }))
    }
    return (
      fill(path(rind), main) +
      fill(path(wobble(circle(0, 0, 352, 344), 8, 60, 8)), paper) +
      fill(flesh, second) +
      fill(cells, paper, 0.8) +
      fill(pips, dark)
    )
  },
}

const cap = cut('-330,-40 -300,-190 -170,-310 0,-342 180,-300 310,-170 334,-30! 220,10 0,26 -220,8')
const stalk = cut('-86,0 -70,160 -104,320 -120,400 0,424 124,400 104,320 70,160 88,0')

export const mushroom: Motif = {
  outline: cap + stalk,
  draw: ({ main, second, line: dark, paper }) => {
    let gills = ''
    for (let i = -7; i <= 7; i++) gills += gouge([i * 38, -22 + Math.abs(i)], [i * 12, 62], 10)
    const spots = [
      [-150, -190, 44],
      [-20, -262, 50],
      [130, -180, 58],
      [-230, -80, 34],
      [10, -120, 42],
      [234, -76, 30],
    ]
      .map(([x = 0, y = 0, r = 0]) => path(wobble(circle(x, y, r, r * 0.82), 6, 30, x)))
      .join('')
    return (
      fill(stalk, second) +
      fill(cut('-300,-26 0,6 300,-26 190,64 0,92 -190,64'), dark) +
      fill(gills, paper) +
      fill(cap, main) +
      fill(spots, paper) +
      fill(
        [0, 1, 2, 3, 4]
          .map((i) =>
            gougeAlong(
              [
                [-50 + i * 24, 130],
                [-56 + i * 26, 240],
                [-76 + i * 36, 360],
              ],
              8,
            ),
          )
          .join(''),
        dark,
        0.8,
      )
    )
  },
}

/** A head of Queen Anne's lace on a stem from 0,0 up; white on blue. */
export function umbel(
  long: number,
  random: Random,
  lean: number,
  size: number,
): { stems: string; dots: string } {
  const top: Point = [lean * long, -long]
  const stem = Array.from({ length: 20 }, (_, i): Point => {
    const t = i / 19
    return [lean * long * t * t, -long * t]
  })
  let stems = path(ribbon(stem, (t) => 11 - 5 * t))
  let dots = ''
  const rays = 15
  for (let i = 0; i < rays; i++) {
    const a = -Math.PI / 2 + (i / (rays - 1) - 0.5) * 2.5
    const reach =
      size * (0.86 + 0.14 * Math.cos((i / (rays - 1) - 0.5) * 3)) * random.between(0.9, 1.06)
    const end: Point = [top[0] + Math.cos(a) * reach, top[1] + Math.sin(a) * reach * 0.66]
    stems += gougeAlong(
      [top, [top[0] + Math.cos(a) * reach * 0.5, top[1] + Math.sin(a) * reach * 0.42], end],
      6,
    )
    for (let k = 0; k < 9; k++) {
      const b = -Math.PI / 2 + (k / 8 - 0.5) * 3.6
      const r = size * 0.16 * random.between(0.75, 1.1)
      const p: Point = [end[0] + Math.cos(b) * r, end[1] + Math.sin(b) * r * 0.8]
      stems += gouge(end, p, 3.4)
      dots += path(
        circle(p[0], p[1], random.between(5, 10), 0, 7).map(
          ([x], j): Point => [x, p[1] + Math.sin((j / 7) * 6.283) * 7],
        ),
      )
    }
  }
  return { stems, dots }
}

/** A tapering blade of grass or reed. */
export function reed(x: number, y: number, long: number, lean: number, wide: number): string {
  const blade = Array.from({ length: 12 }, (_, i): Point => {
    const t = i / 11
    return [x + lean * long * t * t, y - long * t]
  })
  return path(ribbon(blade, (t) => lens(wide)(0.25 + t * 0.75)))
}
