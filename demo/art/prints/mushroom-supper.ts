import { circle, path, trace, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { moth, snail } from '../motifs/animals.ts'
import { fern, leafAt, mushroom } from '../motifs/growing.ts'
import { inks } from '../palette.ts'
import { portrait, proof } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, group, rect } from '../svg.ts'

const tall = [
  [560, 1130, 1.12, -5, 760, '#e4603f', '#f3dcc0'],
  [1090, 1330, 0.86, 9, 560, '#e0a526', '#f1e3c6'],
  [300, 1530, 0.6, -12, 380, '#d98b6a', '#eed3b6'],
  [860, 1690, 0.52, 4, 240, '#f0b9a0', '#f6ead4'],
  [1350, 1720, 0.46, 14, 230, '#c2412a', '#f0d8bd'],
] as const

/** A stalk long enough to reach the ground from a cap at x, y. */
function stalk(
  x: number,
  y: number,
  size: number,
  turn: number,
  long: number,
  colour: string,
): string {
  const w = 78 * size
  const lean = turn * 6
  const outer = wobble(
    trace(
      `${x - w},${y} ${x - w * 0.8 - lean * 0.3},${y + long * 0.5} ${x - w * 1.5 - lean},${y + long} ${x + w * 1.5 - lean},${y + long} ${x + w * 0.8 - lean * 0.3},${y + long * 0.5} ${x + w},${y}`,
    ),
    6,
    60,
    x,
  )
  const lines = [-0.5, -0.15, 0.2, 0.55]
    .map((k) =>
      gouge([x + w * k, y + 60 * size], [x + w * k * 1.5 - lean * 0.9, y + long * 0.92], 8, 0.02),
    )
    .join('')
  const skirt = path(
    wobble(
      trace(
        `${x - w * 1.1},${y + 150 * size} ${x},${y + 120 * size} ${x + w * 1.1},${y + 150 * size} ${x + w * 1.6},${y + 230 * size} ${x},${y + 250 * size} ${x - w * 1.6},${y + 230 * size}`,
      ),
      5,
      30,
      y,
    ),
  )
  return fill(path(outer), colour) + fill(lines, '#8a5a4a', 0.5) + fill(skirt, '#fbf3e2')
}

/** Mushrooms at night as cut paper on plum, with two guests. */
export function mushroomSupper(): Art {
  const random = seeded(141)
  const ground = path(
    wobble(
      trace('-20,1960 260,1890 620,1930 980,1880 1320,1920 1640,1870 1640,2420! -20,2420!'),
      10,
      80,
    ),
  )
  const soil = path(
    wobble(trace('-20,2140 300,2080 760,2130 1180,2070 1640,2120 1640,2420! -20,2420!'), 10, 80),
  )
  const back = [
    [120, 1960, 1300, -0.12],
    [1500, 1940, 1440, 0.02],
    [1180, 1930, 900, 0.2],
    [420, 1950, 1000, -0.3],
    [820, 1940, 1500, 0.1],
  ]
    .map(([x = 0, y = 0, long = 0, lean = 0]) =>
      at(x, y, 1, fill(fern(long, random, lean), '#5b3a56')),
    )
    .join('')
  const stand = tall
    .map(([x, y, size, turn, long, colour, pale]) => {
      const head = mushroom.draw({ main: colour, second: pale, line: '#6d2f2a', paper: '#fbf3e2' })
      return (
        stalk(x, y + 20 * size, size, turn, long, pale) +
        at(
          x,
          y,
          size,
          `<clipPath id="cap"><path d="M-500 -500H500V100H-500Z"/></clipPath>${group('', head, ' clip-path="url(#cap)"')}`,
          turn,
        )
      )
    })
    .join('')
  let litter = ''
  for (let i = 0; i < 60; i++)
    litter += leafAt(
      random.between(0, 1600),
      random.between(2150, 2380),
      random.between(-90, 90),
      random.between(50, 120),
      34,
      0.1,
    )
  let grass = ''
  for (let i = 0; i < 60; i++)
    grass += leafAt(
      random.between(0, 1600),
      random.between(1940, 2030),
      random.between(-24, 24),
      random.between(60, 190),
      15,
    )
  const spores = Array.from({ length: 110 }, () =>
    path(circle(random.between(60, 1540), random.between(120, 1600), random.between(3, 8))),
  ).join('')
  return proof(
    { ...portrait(15), grain: 10 },
    rect(0, 0, 1600, 2400, '#3a2340') +
      fill(path(wobble(circle(1180, 460, 250), 7, 70)), '#f3dcb0') +
      fill(path(wobble(circle(1110, 420, 236), 7, 70)), '#3a2340') +
      back +
      fill(spores, '#f0b9a0', 0.8) +
      fill(ground, '#2b4a44') +
      stand +
      fill(grass, '#4f7a5f') +
      fill(soil, '#1c2a33') +
      fill(litter, '#b8632f') +
      at(
        1010,
        2030,
        0.34,
        snail.draw({ main: inks.mustard, second: '#e9c9a6', line: '#f3dcc0', paper: '#6d2f2a' }),
      ) +
      at(
        400,
        470,
        0.42,
        moth.draw({ main: '#e9c9a6', second: '#d98b6a', line: '#6d2f2a', paper: '#fbf3e2' }),
        -24,
      ) +
      fill(speckle(0, 0, 1600, 2400, 900, random, 6), '#f6e6cf', 0.5),
  )
}
