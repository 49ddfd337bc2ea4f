import youngSerif from '#shop/store/theme/letters/young-serif.json' with { type: 'json' }
import { path, ribbon, taper, trace } from '../art/curve.ts'
import { seeded } from '../art/random.ts'
import { type Art, at, fill, line, linear, mix, rect } from '../art/svg.ts'
import { typeset } from '../art/typeset.ts'
import {
  bottle,
  branchVase,
  drawPot,
  moonJar,
  mug,
  outlineOf,
  type Pot,
  plate,
  soupBowl,
} from './pots.ts'

interface Placed {
  pot: Pot
  x: number
  scale?: number
  /** Distance behind the table's edge. */
  back?: number
}

interface Still {
  width: number
  height: number
  wall: string
  table: string
  pots: Placed[]
  /** A branch out of the pot at this place. */
  branch?: number
}

/** Pots on a table before a wall, in light from a window on the left. */
export function still({ width, height, wall, table, pots, branch }: Still): Art {
  const edge = height * 0.72
  const glow = linear(
    [0, 0],
    [width, height],
    [
      [0, mix(wall, '#ffffff', 0.35)],
      [1, mix(wall, '#000000', 0.18)],
    ],
  )
  const top = linear(
    [0, edge],
    [0, height],
    [
      [0, mix(table, '#ffffff', 0.12)],
      [1, mix(table, '#000000', 0.25)],
    ],
  )
  const random = seeded(width + pots.length)
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const y = edge + ((height - edge) * i) / 26 + random.between(0, 10)
    grain += line(
      `M0 ${y}Q${width / 2} ${y + random.between(-9, 9)} ${width} ${y}`,
      '#1a1008',
      1.6,
      0.1,
    )
  }
  const beam = `<path d="M${width * 0.1} 0L${width * 0.46} 0L${width * 0.86} ${edge}L${width * 0.42} ${edge}Z" fill="#fff6e4" opacity=".2"/>`
  const placed = pots.map(({ pot, x, scale = 1, back = 0 }, i) => {
    const foot = edge + height * 0.13 - back
    const tall = Math.max(...pot.profile.map(([, y]) => y)) * scale
    const twig = branch === i ? at(x, foot - tall + 12, scale, twigs()) : ''
    return twig + at(x, foot, scale, drawPot(pot))
  })
  return {
    width,
    height,
    body: `<defs>${glow.def}${top.def}</defs>${rect(0, 0, width, height, glow.url)}${beam}${rect(0, edge, width, height - edge, top.url)}${grain}${placed.join('')}`,
  }
}

/** Bare twigs with a few leaves, from (0, 0) upwards. */
function twigs(): string {
  const stems = ['0,0 -20,-120 -90,-300', '0,0 20,-160 10,-380', '0,0 40,-110 130,-260']
  return stems
    .map((stem, i) => {
      const points = trace(stem, false)
      const leaves = [0.45, 0.62, 0.78, 0.95].map((t, n) => {
        const [x, y] = points[Math.floor(t * (points.length - 1))] ?? [0, 0]
        const side = (n + i) % 2 ? 1 : -1
        return fill(
          path(
            trace(
              `${x},${y}! ${x + side * 30},${y - 34} ${x + side * 66},${y - 30}! ${x + side * 36},${y - 6}`,
            ),
          ),
          i === 1 ? '#5c5f3a' : '#77703f',
        )
      })
      return fill(path(ribbon(points, taper(9))), '#3a2a1e') + leaves.join('')
    })
    .join('')
}

const side = 1600

