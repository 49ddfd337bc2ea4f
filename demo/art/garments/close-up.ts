import { box, path, wobble } from '../curve.ts'
import { speckle } from '../marks.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, group, line, linear, rect, softShadow } from '../svg.ts'
import { planks, weave } from '../tabletop/grounds.ts'
import {
  fold,
  clothHeight as high,
  type Stamp,
  stamped,
  stitch,
  clothWidth as wide,
} from './cloth.ts'

/** The cloth falls to the right, falls to the left, or lies with its hem on the table. */
type Lie = 'right' | 'left' | 'hem'

/** The studio's woven label, sewn on at its corners. */
function wovenLabel(x: number, y: number, turn: number): string {
  const cloth = path(wobble(box(-126, -50, 252, 100, 60), 2, 40))
  return at(
    x,
    y,
    1,
    softShadow(cloth, 4, 7, 8, 0.4) +
      fill(cloth, '#f4ecdb') +
      line('M-116 -42l-18 -18M116 -42l18 -18M-116 42l-18 18M116 42l18 18', '#b8452c', 6) +
      line('M-86 14C-86 -26 -40 -4 -46 -26C-50 -40 -70 -36 -70 -28M-46 -26L-14 -20', '#b8452c', 6) +
      line('M12 -14h70M12 6h56M12 26h64', '#3a332c', 5),
    turn,
  )
}

const folds = () =>
  fold('1180,-80 1060,500 1120,1000 1000,1700', 190) +
  fold('-60,1240 300,1330 620,1640', 150) +
  fold('60,-40 120,300 40,620', 110)

export function closeUp(
  colour: string,
  stamps: readonly Stamp[],
  pitch = 9,
  lie: Lie = 'right',
): Art {
  const random = seeded(8)
  const sweep = linear(
    [0, 0],
    [wide, high],
    [
      [0, '#fffaf0', 0.22],
      [0.45, '#fffaf0', 0],
      [1, '#160e0a', 0.34],
    ],
  )
  const cloth =
    rect(-100, -100, wide + 200, high + 100, colour) +
    stamped(stamps) +
    fill(speckle(0, 0, wide, high, 1100, random, 9), colour) +
    weave(wide, high, colour, pitch, 0.5)
  const edge = path(wobble(box(-200, -200, wide + 400, 1560, 80), 7, 130))
  const lying = {
    right: () => cloth + folds() + wovenLabel(1030, 1416, -6),
    left: () => cloth + group('translate(1280 0) scale(-1 1)', folds()) + wovenLabel(240, 1430, 7),
    hem: () =>
      planks('#b08a63', 300, 6)(wide, high) +
      group(
        'rotate(-3 640 800)',
        softShadow(edge, 8, 18, 22, 0.45) +
          `<clipPath id="hem"><path d="${edge}"/></clipPath><g clip-path="url(#hem)">${cloth}${fold('900,-80 960,500 860,900 940,1400', 150)}${fold('260,900 300,1100 240,1420', 130)}${fold('1120,1000 1090,1200 1130,1420', 90)}</g>` +
          stitch('-100,1300 640,1296 1400,1302', '#f4ecdb', 7) +
          line('M-100 1258Q640 1250 1400 1262', '#160e0a', 4, 0.3),
      ) +
      wovenLabel(1060, 1240, -3),
  }
  return {
    width: wide,
    height: high,
    body: lying[lie]() + sweep.def + rect(0, 0, wide, high, sweep.url),
  }
}
