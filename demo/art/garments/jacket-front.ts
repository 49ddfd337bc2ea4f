import { circle, path, trace, wobble } from '../curve.ts'
import { fill, mix } from '../svg.ts'
import { type Garment, seam, stitch } from './cloth.ts'
import { jacket } from './shapes.ts'

const cut = (spec: string) => path(wobble(trace(spec), 5, 120, 3))

export const jacketFront: Garment = {
  ...jacket,
  hanger: false,
  folds: [
    ['380,830 430,1000 400,1420', 90],
    ['900,830 850,1000 880,1420', 80],
    ['290,560 230,820 190,1100', 70],
    ['990,560 1050,820 1090,1100', 70],
  ],
  over: (c) => {
    const thread = mix(c, '#fffaf0', 0.45)
    const pocket = (x: number, y: number, w: number, h: number) => {
      const edge = `${x},${y}! ${x + w},${y}! ${x + w},${y + h * 0.82}! ${x + w * 0.86},${y + h}! ${x + w * 0.14},${y + h}! ${x},${y + h * 0.82}!`
      return (
        fill(cut(edge), mix(c, '#fffaf0', 0.07)) +
        seam(`${edge} ${x},${y}`, c, 4) +
        stitch(`${x + 10},${y + 26} ${x + w - 10},${y + 26}`, thread, 4)
      )
    }
    const buttons = [470, 670, 870, 1070, 1270]
      .map(
        (y) =>
          fill(path(circle(652, y, 19)), '#16263d') +
          fill(path(circle(648, y - 5, 9)), '#4a6486') +
          fill(path(circle(647, y, 3)) + path(circle(657, y, 3)), '#0c1626'),
      )
      .join('')
    return (
      seam('354,800 356,620 392,450 450,330', c, 6) +
      seam('926,800 924,620 888,450 830,330', c, 6) +
      fill(
        path(trace('520,292! 640,306 760,292! 720,360 640,380 560,360')),
        mix(c, '#160e0a', 0.5),
      ) +
      seam('614,400 612,1438', c, 5) +
      stitch('690,420 690,1430', thread, 4) +
      fill(
        cut('516,284! 560,350 640,404! 560,500! 446,360!') +
          cut('764,284! 720,350 640,404! 720,500! 834,360!'),
        mix(c, '#fffaf0', 0.12),
      ) +
      stitch('462,362 560,484 626,410', thread, 4) +
      stitch('818,362 720,484 654,410', thread, 4) +
      pocket(740, 640, 150, 170) +
      pocket(380, 1060, 200, 240) +
      pocket(714, 1060, 200, 240) +
      buttons +
      stitch('326,1400 640,1414 954,1400', thread, 4) +
      seam('92,1220 246,1262', c) +
      stitch('96,1206 250,1248', thread, 4) +
      seam('1034,1262 1188,1220', c) +
      stitch('1030,1248 1184,1206', thread, 4)
    )
  },
}
