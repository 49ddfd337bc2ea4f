import { type Point, path, ribbon, trace } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { leafAt, poppy, sprig } from '../motifs/growing.ts'
import { inks } from '../palette.ts'
import { proof, square } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, group, line } from '../svg.ts'

const blooms = [
  [520, 560, 0.98, -14, inks.coral, '#c2412a'],
  [1330, 430, 0.72, 22, '#e98a5e', inks.coral],
  [1450, 1080, 1.1, 8, inks.coral, '#b63a26'],
  [760, 1240, 0.66, -30, '#f0b46f', '#dd8a3a'],
  [210, 1230, 0.5, 12, '#c2412a', '#8f2c1f'],
  [1010, 800, 0.46, 40, '#c2412a', '#8f2c1f'],
] as const

const stems = [
  '520,600 560,1000 500,1500 560,2060',
  '1330,470 1220,900 1280,1500 1180,2060',
  '1450,1120 1500,1500 1420,1800 1440,2060',
  '760,1260 800,1600 740,1800 780,2060',
  '210,1250 260,1600 220,1800 300,2060',
  '1010,820 960,1200 1040,1600 980,2060',
  '1760,640 1720,1200 1790,1700 1740,2060',
  '120,420 160,900 90,1500 130,2060',
]

/** Late poppies, all coral, on a warm pink ground. */
export function poppies(): Art {
  const random = seeded(51)
  let green = ''
  stems.forEach((spec, i) => {
    const stem = trace(spec, false)
    green += path(ribbon(stem, () => 17))
    for (let k = 0; k < 5; k++) {
      const [x, y] = stem[Math.floor(stem.length * (0.42 + k * 0.12))] ?? [0, 0]
      green += leafAt(
        x,
        y,
        (k + i) % 2 ? 46 : -50,
        random.between(180, 300),
        56,
        (k + i) % 2 ? 0.25 : -0.25,
      )
    }
  })
  const hairs = stems
    .map((spec) =>
      trace(spec, false, 30)
        .map(([x, y], i) => gouge([x, y], [x + (i % 2 ? 26 : -26), y - 12], 4))
        .join(''),
    )
    .join('')
  const pods = [
    [1760, 620, 96],
    [120, 400, 84],
  ]
    .map(([x = 0, y = 0, r = 0]) => {
      const ribs = [-0.6, -0.2, 0.2, 0.6]
        .map((k) =>
          gouge([x + k * r * 0.5, y - r * 0.7], [x + k * r * 1.2, y + r * 0.9], 9, k * 0.3),
        )
        .join('')
      const crown: Point[] = [
        [x - r * 0.9, y - r],
        [x - r * 0.4, y - r * 1.3],
        [x, y - r * 1.16],
        [x + r * 0.4, y - r * 1.3],
        [x + r * 0.9, y - r],
        [x, y - r * 0.74],
      ]
      return (
        fill(
          path(
            trace(
              `${x},${y - r} ${x + r * 0.9},${y - r * 0.2} ${x + r * 0.4},${y + r} ${x},${y + r * 1.3} ${x - r * 0.4},${y + r} ${x - r * 0.9},${y - r * 0.2}`,
            ),
          ),
          '#7d9a6a',
        ) +
        fill(ribs, inks.deep) +
        fill(path(crown), inks.deep)
      )
    })
    .join('')
  const under =
    sprig(trace('1120,2060 1130,1800 1090,1560', false), 7, (t) => 190 - t * 110) +
    sprig(trace('380,2060 420,1840 370,1640', false), 6, (t) => 170 - t * 100) +
    sprig(trace('1640,2060 1610,1880 1650,1640', false), 6, (t) => 160 - t * 90)
  const flowers = blooms
    .map(([x, y, size, turn, main, second]) =>
      at(x, y, size, poppy.draw({ main, second, line: inks.ink, paper: '#f7d8c3' }), turn),
    )
    .join('')
  const keyline = blooms
    .map(([x, y, size, turn]) => at(x + 14, y - 12, size, line(poppy.outline, inks.ink, 7), turn))
    .join('')
  return proof(
    square(5, '#f5cdb6'),
    fill(under, '#e3a58c') +
      fill(green, inks.deep) +
      fill(hairs, inks.deep) +
      pods +
      flowers +
      group('translate(0 0)', keyline, ' opacity="0.8"') +
      fill(speckle(0, 0, 2000, 2000, 900, random, 6), '#f5cdb6'),
  )
}
