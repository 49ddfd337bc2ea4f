import { box, circle, path, wobble } from '../curve.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, linear, mix, radial, rect, softShadow } from '../svg.ts'
import { pot, trailing } from './greenery.ts'
import {
  cushion,
  cut,
  floor,
  framed,
  type Hang,
  pile,
  roomHeight,
  roomWidth,
  skirting,
  solid,
} from './pieces.ts'

export function readingCorner(hang: Hang): Art {
  const random = seeded(211)
  const cloth = hang.accent
  const chair = cut('760,1180 800,1040 960,990 1160,990 1320,1040 1362,1180 1372,1500! 750,1500!')
  const armL = cut('670,1440 690,1370 780,1350 850,1390 860,1500 860,1790! 690,1790!')
  const armR = cut('1270,1500 1280,1390 1350,1350 1440,1370 1460,1440 1440,1790! 1270,1790!')
  const lamp = radial(330, 640, 1250, [
    [0, '#ffe2a0', 0.75],
    [0.35, '#ffd98c', 0.24],
    [1, '#ffd98c', 0],
  ])
  const dusk = linear(
    [0, 0],
    [1600, 1400],
    [
      [0, '#20140a', 0],
      [1, '#20140a', 0.32],
    ],
  )
  const shade = linear(
    [0, 520],
    [0, 820],
    [
      [0, '#f3c66a'],
      [1, '#fdeec2'],
    ],
  )
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      rect(0, 0, roomWidth, roomHeight, hang.wall) +
      dusk.def +
      rect(0, 0, roomWidth, roomHeight, dusk.url) +
      lamp.def +
      rect(0, 0, roomWidth, 1800, lamp.url) +
      skirting(1760, mix(hang.wall, '#fff4df', 0.55)) +
      floor(1760, '#8d5f3f') +
      framed(hang, 1010, 530, 760) +
      fill(path(wobble(circle(900, 1880, 700, 110), 10, 90)), mix(hang.second, '#fff4df', 0.3)) +
      line(path(wobble(circle(900, 1880, 640, 90), 10, 90)), hang.second, 10) +
      softShadow(path(box(700, 1800, 740, 60, 300)), 10, 14, 36, 0.5) +
      [760, 1330]
        .map((x) =>
          fill(
            path([
              [x, 1780],
              [x + 46, 1780],
              [x + 34, 1880],
              [x + 16, 1880],
            ]),
            '#4a2e1c',
          ),
        )
        .join('') +
      solid(chair, 750, 620, cloth) +
      line(
        'M930 1010C900 1180 900 1320 912 1490M1190 1010C1220 1180 1220 1320 1208 1490',
        mix(cloth, '#1a1008', 0.35),
        5,
        0.6,
      ) +
      [
        [1000, 1130],
        [1120, 1130],
        [1060, 1240],
      ]
        .map(([x = 0, y = 0]) => fill(path(circle(x, y, 12)), mix(cloth, '#1a1008', 0.45)))
        .join('') +
      solid(
        path(wobble(box(820, 1470, 480, 130, 80), 8, 70)),
        820,
        480,
        mix(cloth, '#ffffff', 0.1),
      ) +
      solid(path(box(830, 1598, 460, 190, 200)), 830, 460, mix(cloth, '#1a1008', 0.22)) +
      solid(armL, 670, 190, mix(cloth, '#ffffff', 0.06)) +
      solid(armR, 1270, 190, cloth) +
      cushion(1060, 1400, 280, 250, hang.second, '#fbf0d8', 7) +
      line('M330 820V1850', '#3a2a20', 17) +
      fill(path(circle(330, 1856, 130, 22)), '#3a2a20') +
      shade.def +
      fill(cut('210,540! 450,540! 520,820! 140,820!'), shade.url) +
      line('M140 820H520', '#c8963e', 7) +
      solid(path(wobble(box(430, 1470, 250, 34, 60), 3, 40)), 430, 250, '#a06a42') +
      line('M460 1504L440 1850M650 1504L668 1850', '#7a4d2e', 17) +
      pile(450, 1470, ['#8f3b34', '#2d5570', '#c48a3c'], 200) +
      pot(545, 1362, 96, 96, '#f1e6d0') +
      trailing(545, 1268, 230, '#5d8a5f', random, 5) +
      pile(90, 1850, ['#3d6a62', '#e3d3b4', '#b8452c', '#54405e', '#d9a540'], 190),
  }
}
