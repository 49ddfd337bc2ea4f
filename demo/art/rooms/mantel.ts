import { box, circle, path, wobble } from '../curve.ts'
import { sprig } from '../motifs/growing.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, linear, mix, radial, rect, softShadow } from '../svg.ts'
import { palm, pot } from './greenery.ts'
import {
  cut,
  floor,
  framed,
  type Hang,
  pile,
  roomHeight,
  roomWidth,
  skirting,
  solid,
  wallOf,
} from './pieces.ts'

export function mantelRoom(hang: Hang): Art {
  const random = seeded(271)
  let bricks = ''
  for (let row = 0; row < 11; row++)
    for (let col = 0; col < 9; col++) {
      const x = 380 + col * 98 + (row % 2 ? 0 : -48)
      if (x > 330 && x + 90 < 1270)
        bricks += fill(
          path(wobble(box(x, 1330 + row * 46, 90, 39, 50), 3, 30, x + row)),
          mix('#a85a41', '#c98a6b', ((row * 5 + col * 3) % 7) / 9),
        )
    }
  const glow = radial(800, 1700, 800, [
    [0, '#ffb650', 0.62],
    [0.4, '#ff9a3c', 0.2],
    [1, '#ff9a3c', 0],
  ])
  const flames = [
    '690,1740 700,1660 740,1600 756,1660 790,1560 830,1640 850,1610 890,1680 900,1740',
    '740,1740 760,1690 800,1640 830,1690 850,1740',
  ]
  const candle = (x: number, h: number) =>
    solid(path(box(x - 16, 1160 - h, 32, h, 60)), x - 16, 32, '#f7ecd6') +
    line(`M${x} ${1160 - h}v-16`, '#3a2a20', 4) +
    fill(path(circle(x, 1160 - h - 34, 11, 24)), '#ffd36b') +
    rect(x - 30, 1150, 60, 12, '#b98c3a')
  const vase = linear(
    [1180, 0],
    [1340, 0],
    [
      [0, mix(hang.second, '#ffffff', 0.25)],
      [1, mix(hang.second, '#1a1008', 0.4)],
    ],
  )
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 800, 500) +
      skirting(1820, mix(hang.wall, '#fff4df', 0.5)) +
      floor(1820, '#6d4a33') +
      rect(200, 1200, 1200, 620, '#efe6d4') +
      rect(330, 1320, 940, 500, '#7a4331') +
      bricks +
      fill(cut('520,1820! 520,1540 600,1440 800,1406 1000,1440 1080,1540 1080,1820!'), '#1b1513') +
      fill(path(wobble(box(620, 1740, 360, 44, 30), 8, 30)), '#5a3a28') +
      fill(path(circle(640, 1762, 26)) + path(circle(960, 1758, 24)), '#b98a5e') +
      fill(flames.map((s) => cut(s)).join(''), '#f08a2c') +
      fill(cut(flames[1] ?? ''), '#ffd76b') +
      glow.def +
      rect(0, 900, roomWidth, 1100, glow.url) +
      framed(hang, 730, 640, 900) +
      softShadow(path(box(150, 1170, 1300, 50, 400)), 6, 22, 22, 0.4) +
      solid(path(wobble(box(140, 1158, 1320, 58, 120), 3, 80)), 140, 1320, '#f8f0e0') +
      rect(180, 1216, 1240, 18, '#d9ccb2') +
      candle(236, 150) +
      candle(306, 96) +
      fill(
        sprig(
          [
            [1260, 940],
            [1230, 780],
            [1170, 620],
          ],
          7,
          (t) => 120 - t * 60,
          48,
          0.3,
        ) +
          sprig(
            [
              [1260, 940],
              [1290, 740],
              [1360, 560],
            ],
            8,
            (t) => 130 - t * 70,
            48,
            0.3,
          ) +
          sprig(
            [
              [1260, 940],
              [1330, 840],
              [1440, 760],
            ],
            6,
            (t) => 100 - t * 50,
          ),
        '#7f9a78',
      ) +
      vase.def +
      fill(
        cut('1230,900! 1290,900! 1280,970 1340,1060 1310,1158! 1210,1158! 1180,1060 1240,970'),
        vase.url,
      ) +
      pile(1340, 1158, [hang.accent, '#ecdfc4'], 110) +
      solid(path(wobble(box(1290, 1700, 250, 190, 60), 6, 50)), 1290, 250, '#b3844e') +
      [0, 1, 2, 3].map((i) => line(`M1294 ${1730 + i * 44}h240`, '#80592f', 6, 0.6)).join('') +
      [1330, 1400, 1470]
        .map(
          (x, i) =>
            solid(
              path(wobble(box(x - 40, 1610 - (i % 2) * 30, 76, 110, 40), 4, 30, x)),
              x - 40,
              76,
              '#7a5236',
            ) + fill(path(circle(x, 1612 - (i % 2) * 30, 38, 16)), '#d9b27e'),
        )
        .join('') +
      pot(120, 1900, 240, 220, hang.accent) +
      palm(110, 1690, 560, '#4b7a5c', random),
  }
}
