import { box, circle, path, wobble } from '../curve.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, mix, rect, softShadow } from '../svg.ts'
import { bushy, pot } from './greenery.ts'
import {
  books,
  cut,
  floor,
  framed,
  type Hang,
  pile,
  roomHeight,
  roomWidth,
  skirting,
  solid,
  sunPanes,
  wallOf,
} from './pieces.ts'

export function deskRoom(hang: Hang): Art {
  const random = seeded(231)
  const top = '#c08c5a'
  const pens = [0, 1, 2, 3, 4]
    .map((i) =>
      line(
        `M${1004 + i * 14} 1330L${980 + i * 26} ${1176 - (i % 3) * 26}`,
        [hang.accent, '#e0a526', '#2b3a4a', hang.second, '#b8452c'][i] ?? '#333333',
        11,
      ),
    )
    .join('')
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 1400, 300) +
      sunPanes(760, 90, 620, 980, 110, 0.45) +
      skirting(1830) +
      floor(1830, '#a77a55') +
      framed(hang, 760, 600, 820) +
      rect(1330, 700, 12, 60, '#4a3a2c') +
      softShadow(path(box(1180, 756, 380, 30, 200)), 6, 16, 18, 0.36) +
      solid(path(wobble(box(1180, 756, 380, 34, 60), 3, 40)), 1180, 380, top) +
      books(1196, 756, [hang.second, '#e9dcc0', hang.accent, '#3a4a5c'], random, 180) +
      pot(1470, 756, 104, 92, '#f1e6d0') +
      bushy(1470, 668, 210, '#5c8c62', random, 9, 0.4) +
      softShadow(path(box(100, 1440, 1400, 30, 500)), 10, 26, 34, 0.4) +
      line(
        'M190 1450L150 1930M1410 1450L1450 1930M300 1450L290 1830M1300 1450L1310 1830',
        mix(top, '#1a1008', 0.4),
        30,
      ) +
      solid(path(wobble(box(60, 1392, 1480, 60, 120), 3, 80)), 60, 1480, top) +
      rect(60, 1392, 1480, 10, '#ffffff', 0.28) +
      solid(
        path(wobble(box(560, 1452, 480, 120, 100), 3, 60)),
        560,
        480,
        mix(top, '#1a1008', 0.14),
      ) +
      fill(path(circle(800, 1512, 18)), '#e3b65c') +
      fill(
        path([
          [500, 1392],
          [560, 1362],
          [1000, 1362],
          [940, 1392],
        ]),
        '#fbf6ea',
      ) +
      line('M600 1376h220M640 1369h240', '#8a8478', 3) +
      line('M870 1384L960 1350', hang.accent, 9) +
      pens +
      solid(cut('986,1280! 1086,1280! 1080,1392! 992,1392!'), 986, 100, hang.second) +
      pile(1150, 1392, [hang.accent, '#ecdfc4', '#41566b'], 260) +
      solid(cut('1220,1196! 1316,1196! 1310,1284! 1228,1284!'), 1220, 96, '#f6efe0') +
      line('M1314 1212q42 24 -4 52', '#f6efe0', 12) +
      line('M1250 1180q-16 -34 6 -60t-2 -58M1286 1180q16 -30 -4 -56', '#ffffff', 6, 0.5) +
      fill(path(circle(270, 1388, 110, 18)), '#33404e') +
      line('M270 1380L200 1130L400 950', '#33404e', 17) +
      fill(path(circle(200, 1130, 20)), '#e3b65c') +
      solid(cut('360,900 430,870 500,930 570,1060! 350,1090!'), 350, 220, '#33404e') +
      fill(
        path([
          [352, 1090],
          [570, 1058],
          [740, 1392],
          [380, 1392],
        ]),
        '#fff0bd',
        0.26,
      ) +
      solid(
        cut('560,1640 580,1600 1020,1600 1040,1640 1030,1700! 570,1700!'),
        560,
        480,
        hang.accent,
      ) +
      line('M620 1700L600 1950M980 1700L1000 1950', '#4a3524', 22) +
      solid(
        cut('600,1480 640,1460 960,1460 1000,1480 990,1610! 610,1610!'),
        600,
        400,
        mix(hang.accent, '#1a1008', 0.14),
      ),
  }
}