/** A drawing of a pot in two inks: a flat shape, and the rings of the wheel cut out of it. */
export function potDrawing(
  pot: Pot,
  ground: string,
  ink: string,
  second: string,
  scale = 2.5,
): Art {
  const foot = Math.max(...pot.profile.map(([, y]) => y))
  const shape = (dx: number, colour: string) =>
    at(side / 2 + dx, side / 2 + (foot * scale) / 2 + dx * 0.6, scale, fill(outlineOf(pot), colour))
  const random = seeded(pot.seed)
  let rings = ''
  for (
    let y = side / 2 - (foot * scale) / 2 + 60;
    y < side / 2 + (foot * scale) / 2 - 40;
    y += random.between(40, 74)
  )
    rings += line(
      `M${side * 0.2} ${y}Q${side / 2} ${y + 46} ${side * 0.8} ${y + random.between(-8, 8)}`,
      ground,
      7,
      0.75,
    )
  return {
    width: side,
    height: side,
    body: `${rect(0, 0, side, side, ground)}<circle cx="${side * 0.66}" cy="${side * 0.34}" r="${side * 0.25}" fill="${second}" opacity=".9"/>${shape(26, second)}${shape(0, ink)}${rings}`,
  }
}

const wide = { width: 2400, height: 1350 }

export const shelf = (): Art =>
  still({
    ...wide,
    wall: '#d8cbb9',
    table: '#4a372b',
    branch: 1,
    pots: [
      { pot: moonJar, x: 520, scale: 1.25 },
      { pot: branchVase, x: 1010, scale: 1.15, back: 60 },
      { pot: soupBowl, x: 1420, scale: 1.1 },
      { pot: bottle, x: 1800, scale: 1.2, back: 50 },
      { pot: mug, x: 2130, scale: 1 },
    ],
  })

export const firing = (): Art =>
  still({
    ...wide,
    wall: '#5a3a2b',
    table: '#221a16',
    pots: [
      { pot: bottle, x: 460, scale: 1.3, back: 40 },
      { pot: soupBowl, x: 900, scale: 1.2 },
      { pot: moonJar, x: 1480, scale: 1.35, back: 30 },
      { pot: plate, x: 2030, scale: 1.05 },
    ],
  })

/** The studio's wall. */
export const ground = '#e9e1d5'

/**
 * One pot on the picture's lower edge, before a bare wall. All pictures are equally wide, so that pots side
 * by side have the sizes that they have.
 */
export function alone(pot: Pot, scale: number, branch = false): Art {
  const width = 1500
  const tall = Math.max(...pot.profile.map(([, y]) => y)) * scale
  const height = Math.round(Math.max(1000, tall + 240 + (branch ? 340 * scale : 0)))
  const foot = height - 8
  const under = `<ellipse cx="0" cy="0" rx="${scale * 96}" ry="7" fill="#120c08" opacity=".45"/>`
  const twig = branch ? at(width / 2, foot - tall + 12, scale * 0.9, twigs()) : ''
  return {
    width,
    height,
    body: `${rect(0, 0, width, height, ground)}${twig}${at(width / 2, foot, 1, under)}${at(width / 2, foot, scale, drawPot(pot, false))}`,
  }
}

/** Several of a kind, stood close. */
export const together = (pots: Pot[], scale: number): Art =>
  still({
    width: 1500,
    height: 1500,
    wall: '#b9a894',
    table: '#2f241d',
    pots: pots.map((pot, i) => ({
      pot,
      x: 340 + (i * 820) / Math.max(1, pots.length - 1),
      scale,
      back: i % 2 ? 70 : 0,
    })),
  })

/** A card that says what a set costs; its words are in the picture's description. */
export const sizes = (): Art => ({
  width: 1400,
  height: 1800,
  body: `${rect(0, 0, 1400, 1800, '#f4f0ea')}${rect(90, 90, 1220, 6, '#26211e')}${rect(90, 1704, 1220, 6, '#26211e')}${[
    { pot: mug, y: 520, scale: 1.25, name: 'MUG', price: 'FROM $36' },
    { pot: soupBowl, y: 1030, scale: 1.2, name: 'BOWL', price: 'FROM $48' },
    { pot: moonJar, y: 1640, scale: 1, name: 'JAR', price: 'FROM $240' },
  ]
    .map(
      ({ pot, y, scale, name, price }) =>
        at(390, y, scale, drawPot(pot)) +
        typeset(youngSerif, name, { x: 780, y: y - 250, height: 44 }, '#26211e') +
        typeset(youngSerif, price, { x: 780, y: y - 160, height: 54 }, '#b4552d'),
    )
    .join('')}`,
})
