import { box, circle, path, ribbon, trace, wobble } from '../curve.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, linear, mix, rect, softShadow } from '../svg.ts'
import { bushy, pot } from './greenery.ts'
import {
  cut,
  framed,
  type Hang,
  pile,
  roomHeight,
  roomWidth,
  solid,
  sunPanes,
  wallOf,
} from './pieces.ts'

export function bedroom(hang: Hang): Art {
  const random = seeded(251)
  const quilt = hang.accent
  const pillow = (x: number, y: number, w: number, colour: string, turn: number) => {
    const shape = path(
      trace(
        `${-w / 2},-90! 0,-112 ${w / 2},-90! ${w * 0.47},0 ${w / 2},100! 0,112 ${-w / 2},100! ${-w * 0.47},0`,
      ),
    )
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${softShadow(shape, 6, 14, 18, 0.25)}${solid(shape, -w / 2, w, colour)}${line(`M${-w * 0.3} -40Q${-w * 0.1} -10 ${-w * 0.24} 50M${w * 0.3} -50Q${w * 0.2} 0 ${w * 0.32} 40`, mix(colour, '#1a1008', 0.3), 5, 0.5)}</g>`
  }
  const cover = trace(
    '170,1640 400,1580 800,1600 1180,1576 1400,1630 1450,1800 1480,2040! 120,2040! 140,1800',
  )
  const shade = linear(
    [0, 1580],
    [0, 2000],
    [
      [0, '#ffffff', 0.2],
      [1, '#1a1008', 0.28],
    ],
  )
  const patches = Array.from({ length: 24 }, (_, i) => {
    const x = 150 + (i % 8) * 172
    const y = 1690 + Math.floor(i / 8) * 130
    return fill(
      path(
        wobble(
          [
            [x, y - 52],
            [x + 62, y],
            [x, y + 52],
            [x - 62, y],
          ],
          5,
          40,
          i,
        ),
      ),
      i % 3 ? hang.second : '#f7ecd6',
    )
  }).join('')
  const slats = Array.from({ length: 9 }, (_, i) =>
    path(
      ribbon(
        [
          [270 + i * 132, 1330],
          [270 + i * 132, 1640],
        ],
        () => 20,
      ),
    ),
  ).join('')
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 1500, 200) +
      sunPanes(780, 130, 640, 900, 100, 0.44) +
      framed(hang, 800, 600, 800) +
      softShadow(path(box(200, 1290, 1200, 300, 600)), 10, 10, 40, 0.3) +
      fill(slats, '#9b6a41') +
      solid(path(wobble(box(190, 1270, 1220, 66, 120), 4, 80)), 190, 1220, '#b07c4e') +
      solid(path(box(176, 1230, 44, 600, 300)), 176, 44, '#a8733f') +
      solid(path(box(1380, 1230, 44, 600, 300)), 1380, 44, '#a8733f') +
      fill(path(circle(198, 1222, 32)) + path(circle(1402, 1222, 32)), '#a8733f') +
      pillow(520, 1500, 470, '#fbf5e8', -3) +
      pillow(1070, 1496, 470, '#f6eddb', 4) +
      pillow(800, 1546, 380, hang.second, 2) +
      fill(path(cover), quilt) +
      `<clipPath id="quilt"><path d="${path(cover)}"/></clipPath><g clip-path="url(#quilt)">${patches}</g>` +
      shade.def +
      fill(path(cover), shade.url) +
      fill(
        cut(
          '150,1640 400,1576 800,1600 1180,1572 1420,1630 1424,1700 1180,1640 800,1668 400,1644 156,1706',
        ),
        '#fffaf0',
      ) +
      line(
        'M330 1720Q300 1860 330 2000M1100 1700Q1140 1850 1110 2000M720 1700Q700 1840 740 2000',
        mix(quilt, '#1a1008', 0.3),
        7,
        0.4,
      ) +
      solid(path(wobble(box(-20, 1560, 170, 440, 100), 3, 60)), -20, 170, '#c08c5a') +
      solid(path(wobble(box(-20, 1540, 190, 34, 60), 3, 60)), -20, 190, '#d3a06a') +
      pile(-14, 1540, [quilt, '#ecdfc4'], 130) +
      pot(60, 1468, 92, 80, '#f1e6d0') +
      bushy(60, 1392, 230, '#6a9565', random, 9, 0.3) +
      solid(path(wobble(box(1470, 1560, 170, 440, 100), 3, 60)), 1470, 170, '#c08c5a') +
      rect(1450, 1540, 200, 34, '#d3a06a') +
      line('M1540 1540V1400', '#6b4a30', 15) +
      fill(cut('1490,1270! 1600,1270! 1620,1410! 1456,1410!'), '#fbe6b4') +
      rect(0, 0, roomWidth, 0, hang.wall),
  }
}
