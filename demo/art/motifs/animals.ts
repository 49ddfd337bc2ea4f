import { circle, type Point, path, ribbon, storeSettings, trace, wobble } from '../curve.ts'
import { gouge, gougeAlong } from '../marks.ts'
import { fill, line } from '../svg.ts'
import type { Motif } from './motif.ts'

const cut = (spec: string, amount = 5) => path(wobble(trace(spec), amount, 40, 7))

const fishBody = cut(
  '-430,10 -330,-70 -180,-118 10,-124 190,-84 330,-26! 480,-122! 440,0 486,120! 330,34! 190,92 10,124 -180,112 -330,72',
)
const fins = cut('-60,-120 60,-186 130,-172! 90,-104') + cut('-60,118 20,172 62,160! 50,110')

function scales(): string {
  let d = ''
  for (let col = 0; col < 7; col++)
    for (let row = -1; row <= 1; row++) {
      const x = -150 + col * 58
      const y = row * (46 - col * 4) + (col % 2 ? 0 : 8)
      d += gougeAlong(
        [
          [x, y - 20],
          [x + 20, y],
          [x, y + 20],
        ],
        11,
      )
    }
  return d
}

export const sardine: Motif = {
  outline: fishBody + fins,
  draw: ({ main, second, line: dark, paper }) =>
    fill(fins, second) +
    fill(fishBody, main) +
    fill(scales(), paper) +
    line('M-246 -92C-204 -30 -206 40 -250 92', paper, 12) +
    [-50, -18, 14, 46].map((y) => fill(gouge([356, y * 0.6], [450, y * 1.5], 9), paper)).join('') +
    fill(path(circle(-320, -14, 30)), paper) +
    fill(path(circle(-324, -14, 14)), dark) +
    line('M-424 16C-400 26 -380 30 -352 28', paper, 8),
}

const catBody = cut(
  '-92,-300 -60,-270 0,-262 60,-270 92,-300 118,-230 112,-150 84,-100 128,-30 190,110 214,260 190,380 120,420 0,428 -120,420 -190,380 -214,260 -190,110 -128,-30 -84,-100 -112,-150 -118,-230',
)
const ears =
  cut('-112,-230 -124,-340 -108,-384! -50,-312 -20,-268') +
  cut('112,-230 124,-340 108,-384! 50,-312 20,-268')
const catTail = path(
  ribbon(trace('150,390 262,404 346,360 372,268 330,196 352,150', false, 10), (t) => 62 - 24 * t),
)

export const cat: Motif = {
  outline: catBody + ears + catTail,
  draw: ({ main, paper }) => {
    let marks = ''
    for (let i = 0; i < 5; i++) {
      marks += gouge([-150 - i * 6, 80 + i * 58], [-108 - i * 3, 92 + i * 60], 9)
      marks += gouge([150 + i * 6, 80 + i * 58], [108 + i * 3, 92 + i * 60], 9)
    }
    marks +=
      gouge([-20, -96], [0, -70], 8) +
      gouge([20, -96], [0, -70], 8) +
      gouge([-26, -40], [0, -10], 8) +
      gouge([26, -40], [0, -10], 8) +
      gouge([0, 40], [0, 330], 9)
    const whiskers = [-1, 1]
      .map((side) =>
        [-186, -168, -150]
          .map((y, i) => gouge([side * 104, y + 6], [side * 190, y + (i - 1) * 18], 5))
          .join(''),
      )
      .join('')
    marks +=
      gougeAlong(
        [
          [-96, 410],
          [-120, 340],
          [-92, 270],
        ],
        9,
      ) +
      gougeAlong(
        [
          [96, 410],
          [120, 340],
          [92, 270],
        ],
        9,
      )
    marks +=
      gouge([330, 300], [372, 318], 9) +
      gouge([326, 340], [358, 366], 9) +
      gouge([322, 250], [372, 250], 9)
    return fill(catBody + ears + catTail, main) + fill(marks, paper) + fill(whiskers, paper, 0.8)
  },
}

const wrenBody = cut(
  '-330,-60 -268,-92 -232,-150 -160,-190 -80,-176 -30,-110 60,-60 150,-20 232,-70 300,-210! 350,-190! 312,-40 262,70 160,160 20,196 -110,170 -200,90 -234,0 -262,-40',
)
const wrenLegs = [
  [-20, 180, -60, 300],
  [60, 176, 40, 304],
] as const

