import { box, circle, path, trace, wobble } from '../curve.ts'
import { seeded } from '../random.ts'
import { type Art, fill, line, linear, mix, rect, softShadow } from '../svg.ts'
import { bushy, fig, palm, pot, trailing } from './greenery.ts'
import {
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

export function plantWindow(hang: Hang): Art {
  const random = seeded(261)
  const day = linear(
    [0, 120],
    [0, 1300],
    [
      [0, '#cfe4ea'],
      [0.6, '#eef3df'],
      [1, '#dfe8c2'],
    ],
  )
  const hill = cut('20,1040 160,960 330,1000 480,940 580,980 580,1260! 20,1260!')
  const stool =
    solid(path(wobble(box(560, 1560, 290, 40, 80), 3, 50)), 560, 290, '#b07c4e') +
    line('M600 1600L570 1880M810 1600L840 1880M590 1740H824', '#8c5f3a', 20)
  return {
    width: roomWidth,
    height: roomHeight,
    body:
      wallOf(hang.wall, 560, 700) +
      sunPanes(800, 420, 620, 980, 120, 0.4) +
      skirting(1800) +
      floor(1800, '#c39a6b') +
      rect(20, 110, 570, 1180, '#f7f1e4') +
      day.def +
      rect(58, 150, 494, 1100, day.url) +
      fill(hill, '#a9c49a') +
      fill(
        path(wobble(circle(420, 900, 90, 130), 10, 40)) +
          path(wobble(circle(150, 930, 70, 100), 10, 40)),
        '#7fa878',
      ) +
      line('M305 150V1250M58 560H552M58 900H552', '#f7f1e4', 20) +
      rect(20, 110, 570, 12, '#ffffff') +
      softShadow(path(box(0, 1286, 640, 40, 300)), 4, 18, 18, 0.35) +
      solid(path(wobble(box(-10, 1280, 650, 52, 100), 3, 70)), -10, 650, '#f3e9d6') +
      pot(110, 1280, 150, 140, '#c97b52') +
      fig(110, 1148, 470, '#4d7f5a', random) +
      pot(310, 1280, 130, 110, hang.second) +
      bushy(310, 1174, 300, '#7ba05c', random, 11, 0.4) +
      solid(cut('450,1140! 570,1140! 560,1230 540,1280! 480,1280! 460,1230'), 450, 120, '#f4ead6') +
      trailing(510, 1146, 480, '#5f8f66', random, 7) +
      line('M420 0V190', '#8a6a48', 5) +
      pot(420, 330, 170, 130, hang.accent) +
      line('M335 204L420 20L505 204', '#8a6a48', 5) +
      trailing(420, 206, 520, '#4f8763', random, 7) +
      framed(hang, 1090, 760, 880) +
      softShadow(path(circle(705, 1880, 190, 20)), 20, 10, 24, 0.4) +
      stool +
      solid(
        cut('620,1430! 790,1430! 800,1500 770,1560! 640,1560! 610,1500'),
        610,
        190,
        hang.accent,
      ) +
      fill(path(trace('640,1430 640,1400 770,1400 770,1430')), mix(hang.accent, '#1a1008', 0.5)) +
      line('M790 1470L900 1400M620 1470Q560 1440 580 1520T650 1540', hang.accent, 17) +
      softShadow(path(circle(1330, 1880, 170, 24)), 26, 8, 26, 0.4) +
      pot(1330, 1890, 300, 280, '#e7d9bd') +
      fill(path(wobble(box(1200, 1710, 262, 34, 40), 6, 40)), hang.accent) +
      palm(1350, 1620, 430, '#3f7256', random),
  }
}
