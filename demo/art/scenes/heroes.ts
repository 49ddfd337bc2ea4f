import { box, circle, type Point, path, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { leafAt, reed, sprig } from '../motifs/growing.ts'
import { heron } from '../motifs/heron.ts'
import { catConsidering } from '../prints/cat-considering.ts'
import { lemons } from '../prints/lemons.ts'
import { mushroomSupper } from '../prints/mushroom-supper.ts'
import { nightCrossing } from '../prints/night-crossing.ts'
import { poppies } from '../prints/poppies.ts'
import { quietOne } from '../prints/quiet-one.ts'
import { slowHeron } from '../prints/slow-heron.ts'
import { noise, seeded } from '../random.ts'
import { bushy, fig, palm, pot, trailing } from '../rooms/greenery.ts'
import { cut, framed, solid, sunPanes } from '../rooms/pieces.ts'
import { type Art, at, fill, group, line, linear, mix, radial, rect, softShadow } from '../svg.ts'
import { planks } from '../tabletop/grounds.ts'
import { block, brayer, lino, mug, shavings, sheetOf, slab, tin } from './tools.ts'

const width = 2400
const height = 1350

/** The studio table from above, a heron just pulled. */
export function studioTable(): Art {
  const random = seeded(301)
  const mat = path(box(250, 120, 1900, 1130, 900))
  const grid =
    Array.from({ length: 18 }, (_, i) => `M${300 + i * 106} 140V1230`).join('') +
    Array.from({ length: 10 }, (_, i) => `M270 ${190 + i * 108}H2130`).join('')
  const curls = Array.from(
    { length: 26 },
    (): Point => [random.between(600, 980), random.between(960, 1240)],
  )
  const branch = (x: number, y: number, turn: number, k: number) => {
    const d = sprig(
      [
        [0, 420],
        [16, 140],
        [-14, -320],
      ],
      9,
      (t) => 210 - t * 130,
    )
    return at(
      x,
      y,
      k,
      fill(d, '#1a1008', 0.22, ' transform="translate(16 24)"') + fill(d, '#58805e'),
      turn,
    )
  }
  return {
    width,
    height,
    body:
      planks('#9c7350', 300, 21)(width, height) +
      softShadow(mat, 6, 10, 16, 0.3) +
      fill(mat, '#2c4f4b') +
      line(grid, '#5d837a', 2, 0.6) +
      sheetOf(nightCrossing(), 2010, 330, 520, 9) +
      sheetOf(poppies(), 330, 420, 500, -11) +
      slab(1760, 860, 560, 470, '#d9553a', 6) +
      block(760, 700, 470, 700, -8, '#c9a27a', '#d9553a') +
      sheetOf(slowHeron(), 1210, 660, 700, 3) +
      brayer(1800, 780, 28, '#d9553a') +
      lino(500, 1080, 24, '#b98a5e') +
      lino(640, 1200, -14, '#c9a06a') +
      lino(380, 930, 60, '#8f5f3a') +
      shavings(curls, '#c9a27a') +
      tin(2180, 760, 96, '#1f6f70') +
      tin(2290, 950, 84, '#e0a526') +
      tin(2130, 1010, 76, '#1d2430') +
      mug(170, 960, 104, '#efe3cb') +
      branch(2290, 1290, -36, 1.1) +
      branch(110, 1310, 40, 0.9) +
      branch(1560, 60, 100, 0.7),
  }
}

/** A wall of prints in a sunlit room. */
export function printWall(): Art {
  const random = seeded(302)
  const glow = radial(600, 200, 2300, [
    [0, '#fff6dd', 0.5],
    [0.5, '#fff6dd', 0.05],
    [1, '#1a1008', 0.28],
  ])
  const hang = (art: Art, frame: string) => ({
    art,
    frame,
    wall: '#e9dcc6',
    accent: '#1f7a78',
    second: '#e0a526',
  })
  const bench = linear(
    [0, 1120],
    [0, 1180],
    [
      [0, '#d3a06a'],
      [1, '#a87442'],
    ],
  )
  return {
    width,
    height,
    body:
      rect(0, 0, width, height, '#e7d9c1') +
      glow.def +
      rect(0, 0, width, height, glow.url) +
      sunPanes(330, 20, 760, 900, 120, 0.5) +
      sunPanes(1420, 60, 700, 860, 110, 0.42) +
      framed(hang(slowHeron(), '#7a4d2e'), 1200, 500, 730) +
      framed(hang(lemons(), '#e3c9a0'), 640, 296, 400) +
      framed(hang(nightCrossing(), '#23272b'), 1780, 312, 440) +
      framed(hang(mushroomSupper(), '#c9963e'), 672, 810, 400) +
      framed(hang(quietOne(), '#d9b98a'), 1752, 802, 370) +
      framed(hang(catConsidering(), '#23272b'), 168, 520, 510) +
      framed(hang(poppies(), '#efe6d6'), 2322, 540, 480) +
      rect(0, 1210, width, 140, '#a9794f') +
      rect(0, 1150, width, 62, '#f4ecdd') +
      rect(0, 1200, width, 14, '#000000', 0.14) +
      line('M0 1262H2400M0 1316H2400', '#7d5533', 4, 0.6) +
      softShadow(path(box(820, 1290, 760, 20, 300)), 10, 8, 24, 0.4) +
      bench.def +
      fill(path(wobble(box(800, 1090, 800, 52, 120), 3, 80)), bench.url) +
      line('M860 1142L840 1330M1540 1142L1560 1330', '#8c5f3a', 26) +
      [0, 1, 2]
        .map((i) =>
          solid(
            path(wobble(box(900 + (i % 2) * 12, 1054 - i * 34, 250 - i * 20, 36, 60), 2, 40, i)),
            900,
            250,
            ['#b8452c', '#ecdfc4', '#2f6b70'][i] ?? '#b8452c',
          ),
        )
        .join('') +
      pot(1420, 1090, 130, 120, '#efe3cb') +
      trailing(1420, 974, 170, '#5d8a5f', random, 6) +
      bushy(1420, 974, 120, '#6f9a62', random, 9, 0.4) +
      solid(cut('1220,1010! 1290,1010! 1284,1090! 1226,1090!'), 1220, 70, '#1f7a78') +
      [0, 1, 2, 3]
        .map((i) =>
          line(
            `M${1236 + i * 12} 1016L${1216 + i * 26} ${920 - (i % 2) * 22}`,
            ['#c08c5a', '#8a5a34', '#e0a526', '#c9a06a'][i] ?? '#8a5a34',
            8,
          ),
        )
        .join('') +
      pot(150, 1320, 210, 190, '#c97b52') +
      fig(150, 1140, 470, '#3f7256', random) +
      pot(2280, 1330, 230, 200, '#2f6b70') +
      palm(2270, 1140, 400, '#4b7a5c', random),
  }
}

/** The marsh at evening: shown while the studio has no picture of its own up. */
export function marshEvening(): Art {
  const random = seeded(303)
  const shore = 860
  const hills = (y: number, lift: number, seed: number): string =>
    path([
      ...Array.from(
        { length: 50 },
        (_, i): Point => [i * 50 - 20, y + noise(i / 6, seed, 4) * lift],
      ),
      [2440, height],
      [-20, height],
    ])
  let ripples = ''
  for (let y = shore + 20; y < height; y += 18 + (y - shore) * 0.04) {
    let x = random.between(-80, 40)
    while (x < width) {
      const long = random.between(60, 230)
      if (noise(x / 220, y / 60, 4) > -0.16)
        ripples += gouge([x, y], [x + long, y + random.between(-4, 4)], random.between(6, 12), 0.04)
      x += long + random.between(24, 120)
    }
  }
  let back = ''
  let front = ''
  for (let i = 0; i < 46; i++)
    back += reed(
      random.between(-20, 2420),
      shore + 40,
      random.between(160, 470),
      random.between(-0.25, 0.25),
      15,
    )
  for (let i = 0; i < 34; i++)
    front += reed(
      i % 2 ? random.between(-30, 720) : random.between(1680, 2430),
      height + 20,
      random.between(420, 960),
      random.between(-0.18, 0.18),
      27,
    )
  const tails = [
    [230, 620],
    [420, 720],
    [1960, 560],
    [2180, 680],
    [2060, 800],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(wobble(circle(x, y, 18, 70), 3, 30)) + reed(x, height, height - y + 120, 0.005, 12),
    )
    .join('')
  const birds = [
    [560, 250],
    [660, 310],
    [470, 330],
    [1830, 210],
  ]
    .map(
      ([x = 0, y = 0]) =>
        gouge([x - 44, y - 16], [x, y], 12, -0.2) + gouge([x, y], [x + 48, y - 20], 12, -0.2),
    )
    .join('')
  return {
    width,
    height,
    body:
      rect(0, 0, width, height, '#f1cfa8') +
      fill(path(wobble(circle(1250, 560, 430), 8, 120)), '#e4603f') +
      fill(hills(690, 70, 2), '#dda67a') +
      fill(hills(770, 50, 7), '#c98a63') +
      fill(back, '#8f8a58') +
      rect(0, shore, width, height - shore, '#5f9c95') +
      fill(path(wobble(circle(1250, 1110, 250, 210), 16, 60)), '#e4603f', 0.5) +
      fill(ripples, '#f6e8cd') +
      group(
        'translate(1196 1020) scale(.86 -.4) translate(0 -560)',
        fill(heron.outline, '#0f4a4f', 0.5),
      ) +
      at(
        1206,
        554,
        0.87,
        fill(heron.outline, '#f6e8cd', 1, ' stroke="#f6e8cd" stroke-width="10"'),
      ) +
      at(
        1198,
        558,
        0.87,
        heron.draw({ main: '#0f4a4f', second: '#b8452c', line: '#1d2430', paper: '#f6e8cd' }),
      ) +
      fill(birds, '#1d2430') +
      fill(tails, '#4f3b2a') +
      fill(front, mix('#3f5a3c', '#1d2430', 0.1)) +
      fill([-60, 60, 2330].map((x) => leafAt(x, height, 20, 420, 70, 0.2)).join(''), '#2c4a38') +
      fill(speckle(0, 0, width, height, 1100, random, 6), '#f6e8cd'),
  }
}
