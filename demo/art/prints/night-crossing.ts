import { box, circle, type Point, path, ribbon, trace, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { boat } from '../motifs/made.ts'
import { inks } from '../palette.ts'
import { chop, proof, signature, square } from '../proof.ts'
import { noise, seeded } from '../random.ts'
import { type Art, at, clipped, fill, line, rect } from '../svg.ts'

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

/** The dark seas of the moon, as rows of cuts. */
function seas(): string {
  const random = seeded(14)
  const centres = [
    [-70, -80, 110],
    [90, 70, 80],
    [-60, 120, 60],
  ] as const
  let d = ''
  for (const [x, y, r] of centres)
    for (let v = -r; v < r; v += 19) {
      const half = Math.sqrt(r * r - v * v) * random.between(0.75, 1.05)
      d += gouge([moonX + x - half, moonY + y + v], [moonX + x + half, moonY + y + v - 8], 12, 0.04)
    }
  return d
}

/** Walt, his cap, and the hand on the oar. */
function rower(): string {
  const coat = trace(
    '598,1404! 604,1330 624,1272 664,1252 706,1266 728,1330 748,1372 792,1384 790,1410!',
  )
  const arm = trace('650,1282 624,1330 634,1372 682,1392', false)
  const creases =
    gouge([700, 1290], [722, 1380], 8, 0.05) +
    gouge([676, 1270], [688, 1340], 7, 0.05) +
    gouge([616, 1330], [612, 1398], 7)
  return (
    fill(path(wobble(coat, 3, 20)), inks.paper) +
    fill(path(circle(682, 1216, 31, 34)), inks.paper) +
    fill(
      path(trace('644,1206 652,1176 690,1166 720,1184 726,1200 756,1212! 716,1214')),
      inks.paper,
    ) +
    line('M650 1209L718 1215', inks.night, 6) +
    fill(path(trace('690,1228! 716,1226 718,1252 694,1262')), inks.night) +
    line(path(arm, false), inks.night, 40) +
    line(path(arm, false), inks.paper, 27) +
    fill(creases, inks.night)
  )
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
          fill(seas(), inks.mustard, 0.75) +
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
          rower() +
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
