import { circle, path, ribbon, taper, trace, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { wren } from '../motifs/animals.ts'
import { leafAt } from '../motifs/growing.ts'
import { chop, proof, signature, square } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill } from '../svg.ts'

const bough = trace(
  '2060,1150 1740,1290 1440,1330 1160,1392 900,1376 640,1430 420,1392 250,1420',
  false,
)
const twigs = [
  '1560,1318 1500,1150 1420,990 1340,904 1296,936',
  '1180,1384 1080,1500 1010,1640 1020,1760',
  '1780,1282 1740,1080 1680,900 1610,812 1566,850',
  '640,1428 540,1500 470,1600 430,1650',
  '1640,1310 1600,1460 1500,1560',
]

function fruit(x: number, y: number, r: number): string {
  const round = wobble(circle(x, y, r, r * 0.9), 6, 50, x)
  const calyx = [-64, -20, 24, 66]
    .map((turn) => leafAt(x, y - r * 0.74, turn, r * 0.56, r * 0.36))
    .join('')
  return (
    fill(path(round), '#dd7f4a') +
    fill(
      gouge([x - r * 0.6, y - r * 0.2], [x - r * 0.4, y + r * 0.5], r * 0.1, -0.2) +
        gouge([x - r * 0.76, y], [x - r * 0.64, y + r * 0.34], r * 0.07, -0.2),
      '#fbf8f1',
    ) +
    fill(calyx, '#8d8b62')
  )
}

/** A very pale print: one wren on a persimmon branch, and a lot of paper. */
export function quietOne(): Art {
  const random = seeded(81)
  let wood = path(ribbon(bough, (t) => 62 * (1 - t) ** 0.8 + 7))
  let leaves = ''
  twigs.forEach((spec, i) => {
    const twig = trace(spec, false)
    wood += path(ribbon(twig, taper(17)))
    for (let k = 1; k < 4; k++) {
      const [x, y] = twig[Math.floor((twig.length - 1) * (k / 3.2))] ?? [0, 0]
      if ((k + i) % 3)
        leaves += leafAt(x, y, random.between(-150, 150), random.between(120, 170), 74, 0.12)
    }
  })
  const bark = bough
    .map(([x, y], i) =>
      i % 4 || i > 90
        ? ''
        : gouge([x - 26, y - 4 + ((i * 7) % 11)], [x + 24, y - 12 + ((i * 7) % 11)], 3.6),
    )
    .join('')
  const fruits = [
    [1294, 1018, 98],
    [1022, 1800, 96],
    [1494, 1630, 84],
    [1562, 922, 76],
  ] as const
  return proof(
    square(8, '#fbf8f1'),
    fill(path(wobble(circle(770, 900, 560, 550), 12, 160)), '#e9ece4') +
      fill(leaves, '#b9bf9e') +
      fill(wood, '#6d6a66') +
      fill(bark, '#fbf8f1') +
      fruits.map(([x, y, r]) => fruit(x, y, r)).join('') +
      at(
        800,
        1090,
        0.98,
        wren.draw({ main: '#8a7460', second: '#e3c9a8', line: '#3c3a3c', paper: '#fbf8f1' }),
      ) +
      fill(speckle(100, 200, 1800, 1700, 500, random, 5), '#fbf8f1') +
      signature(300, 1772, 78) +
      chop(190, 1770, 60, '#d4603f'),
  )
}
