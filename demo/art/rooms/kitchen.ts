import { box, circle, path, wobble } from '../curve.ts'
import { lemon } from '../motifs/growing.ts'
import { kettle } from '../motifs/made.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, line, mix, rect, softShadow } from '../svg.ts'
import { bushy, pot, trailing } from './greenery.ts'
import { cut, framed, type Hang, roomHeight, roomWidth, solid, sunPanes, wallOf } from './pieces.ts'

function jar(x: number, y: number, w: number, h: number, content: string): string {
  return (
    solid(
      cut(
        `${x},${y - h * 0.86} ${x + w * 0.1},${y - h}! ${x + w * 0.9},${y - h}! ${x + w},${y - h * 0.86} ${x + w},${y}! ${x},${y}!`,
      ),
      x,
      w,
      '#dfe6de',
    ) +
    rect(x + 7, y - h * 0.66, w - 14, h * 0.66 - 7, content, 0.85) +
    rect(x + 14, y - h * 0.8, 9, h * 0.7, '#ffffff', 0.55) +
    solid(path(wobble(box(x + 4, y - h - 30, w - 8, 34, 40), 2, 30)), x, w, '#a8764a')
  )
}

export function kitchenRoom(hang: Hang): Art {
  const random = seeded(221)
  let tiles = ''
  for (let row = 0; row < 4; row++)
    for (let col = -1; col < 11; col++) {
      const x = col * 156 + (row % 2) * 78
      tiles += fill(
        path(wobble(box(x + 4, 1180 + row * 92, 148, 84, 80), 2, 60, x)),
        mix(hang.second, '#fffaf0', 0.62 + ((row * 7 + col * 3) % 5) * 0.05),
      )
    }
  const cups = [1020, 1150, 1280]
    .map(
      (x, i) =>
        line(`M${x + 40} 232v40`, '#6b4a30', 7) +
        solid(
          cut(
            `${x},${276}! ${x + 92},276! ${x + 86},350 ${x + 66},376! ${x + 26},376! ${x + 6},350`,
          ),
          x,
          92,
          [hang.accent, '#f3e6cc', hang.second][i] ?? '#f3e6cc',
        ) +
        line(
          `M${x + 90} 292q40 24 -6 56`,
          [hang.accent, '#f3e6cc', hang.second][i] ?? '#f3e6cc',
          12,
        ),
    )
    .join('')
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 250, 500) +
      sunPanes(120, 320, 520, 780, 80, 0.38) +
      rect(0, 1172, roomWidth, 380, '#cdbb9d') +
      tiles +
      rect(0, 1160, roomWidth, 16, mix(hang.wall, '#1a1008', 0.2)) +
      softShadow(path(box(930, 190, 600, 30, 400)), 6, 18, 20, 0.4) +
      solid(path(wobble(box(930, 190, 600, 38, 100), 3, 60)), 930, 600, '#b1794a') +
      cups +
      jar(960, 190, 96, 130, '#c98a4a') +
      jar(1074, 190, 82, 104, '#e3cfa0') +
      jar(1176, 190, 90, 140, '#7b8c50') +
      pot(1400, 190, 120, 96, '#f1e6d0') +
      trailing(1400, 98, 420, '#5f8b58', random, 6) +
      framed(hang, 560, 660, 800) +
      rect(0, 1550, roomWidth, 60, '#efe2ca') +
      rect(0, 1550, roomWidth, 12, '#fffaf0') +
      rect(0, 1604, roomWidth, 22, '#000000', 0.26) +
      rect(0, 1620, roomWidth, 380, hang.accent) +
      [60, 570, 1080]
        .map(
          (x) =>
            line(`M${x} 1680h450v290h-450z`, mix(hang.accent, '#1a1008', 0.3), 6) +
            line(`M${x + 180} 1730h90`, '#e3b65c', 15),
        )
        .join('') +
      softShadow(path(circle(300, 1548, 170, 14)), 20, 6, 20, 0.5) +
      at(
        290,
        1386,
        0.55,
        kettle.draw({ main: hang.second, second: '#f6ecd6', line: '#33291f', paper: '#fffaf0' }),
      ) +
      solid(
        cut('640,1440! 1010,1440! 970,1520 900,1552! 750,1552! 680,1520'),
        640,
        370,
        '#f4ead6',
      ) +
      [
        [720, 1420, 58],
        [830, 1404, 66],
        [930, 1422, 56],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          solid(path(wobble(circle(x, y, r * 1.14, r), 5, 30, x)), x - r, r * 2, '#f0bd3a'),
        )
        .join('') +
      solid(cut('640,1440! 1010,1440! 996,1480 654,1480'), 640, 370, '#f4ead6') +
      at(
        1100,
        1524,
        0.085,
        lemon.draw({ main: '#f0bd3a', second: '#f7da76', line: '#5a4a20', paper: '#fffaf0' }),
        10,
      ) +
      solid(path(wobble(box(1180, 1300, 230, 250, 60), 4, 50)), 1180, 230, '#a86f44') +
      fill(path(circle(1296, 1336, 17)), '#6b4427') +
      solid(cut('1380,1400! 1480,1400! 1470,1552! 1390,1552!'), 1380, 100, '#e8dcc4') +
      [
        [1400, 1180],
        [1430, 1140],
        [1462, 1190],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            line(`M${1430 + (i - 1) * 10} 1400L${x} ${y + 60}`, '#8a5c38', 13) +
            fill(path(circle(x, y + 34, 24, 40)), '#8a5c38'),
        )
        .join('') +
      pot(1540, 1552, 130, 110, '#c97b52') +
      bushy(1540, 1444, 260, '#6a9a58', random, 11, 0.34),
  }
}
