import { box, path, wobble } from '../curve.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, linear, mix, rect, softShadow } from '../svg.ts'
import { fig, pot } from './greenery.ts'
import {
  cushion,
  cut,
  floor,
  framed,
  type Hang,
  roomHeight,
  roomWidth,
  skirting,
  solid,
  sunPanes,
  wallOf,
} from './pieces.ts'

export function sofaRoom(hang: Hang): Art {
  const random = seeded(201)
  const cloth = hang.accent
  const dark = mix(cloth, '#1a1008', 0.3)
  const back = cut(
    '150,1330 190,1270 500,1256 800,1266 1100,1256 1400,1270 1440,1330 1450,1640! 140,1640!',
  )
  const arm = (x: number) =>
    cut(`${x},1440 ${x + 40},1390 ${x + 120},1390 ${x + 160},1440 ${x + 160},1790! ${x},1790!`)
  const fall = linear(
    [0, 1260],
    [0, 1800],
    [
      [0, '#ffffff', 0.12],
      [0.4, '#ffffff', 0],
      [1, '#1a1008', 0.34],
    ],
  )
  const shape = back + arm(70) + arm(1370) + path(box(140, 1560, 1320, 230, 500))
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 1200, 260) +
      sunPanes(860, 170, 560, 900, 90, 0.4) +
      skirting(1760) +
      floor(1760, '#b98a5e') +
      framed(hang, 800, 640, 880) +
      softShadow(path(box(90, 1780, 1430, 70, 400)), 10, 16, 40, 0.5) +
      [150, 1390]
        .map((x) =>
          fill(
            path([
              [x, 1780],
              [x + 60, 1780],
              [x + 44, 1880],
              [x + 18, 1880],
            ]),
            '#5a3a24',
          ),
        )
        .join('') +
      fill(back, cloth) +
      line('M800 1290V1560', dark, 5, 0.7) +
      solid(
        path(wobble(box(220, 1540, 586, 118, 100), 7, 70)),
        220,
        586,
        mix(cloth, '#ffffff', 0.1),
      ) +
      solid(
        path(wobble(box(800, 1540, 586, 118, 100), 7, 70, 3)),
        800,
        586,
        mix(cloth, '#ffffff', 0.06),
      ) +
      rect(200, 1656, 1200, 130, dark) +
      fill(arm(70), mix(cloth, '#ffffff', 0.08)) +
      fill(arm(1370), mix(cloth, '#1a1008', 0.1)) +
      fall.def +
      fill(shape, fall.url) +
      cushion(380, 1440, 270, 250, hang.second, mix(hang.second, '#fff8e6', 0.7), -9) +
      cushion(1190, 1446, 260, 240, '#efe3cb', hang.frame, 8) +
      cushion(560, 1470, 230, 200, '#f4ead6', mix(hang.second, '#1a1008', 0.2), 6) +
      fill(path(wobble(box(1000, 1540, 240, 240, 30), 10, 40)), '#efe0c2') +
      line(
        'M1020 1560V1772M1060 1556V1776M1180 1556V1776M1220 1560V1772M1004 1610H1238M1004 1650H1238',
        hang.second,
        7,
        0.6,
      ) +
      Array.from({ length: 14 }, (_, i) =>
        line(`M${1008 + i * 17} 1780l${i % 2 ? 4 : -3} 34`, '#efe0c2', 5),
      ).join('') +
      pot(1500, 1910, 210, 210, '#c97b52') +
      fig(1490, 1715, 760, '#3f7256', random),
  }
}
