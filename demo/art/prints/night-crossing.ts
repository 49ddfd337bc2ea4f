import { box, circle, type Point, path, ribbon, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { boat } from '../motifs/made.ts'
import { inks } from '../palette.ts'
import { chop, proof, signature, square } from '../proof.ts'
import { noise, seeded } from '../random.ts'
import { type Art, at, clipped, fill, rect } from '../svg.ts'

const moonX = 1240
const moonY = 620
const horizon = 1180

function sky(): string {
  const random = seeded(11)
  let d = ''
  for (let r = 300; r < 1500; r += 43) {
    let a = random.next()
    while (a < Math.PI * 2 + 0.2) {
      const span = (random.between(70, 150) + r * 0.05) / r
      const p: Point = [moonX + Math.cos(a) * r, moonY + Math.sin(a) * r]
      const q: Point = [moonX + Math.cos(a + span) * r, moonY + Math.sin(a + span) * r]
      const dim = noise(p[0] / 300, p[1] / 200, 3) * 0.5 + 1 - r / 1500
      if (Math.max(p[1], q[1]) < horizon - 26 && dim > 0.02)
        d += gouge(p, q, Math.min(17, 5 + dim * 15), 0.5 * span * 0.5)
      a += span + random.between(26, 60) / r
    }
  }
  return d
}

function sea(): string {
  const random = seeded(12)
  let d = ''
  let gap = 17
  for (let y = horizon + 22; y < 1840; y += gap) {
    gap *= 1.045
    const depth = (y - horizon) / 660
    let x = 150 + random.next() * 120
    while (x < 1850) {
      const away = Math.abs(x - moonX) / (150 + depth * 330)
      const bright = Math.max(0, 1 - away) + 0.22 + noise(x / 200, y / 60, 5) * 0.3
      const long = random.between(46, 130) * (0.6 + depth)
      if (bright > 0.25)
        d += gouge(
          [x, y + noise(x / 120, y / 40) * 9],
          [x + long, y + noise((x + long) / 120, y / 40) * 9],
          gap * Math.min(0.78, 0.26 + bright * 0.42),
          0.05,
        )
      x += long + random.between(14, 60) * (1.5 - Math.min(1, bright))
    }
  }
  return d
}

/** A linocut: a rowing boat with a lantern on the way home under a large moon. */
export function nightCrossing(): Art {
  const random = seeded(13)
  const block = path(wobble(box(130, 120, 1740, 1720), 9, 90, 4))
  const hills = path(
    wobble(
      [
        [100, 1180],
        [100, 1060],
        [330, 1010],
        [560, 1080],
        [760, 1056],
        [960, 1120],
        [1180, 1168],
        [1300, 1180],
      ],
      8,
      40,
    ),
  )
  const far = path([
    [1500, 1182],
    [1640, 1130],
    [1760, 1108],
    [1900, 1090],
    [1900, 1182],
  ])
  const reflection = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      gouge([640 - i * 8 + (i % 2) * 22, 1512 + i * 38], [760 + i * 9, 1514 + i * 38], 22 - i),
    )
    .join('')
  const ring = path(ribbon([...circle(moonX, moonY, 256), [moonX + 256, moonY]], () => 12))
  return proof(
    square(1),
    fill(block, inks.night) +
      clipped(
        block,
        fill(sky(), inks.paper) +
          rect(100, horizon - 8, 1800, 700, inks.night) +
          fill(path(wobble(circle(moonX, moonY, 236), 6, 50)), inks.straw) +
          fill(speckle(moonX - 190, moonY - 190, 380, 380, 60, random, 26), inks.mustard) +
          fill(ring, inks.night) +
          fill(hills + far, inks.night) +
          fill(
            [200, 330, 480, 640]
              .map(
                (x, i) =>
                  gouge([x - 60, 1090 + (i % 2) * 20], [x + 40, 1066 + (i % 2) * 30], 10) +
                  gouge([x - 90, 1130], [x + 30, 1122], 9),
              )
              .join(''),
            inks.paper,
          ) +
          fill(sea(), inks.paper) +
          fill(path(wobble(circle(680, 1420, 330, 60), 10, 50)), inks.night) +
          at(
            680,
            1380,
            0.62,
            boat.draw({
              main: inks.paper,
              second: inks.night,
              line: inks.paper,
              paper: inks.night,
            }),
          ) +
          fill(
            path(
              wobble(
                [
                  [650, 1400],
                  [640, 1280],
                  [662, 1226],
                  [706, 1216],
                  [742, 1240],
                  [756, 1300],
                  [752, 1400],
                ],
                4,
                20,
              ),
            ),
            inks.paper,
          ) +
          fill(
            path(circle(698, 1196, 34, 38)) +
              path([
                [650, 1184],
                [746, 1178],
                [716, 1150],
                [680, 1152],
              ]),
            inks.paper,
          ) +
          fill(
            [gouge([676, 1250], [660, 1390], 8), gouge([716, 1260], [722, 1394], 8)].join(''),
            inks.night,
          ) +
          fill(path(circle(880, 1330, 62)), inks.mustard, 0.28) +
          fill(path(wobble(circle(880, 1330, 30, 38), 3, 12)), inks.mustard) +
          fill(
            path(
              ribbon(
                [
                  [878, 1400],
                  [880, 1290],
                ],
                () => 9,
              ),
            ),
            inks.paper,
          ) +
          fill(reflection, inks.mustard) +
          fill(speckle(130, 120, 1740, 1720, 900, random, 6), inks.paper, 0.9),
      ) +
      signature(1560, 1868, 70) +
      chop(140, 1880, 46),
  )
}
