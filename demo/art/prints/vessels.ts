import { box, circle, path, trace, wobble } from '../curve.ts'
import { gouge, halftone, speckle } from '../marks.ts'
import { leafAt } from '../motifs/growing.ts'
import { proof, signature, square } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, clipped, fill, line } from '../svg.ts'

const over = ' style="mix-blend-mode:multiply"'
const cut = (spec: string) => path(wobble(trace(spec), 8, 80, 6))

const jug = cut(
  '460,560! 620,540 780,560! 800,680 740,800 850,980 900,1220 840,1460 640,1520 430,1460 370,1220 420,980 520,800 450,680',
)
const handle = 'M840 960C1060 900 1080 1280 880 1300'
const bowl = cut('860,1120! 1180,1150 1540,1120! 1510,1330 1380,1480 1200,1530 1010,1480 890,1330')
const bottle = cut(
  '1290,420! 1350,412 1410,420! 1404,640 1420,760 1530,900 1560,1180 1540,1480 1350,1510 1160,1480 1140,1180 1170,900 1280,760 1296,640',
)
const pear = cut(
  '420,1330 480,1340 510,1420 560,1500 590,1610 540,1720 430,1756 320,1720 270,1610 300,1500 350,1420 372,1350',
)
const plum = path(wobble(circle(1040, 1640, 116, 108), 8, 60))
const fig = path(wobble(circle(1290, 1660, 92, 88), 8, 60))

function branch(): string {
  const stems = ['620,580 640,360 560,160', '640,560 760,380 900,260', '600,580 500,420 330,330']
  let d = ''
  for (const spec of stems) {
    trace(spec, false, 60).forEach(([x, y], i) => {
      if (i > 1) d += leafAt(x, y, i % 2 ? 58 : -64, 130, 62, 0.1)
    })
  }
  return d
}

/** A still life in four riso inks that mix where they overlap. */
export function vessels(): Art {
  const random = seeded(71)
  const [pink, blue, yellow, green] = ['#f2765f', '#2f7fb5', '#f5c13c', '#3f9b78']
  const table = { x: 120, y: 1400, w: 1760, h: 440 }
  const bands = [1240, 1300, 1360]
    .map((y) => gouge([884 + (y - 1200) * 0.3, y], [1500 - (y - 1200) * 0.3, y + 6], 17, 0.04))
    .join('')
  const layer = (body: string) => `<g${over}>${body}</g>`
  return proof(
    square(7, '#fbf6ea'),
    layer(fill(path(wobble(box(120, 120, 1760, 1280), 7, 90)), '#f9dfc9')) +
      layer(
        fill(
          halftone(table, 22, 18, (x, y) => 0.16 + ((y - 1400) / 440) * 0.6 + (x - 1000) / 5200),
          pink,
        ),
      ) +
      layer(fill(jug, yellow) + line(handle, yellow, 62)) +
      layer(
        fill(branch(), green) +
          line(
            'M620 580C640 400 600 260 560 160M640 560C720 420 800 330 900 260M600 580C560 470 460 380 330 330',
            green,
            10,
          ) +
          fill(bottle, green, 0.78) +
          fill(pear, '#cdd65f'),
      ) +
      layer(
        fill(bowl, blue) +
          fill(plum, blue, 0.8) +
          clipped(
            jug,
            fill(
              halftone({ x: 360, y: 540, w: 560, h: 1000 }, 24, 40, (x) => (x - 560) / 420),
              blue,
            ),
          ),
      ) +
      layer(
        fill(plum, pink, 0.45) +
          fill(fig, pink) +
          fill(bands, pink, 0.7) +
          clipped(
            pear,
            fill(
              halftone({ x: 260, y: 1320, w: 340, h: 450 }, 20, 60, (x, y) => (x + y - 1960) / 330),
              pink,
            ),
          ),
      ) +
      line(
        'M424 1340C430 1300 450 1280 476 1262M1290 1572C1296 1550 1310 1536 1326 1530',
        '#3a3340',
        13,
      ) +
      fill(speckle(120, 120, 1760, 1720, 1400, random, 6), '#fbf6ea') +
      signature(1590, 1868, 66),
  )
}
