import { type Point, path, trace } from '../art/curve.ts'
import { seeded } from '../art/random.ts'
import { clipped, fill, group, line, linear, mix, softShadow } from '../art/svg.ts'

/** A thrown pot: half its outline from rim to foot as radius and height, in units of its own. */
export interface Pot {
  profile: Point[]
  clay: string
  /** The glaze covers the pot down to this height; absent: bare clay. */
  glaze?: { colour: string; to: number }
  handle?: Point[]
  seed: number
}

export const clays = { black: '#2b2623', red: '#b4552d', sand: '#d9c3a5', ash: '#8d857b' }

const spec = (points: readonly Point[]) => points.map(([x, y]) => `${x},${y}`).join(' ')

/** The whole outline with its foot at (0, 0): sharp at rim and foot, smooth between. */
export function outlineOf({ profile }: Pick<Pot, 'profile'>): string {
  const foot = Math.max(...profile.map(([, y]) => y))
  const last = profile.length - 1
  const side = (sign: 1 | -1) =>
    profile.map(([r, y], i) => `${sign * r},${y - foot}${i === 0 || i === last ? '!' : ''}`)
  return path(trace([...side(1), ...side(-1).reverse()].join(' ')))
}

/** The pot with its foot at (0, 0), lit from the left; on a table it throws a shadow. */
export function drawPot({ profile, clay, glaze, handle, seed }: Pot, onTable = true): string {
  const random = seeded(seed)
  const foot = Math.max(...profile.map(([, y]) => y))
  const rim = profile[0]?.[0] ?? 0
  const wide = Math.max(...profile.map(([r]) => r))
  const outline = outlineOf({ profile })
  const shade = linear(
    [-wide, 0],
    [wide, 0],
    [
      [0, mix(clay, '#000000', 0.25)],
      [0.28, mix(clay, '#ffffff', 0.16)],
      [0.6, clay],
      [1, mix(clay, '#000000', 0.5)],
    ],
  )
  let body = `<defs>${shade.def}</defs>${fill(outline, shade.url)}`
  if (glaze) {
    const edge = glaze.to - foot
    const drip = Array.from({ length: 9 }, (_, i): Point => {
      const x = wide * 1.2 - (i * wide * 2.4) / 8
      return [x, edge + random.between(-16, 22)]
    })
    const dip = path(
      trace(`${-wide * 1.2},${-foot - 60}! ${wide * 1.2},${-foot - 60}! ${spec(drip)}`),
    )
    const gloss = linear(
      [-wide, 0],
      [wide, 0],
      [
        [0, mix(glaze.colour, '#000000', 0.14)],
        [0.3, mix(glaze.colour, '#ffffff', 0.45)],
        [0.65, glaze.colour],
        [1, mix(glaze.colour, '#000000', 0.34)],
      ],
    )
    body += `<defs>${gloss.def}</defs>${clipped(outline, fill(dip, gloss.url))}`
  }
  let rings = ''
  for (let y = -foot + 24; y < -12; y += random.between(16, 34))
    rings += line(`M${-wide} ${y}Q0 ${y + 14} ${wide} ${y}`, '#000000', 2.2, 0.1)
  let specks = ''
  for (let i = 0; i < 90; i++)
    specks += `<circle cx="${random.between(-wide, wide).toFixed(1)}" cy="${random.between(-foot, 0).toFixed(1)}" r="${random.between(0.8, 2.8).toFixed(1)}" fill="${i % 3 ? '#1a1410' : '#f3e8d8'}" opacity=".4"/>`
  const mouth = `<ellipse cx="0" cy="${-foot}" rx="${rim}" ry="${rim * 0.16 + 3}" fill="${mix(clay, '#000000', 0.55)}"/><ellipse cx="0" cy="${-foot}" rx="${rim}" ry="${rim * 0.16 + 3}" fill="none" stroke="${mix(glaze?.colour ?? clay, '#ffffff', 0.25)}" stroke-width="5"/>`
  const ear = handle
    ? line(
        path(trace(spec(handle.map(([x, y]): Point => [x, y - foot])), false), false),
        mix(clay, '#000000', 0.22),
        24,
      ) +
      line(
        path(trace(spec(handle.map(([x, y]): Point => [x, y - foot])), false), false),
        mix(clay, '#ffffff', 0.14),
        8,
        0.6,
      )
    : ''
  const shadow = `<ellipse cx="${wide * 0.25}" cy="6" rx="${wide * 1.15}" ry="${wide * 0.16}" fill="#120c08" opacity=".28"/>`
  return group(
    '',
    `${onTable ? shadow + softShadow(outline, 14, 4, 14, 0.16) : ''}${ear}${body}${clipped(outline, rings + specks)}${mouth}`,
  )
}

export const moonJar: Pot = {
  profile: [
    [96, 0],
    [92, 30],
    [190, 110],
    [230, 230],
    [190, 350],
    [110, 430],
    [104, 444],
  ],
  clay: clays.black,
  glaze: { colour: '#e8ddcb', to: 190 },
  seed: 3,
}
export const soupBowl: Pot = {
  profile: [
    [210, 0],
    [200, 70],
    [150, 150],
    [84, 190],
    [78, 214],
  ],
  clay: clays.black,
  glaze: { colour: '#cfc6b8', to: 84 },
  seed: 7,
}
export const branchVase: Pot = {
  profile: [
    [48, 0],
    [40, 40],
    [44, 150],
    [120, 260],
    [138, 380],
    [96, 470],
    [86, 486],
  ],
  clay: clays.red,
  seed: 12,
}
export const mug: Pot = {
  profile: [
    [96, 0],
    [94, 60],
    [100, 150],
    [92, 226],
    [84, 240],
  ],
  clay: clays.black,
  glaze: { colour: '#b4552d', to: 120 },
  handle: [
    [94, 54],
    [172, 50],
    [184, 128],
    [98, 178],
  ],
  seed: 21,
}
export const plate: Pot = {
  profile: [
    [260, 0],
    [232, 30],
    [150, 52],
    [130, 60],
  ],
  clay: clays.red,
  glaze: { colour: '#2b2623', to: 18 },
  seed: 33,
}
export const bottle: Pot = {
  profile: [
    [34, 0],
    [30, 30],
    [32, 130],
    [92, 200],
    [112, 330],
    [104, 440],
    [92, 456],
  ],
  clay: clays.sand,
  glaze: { colour: '#2b2623', to: 160 },
  seed: 41,
}
