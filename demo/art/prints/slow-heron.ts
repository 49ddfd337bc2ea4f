import { box, circle, path, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { reed } from '../motifs/growing.ts'
import { heron } from '../motifs/heron.ts'
import { inks } from '../palette.ts'
import { chop, portrait, proof, signature } from '../proof.ts'
import { noise, seeded } from '../random.ts'
import { type Art, at, clipped, fill, group } from '../svg.ts'

const shore = 1660

function ripples(): string {
  const random = seeded(101)
  let d = ''
  for (let y = shore + 26; y < 2180; y += 21 + (y - shore) * 0.035) {
    let x = 110 + random.next() * 100
    while (x < 1480) {
      const long = random.between(50, 190)
      if (noise(x / 170, y / 60, 4) > -0.18)
        d += gouge([x, y], [x + long, y + random.between(-4, 4)], random.between(6, 12), 0.04)
      x += long + random.between(20, 90)
    }
  }
  return d
}

/** The studio's own bird in front of a low sun; two blocks, slightly out of register. */
export function slowHeron(): Art {
  const random = seeded(102)
  const block = path(wobble(box(110, 110, 1380, 2080), 9, 110, 2))
  let back = ''
  let front = ''
  for (let i = 0; i < 30; i++)
    back += reed(
      random.between(90, 1500),
      shore + 60,
      random.between(420, 980),
      random.between(-0.2, 0.2),
      20,
    )
  for (let i = 0; i < 12; i++)
    front += reed(
      i < 7 ? random.between(90, 420) : random.between(1230, 1510),
      2230,
      random.between(700, 1350),
      random.between(-0.16, 0.16),
      30,
    )
  const tails = [
    [250, 1010],
    [360, 1190],
    [1350, 1110],
    [1240, 1310],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(wobble(circle(x, y, 23, 92), 4, 30)) + reed(x, 2200, 2200 - y + 150, 0.006, 15),
    )
    .join('')
  const colours = { main: inks.deep, second: inks.rust, line: inks.ink, paper: '#f4e6c8' }
  return proof(
    portrait(11, '#f6ecd6'),
    fill(block, '#efc9a0') +
      clipped(
        block,
        fill(path(wobble(circle(870, 840, 500), 8, 120)), inks.coral) +
          fill(
            path(
              wobble(
                [
                  [100, 1420],
                  [300, 1370],
                  [520, 1400],
                  [760, 1350],
                  [1060, 1400],
                  [1300, 1360],
                  [1500, 1390],
                  [1500, 1700],
                  [100, 1700],
                ],
                10,
                60,
              ),
            ),
            '#d99a6c',
          ) +
          fill(back, '#8f8a58') +
          fill(path(wobble(box(90, shore, 1420, 580), 8, 90)), '#5f9c95') +
          fill(path(wobble(circle(860, 1960, 300, 330), 16, 60)), inks.coral, 0.55) +
          fill(ripples(), '#f4e6c8') +
          group(
            `translate(806 ${shore + 176}) scale(1.16 -0.5) translate(0 -560)`,
            fill(heron.outline, inks.deep, 0.5),
          ) +
          at(
            818,
            1186,
            1.18,
            fill(heron.outline, '#f4e6c8', 1, ' stroke="#f4e6c8" stroke-width="10"'),
          ) +
          at(806, 1190, 1.18, heron.draw(colours)) +
          fill(tails, '#4f3b2a') +
          fill(front, inks.moss) +
          fill(
            [
              [806, 1862, 130],
              [740, 1868, 110],
            ]
              .map(([x = 0, y = 0, w = 0]) => gouge([x - w, y], [x + w, y + 3], 13, 0.06))
              .join(''),
            '#f4e6c8',
          ) +
          fill(speckle(110, 110, 1380, 2080, 1200, random, 6), '#f4e6c8'),
      ) +
      signature(1150, 2240, 74) +
      chop(120, 2240, 52),
  )
}
