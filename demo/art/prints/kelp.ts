import { circle, type Point, path, ribbon, storeSettings, wobble } from '../curve.ts'
import { gouge, gougeAlong, speckle } from '../marks.ts'
import { sardine } from '../motifs/animals.ts'
import { leaf } from '../motifs/growing.ts'
import { portrait, proof } from '../proof.ts'
import { noise, seeded } from '../random.ts'
import { type Art, at, fill, linear, rect } from '../svg.ts'

function strand(
  x: number,
  top: number,
  seed: number,
  size: number,
): { body: string; veins: string; floats: string } {
  const spine = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    const y = 2460 - (2460 - top) * t
    return [x + noise(y / 520, seed, 6) * 150 * t + Math.sin(y / 260 + seed) * 26, y]
  })
  let body = path(ribbon(spine, (t) => (17 - 9 * t) * size))
  let veins = ''
  let floats = ''
  for (let i = 4; i < 58; i += 3) {
    const [px, py] = spine[i] ?? [0, 0]
    const side = (i / 3 + seed) % 2 < 1 ? 1 : -1
    const long = (150 + 130 * Math.sin((i / 60) * Math.PI)) * size * (0.9 + 0.2 * noise(i, seed))
    const turn = side * (62 - i * 0.5) + noise(i / 4, seed, 2) * 14
    const blade = wobble(
      storeSettings(leaf(long, 46 * size, -side * 0.34), {
        x: px + side * 22 * size,
        y: py - 8,
        turn,
      }),
      5,
      26,
      i,
    )
    body += path(blade)
    veins += gougeAlong(
      storeSettings(
        [
          [0, -long * 0.1],
          [-side * 0.06 * long, -long * 0.45],
          [-side * 0.26 * long, -long * 0.88],
        ],
        { x: px + side * 22 * size, y: py - 8, turn },
      ),
      6 * size,
    )
    floats += path(circle(px + side * 13 * size, py - 4, 15 * size, 21 * size))
  }
  return { body, veins, floats }
}

/** Looking up through kelp: dark blades, a shaft of light, a few fish. */
export function kelp(): Art {
  const random = seeded(111)
  const water = linear(
    [0, 0],
    [0, 2400],
    [
      [0, '#cfe3c8'],
      [0.22, '#7fbcae'],
      [0.55, '#2c7f83'],
      [1, '#0b3a48'],
    ],
  )
  const rays = [
    [260, 520, 90],
    [620, 760, 150],
    [980, 1000, 110],
    [1300, 1420, 80],
  ]
    .map(([x = 0, far = 0, w = 0]) =>
      path([
        [x - w * 0.4, -20],
        [x + w * 0.5, -20],
        [far + w * 1.9, 1900],
        [far - w * 1.4, 1900],
      ]),
    )
    .join('')
  const glow = linear(
    [0, 0],
    [0, 1700],
    [
      [0, '#fbf6dc', 0.6],
      [1, '#fbf6dc', 0],
    ],
  )
  let surface = ''
  for (let y = 30; y < 250; y += 26)
    for (let x = random.between(-80, 40); x < 1600; x += random.between(110, 240))
      surface += gouge(
        [x, y],
        [x + random.between(70, 190), y + random.between(-8, 8)],
        13 - y * 0.03,
        0.12,
      )
  const far = [
    [180, 520, 3],
    [500, 300, 8],
    [1060, 1000, 5],
    [1450, 240, 12],
  ].map(([x = 0, y = 0, s = 0]) => strand(x, y, s, 0.8))
  const near = [
    [330, 130, 21],
    [800, 1330, 30],
    [1240, 60, 27],
    [1560, 560, 33],
  ].map(([x = 0, y = 0, s = 0]) => strand(x, y, s, 1.35))
  const school = [
    [640, 830, 0.24],
    [850, 770, 0.2],
    [800, 930, 0.27],
    [1010, 890, 0.22],
    [960, 1050, 0.2],
    [620, 1000, 0.18],
    [790, 1100, 0.2],
    [1080, 760, 0.15],
    [700, 690, 0.15],
  ]
    .map(([x = 0, y = 0, s = 0], i) =>
      at(
        x,
        y,
        s,
        sardine.draw({ main: '#f6efd8', second: '#f3b562', line: '#0f3844', paper: '#d9a86a' }),
        14 + (i % 3) * 4,
      ),
    )
    .join('')
  const bubbles = Array.from({ length: 26 }, () =>
    path(circle(random.between(480, 1150), random.between(260, 1700), random.between(4, 13))),
  ).join('')
  return proof(
    { ...portrait(12), grain: 10 },
    water.def +
      glow.def +
      rect(0, 0, 1600, 2400, water.url) +
      fill(rays, glow.url) +
      fill(surface, '#f7f5dd') +
      far.map((s) => fill(s.body, '#1c6a6c') + fill(s.floats, '#1c6a6c')).join('') +
      fill(bubbles, '#eaf3df', 0.55) +
      school +
      near
        .map((s) => fill(s.body, '#0c3038') + fill(s.veins, '#4d9a8c') + fill(s.floats, '#d3a24a'))
        .join('') +
      fill(speckle(0, 0, 1600, 2400, 900, random, 6), '#dcebd5', 0.8),
  )
}
