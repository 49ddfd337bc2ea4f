import { box, circle, path, wobble } from '../curve.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, linear, mix, rect, softShadow } from '../svg.ts'
import { blades, pot } from './greenery.ts'
import { cut, floor, framed, type Hang, roomHeight, roomWidth, solid, wallOf } from './pieces.ts'

export function hallwayRoom(hang: Hang): Art {
  const random = seeded(241)
  const panel = mix(hang.second, '#fff6e6', 0.32)
  let boards = ''
  for (let x = 20; x < 1600; x += 98) boards += `M${x} 1260V1720`
  const coat = cut(
    '1130,1170 1180,1140 1240,1140 1290,1170 1340,1260 1370,1500 1390,1640! 1040,1640! 1060,1500 1090,1260',
  )
  const sleeve = cut('1100,1210 1060,1300 1020,1500 1030,1560! 1090,1560! 1110,1420')
  const door = linear(
    [0, 0],
    [220, 0],
    [
      [0, '#fff2cf', 0.95],
      [0.62, '#fff2cf', 0.5],
      [1, '#fff2cf', 0],
    ],
  )
  const hooks = [140, 420, 700, 980, 1210, 1470]
    .map((x) => line(`M${x} 1200v34q2 26 28 20`, '#3b2f27', 13))
    .join('')
  const boot = (x: number) =>
    solid(
      cut(
        `${x},1580! ${x + 90},1580! ${x + 92},1740 ${x + 160},1780 ${x + 176},1836! ${x - 6},1836!`,
      ),
      x,
      170,
      hang.accent,
    ) +
    rect(x - 6, 1826, 182, 18, '#2a2420') +
    rect(x, 1580, 90, 16, '#ffffff', 0.25)
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 60, 700) +
      door.def +
      rect(0, 0, 220, 1760, door.url) +
      rect(0, 1240, roomWidth, 560, panel) +
      line(boards, mix(panel, '#1a1008', 0.22), 4) +
      rect(0, 1168, roomWidth, 78, mix(panel, '#ffffff', 0.25)) +
      rect(0, 1240, roomWidth, 12, '#000000', 0.16) +
      rect(0, 1720, roomWidth, 80, mix(panel, '#ffffff', 0.2)) +
      floor(1798, '#7d6a5a') +
      Array.from({ length: 9 }, (_, i) =>
        fill(
          path([
            [i * 200 - 60, 1800],
            [i * 200 + 40, 1800],
            [i * 230 - 180, 2000],
            [i * 230 - 300, 2000],
          ]),
          '#ead9bd',
          0.3,
        ),
      ).join('') +
      framed(hang, 760, 570, 880) +
      hooks +
      softShadow(coat, 14, 20, 22, 0.34) +
      solid(sleeve, 1020, 100, '#d29a20') +
      solid(coat, 1040, 350, '#e6ad2b') +
      line(
        'M1214 1180V1636M1130 1180C1180 1230 1250 1230 1290 1180M1080 1480h80M1270 1480h80',
        '#a57412',
        6,
      ) +
      [1260, 1340, 1420, 1500].map((y) => fill(path(circle(1232, y, 10)), '#6e4d0c')).join('') +
      softShadow(cut('390,1250! 490,1250! 540,1560! 340,1560!'), 10, 14, 18, 0.3) +
      line('M420 1400C410 1280 424 1230 440 1222S476 1280 470 1400', '#d9c39c', 14) +
      solid(cut('356,1400! 530,1400! 560,1600 540,1650! 344,1650! 326,1600'), 330, 230, '#efe2c6') +
      fill(path(wobble(circle(444, 1520, 66), 4, 30)), hang.accent) +
      fill(path(wobble(circle(444, 1520, 34), 4, 30)), '#efe2c6') +
      line('M700 1230q-22 -10 -26 20V1640', '#6a3f26', 13) +
      fill(
        cut('674,1270! 712,1560 680,1760! 668,1760! 640,1560'),
        mix(hang.accent, '#1a1008', 0.35),
      ) +
      softShadow(path(box(960, 1830, 500, 20, 200)), 6, 8, 20, 0.4) +
      boot(960) +
      boot(1180) +
      pot(190, 1880, 220, 200, '#b8643f') +
      blades(190, 1690, 560, '#47785a', random),
  }
}