export const wren: Motif = {
  outline: wrenBody,
  draw: ({ main, second, line: dark, paper }) => {
    let bars = ''
    for (let i = 0; i < 6; i++) {
      bars += gouge([-10 + i * 34, -30 + i * 13], [-16 + i * 34, 36 + i * 8], 10, 0.1)
      if (i < 4) bars += gouge([252 + i * 14, -70 - i * 32], [296 + i * 12, -58 - i * 34], 9)
    }
    return (
      wrenLegs
        .map(([a, b, c, d]) => line(`M${a} ${b}L${c} ${d}m-34 14l34 -14l26 16`, dark, 11))
        .join('') +
      fill(wrenBody, main) +
      fill(cut('-216,40 -232,-10 -190,-30 -120,10 -40,100 40,160 -60,178 -150,140'), second) +
      fill(cut('-40,-80 90,-30 200,40 250,60! 160,110 40,80 -30,10'), dark) +
      fill(bars, paper) +
      fill(
        gougeAlong(
          [
            [-262, -112],
            [-200, -150],
            [-110, -146],
          ],
          18,
        ),
        second,
      ) +
      fill(path(circle(-196, -112, 17)), dark) +
      fill(path(circle(-201, -117, 5)), paper) +
      line('M-326 -60L-262 -70', dark, 9)
    )
  },
}

const shellSpiral = Array.from({ length: 90 }, (_, i): Point => {
  const a = i * 0.2 + 2.2
  const r = 16 + i * 2.35
  return [60 + Math.cos(a) * r, -60 + Math.sin(a) * r * 0.95]
})
const snailFoot = cut(
  '-420,240 -360,120 -330,20 -268,10 -240,90 -180,150 0,160 220,150 330,196 420,262! 200,280 -200,282',
)
const horns = 'M-306 30C-330 -40 -356 -90 -390 -130M-276 24C-276 -50 -276 -100 -290 -160'

export const snail: Motif = {
  outline: `${snailFoot}${path(circle(60, -40, 232, 220))}${path(circle(-390, -132, 22))}${path(circle(-290, -160, 22))}`,
  draw: ({ main, second, line: dark, paper }) =>
    line(horns, second, 24) +
    fill(path(circle(-390, -132, 20)) + path(circle(-290, -160, 20)), dark) +
    fill(snailFoot, second) +
    fill(path(wobble(circle(60, -40, 226, 214), 8, 60, 2)), main) +
    fill(path(ribbon(shellSpiral, (t) => 8 + 14 * t)), paper) +
    fill(
      Array.from({ length: 11 }, (_, i) => {
        const a = -2.8 + i * 0.46
        return gouge(
          [60 + Math.cos(a) * 178, -44 + Math.sin(a) * 170],
          [60 + Math.cos(a + 0.1) * 214, -42 + Math.sin(a + 0.1) * 204],
          12,
        )
      }).join(''),
      paper,
    ) +
    fill(
      [0, 1, 2, 3, 4, 5].map((i) => gouge([-180 + i * 84, 232], [-136 + i * 84, 252], 11)).join(''),
      paper,
    ),
}

const upper = trace('0,-60 60,-190 180,-300 330,-340 452,-318! 470,-210 400,-90 260,0 60,20')
const lower = trace('10,10 120,20 270,40 320,130 270,260 190,330! 110,290 40,170 10,80')
const mothBody = cut('0,-170 34,-120 40,0 30,150 0,260 -30,150 -40,0 -34,-120')
const both = (points: readonly Point[]) =>
  path(wobble(points, 6, 50, 4)) + path(wobble(storeSettings(points, { flip: true }), 6, 50, 5))

export const moth: Motif = {
  outline: both(upper) + both(lower) + mothBody,
  draw: ({ main, second, line: dark, paper }) => {
    const veins: string[] = []
    for (const side of [-1, 1]) {
      for (let i = 0; i < 7; i++) {
        const a = -1.12 + i * 0.17
        veins.push(
          gouge(
            [side * (130 + i * 8), -100 + i * 8],
            [side * Math.cos(a) * 420, Math.sin(a) * 370 + 10 * i],
            12,
          ),
        )
      }
      for (let i = 0; i < 4; i++)
        veins.push(
          gouge([side * (80 + i * 18), 60 + i * 6], [side * (140 + i * 34), 268 - i * 42], 11),
        )
      veins.push(
        gougeAlong(
          [
            [side * 456, -296],
            [side * 450, -210],
            [side * 388, -104],
          ],
          12,
        ),
      )
    }
    return (
      line('M-16 -160C-60 -240 -110 -270 -160 -290M16 -160C60 -240 110 -270 160 -290', dark, 12) +
      fill(both(lower), second) +
      fill(both(upper), main) +
      fill(veins.join(''), paper) +
      [-1, 1]
        .map(
          (s) =>
            fill(path(circle(s * 286, -190, 58)), dark) +
            fill(path(circle(s * 286, -190, 38)), second) +
            fill(path(circle(s * 286, -190, 16)), paper),
        )
        .join('') +
      fill(mothBody, dark) +
      fill(
        [0, 1, 2, 3]
          .map((i) =>
            gougeAlong(
              [
                [-26, 10 + i * 48],
                [0, 24 + i * 48],
                [26, 10 + i * 48],
              ],
              9,
            ),
          )
          .join(''),
        paper,
      )
    )
  },
}
