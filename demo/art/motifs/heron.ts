import { type Point, path, ribbon, trace, wobble } from '../curve.ts'
import { gouge, gougeAlong } from '../marks.ts'
import { fill, line } from '../svg.ts'
import type { Motif } from './motif.ts'

const cut = (spec: string) => path(wobble(trace(spec), 5, 40, 3))

const neckLine = trace('150,-372 88,-392 40,-340 62,-262 128,-176 140,-80 84,10 20,70', false, 10)
const neck = path(ribbon(neckLine, (t) => 52 + 120 * Math.max(0, t - 0.25) ** 1.5))
const head = cut('300,-330! 210,-402 150,-425 92,-420 60,-385 90,-345 150,-335 215,-330')
const bill = cut('186,-392 300,-362 448,-322! 300,-332 190,-345')
const crest = cut('150,-418 70,-430 -20,-402 -118,-352! -20,-380 60,-392 120,-395')
const body = cut(
  '120,-60 165,10 150,110 80,190 -20,230 -150,290 -330,395! -300,300 -240,180 -170,70 -70,-20 40,-70',
)
const tail = cut('-170,250 -290,330 -392,432! -330,430 -210,360 -90,262')
const breast = [
  'M96 96',
  gouge([120, 60], [96, 262], 22, 0.08),
  gouge([92, 100], [52, 285], 18, 0.06),
  gouge([140, 30], [136, 210], 16, 0.05),
].join('')
const leg = (x: number, lean: number, foot: number) =>
  path(
    ribbon(
      [
        [x, 190],
        [x + lean * 0.6, 300],
        [x + lean, 335],
        [x + lean * 0.9, 400],
        [x + lean * 0.7, 560],
      ],
      (t) => (t > 0.36 && t < 0.6 ? 21 : 15),
    ),
  ) +
  gouge([x + lean * 0.7 - 10, 556], [x + lean * 0.7 + foot, 580], 16) +
  gouge([x + lean * 0.7 + 10, 560], [x + lean * 0.7 - foot * 0.5, 578], 13)

function feathers(): string {
  let d = ''
  const rows: [Point, Point, number][] = [
    [[60, 20], [-60, 130], 7],
    [[20, 70], [-130, 190], 7],
    [[-20, 130], [-230, 290], 8],
  ]
  rows.forEach(([a, b, n], row) => {
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1)
      const x = a[0] + (b[0] - a[0]) * t
      const y = a[1] + (b[1] - a[1]) * t
      d += gougeAlong(
        [
          [x, y],
          [x - 28 - row * 8, y + 4],
          [x - 52 - row * 14, y + 32 + row * 4],
        ],
        10,
      )
    }
  })
  return d
}

const legs = leg(20, 12, 70) + leg(-40, -34, 60)
const all = [head, bill, neck, body, tail, legs].join('')

export const heron: Motif = {
  outline: all + crest,
  draw: ({ main, second, line: dark, paper }) =>
    fill(legs, second) +
    fill(bill, second) +
    fill(neck + head, main) +
    fill(body + tail, main) +
    fill(crest, dark) +
    fill(feathers(), paper) +
    fill(breast, paper) +
    line(path(trace('96,-346 74,-300 98,-240 150,-160 152,-80', false), false), paper, 9) +
    fill(cut('205,-402 160,-412 118,-404 100,-388 150,-382 200,-380'), dark) +
    fill(path(trace('168,-372 184,-384 198,-370 184,-358')), paper) +
    fill(path(trace('178,-371 185,-377 191,-370 185,-364')), dark),
}
