import { box, circle, path, trace, wobble } from '../curve.ts'
import { gouge, hatch, speckle } from '../marks.ts'
import { cat } from '../motifs/animals.ts'
import { leafAt, sprig } from '../motifs/growing.ts'
import { inks } from '../palette.ts'
import { portrait, proof } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, line, rect } from '../svg.ts'

const cut = (spec: string, seed = 3) => path(wobble(trace(spec), 8, 70, seed))

function stars(): string {
  const random = seeded(131)
  let d = ''
  for (let i = 0; i < 34; i++) {
    const x = random.between(330, 1270)
    const y = random.between(240, 1150)
    if (Math.hypot(x - 1010, y - 560) < 300) continue
    const s = random.between(7, 17)
    d += gouge([x - s, y], [x + s, y], 5) + gouge([x, y - s], [x, y + s], 5)
  }
  return d
}

/** A cat on a windowsill, seen from behind, watching the moon. */
export function catConsidering(): Art {
  const random = seeded(132)
  const curtain = (flip: number) => {
    const shape = trace(
      '-20,90! 330,90! 300,500 230,900 300,1200 250,1660 150,2000 60,2230 -20,2240!',
    )
    const folds = ['60,140 70,900 20,2100', '150,140 150,800 110,1960', '240,150 200,760 190,1700']
      .map((s) => line(path(trace(s, false), false), '#a63c26', 15))
      .join('')
    const dots = Array.from({ length: 60 }, (_, i) =>
      path(
        circle(30 + (i % 4) * 74 + (Math.floor(i / 4) % 2) * 34, 190 + Math.floor(i / 4) * 124, 13),
      ),
    ).join('')
    return `<g transform="translate(${flip < 0 ? 1600 : 0} 0) scale(${flip} 1)">${fill(path(shape), inks.coral)}${folds}${`<clipPath id="cc${flip}"><path d="${path(shape)}"/></clipPath><g clip-path="url(#cc${flip})">${fill(dots, '#f7d2b0')}</g>`}</g>`
  }
  const pane = wobble(box(300, 190, 1000, 1600), 4, 90, 2)
  const hills = cut('280,1370 480,1270 700,1330 900,1240 1120,1310 1320,1250 1320,1800! 280,1800!')
  const near = cut('280,1560 560,1500 860,1570 1140,1480 1320,1520 1320,1800! 280,1800!')
  const trees = [380, 470, 1080, 1170, 1240]
    .map((x, i) =>
      cut(
        `${x},${1280 - (i % 2) * 60} ${x + 46},${1440} ${x + 56},1560! ${x - 56},1560! ${x - 46},1440`,
        i,
      ),
    )
    .join('')
  const sky = hatch(pane, random, { angle: -14, gap: 46, long: 62, width: 5, rest: 2.6 })
  const pot = cut('1010,1540! 1250,1540! 1226,1640! 1206,1800! 1054,1800! 1034,1640!')
  const monstera = [
    [-62, 330],
    [-30, 420],
    [0, 480],
    [34, 400],
    [64, 300],
    [-86, 220],
    [88, 230],
  ]
    .map(([turn = 0, long = 0]) => leafAt(1130, 1550, turn, long, 92, turn * 0.003))
    .join('')
  const ribs = [
    [-62, 250],
    [-30, 330],
    [0, 380],
    [34, 310],
    [64, 220],
  ]
    .map(([turn = 0, long = 0]) => {
      const a = ((turn - 90) * Math.PI) / 180
      return gouge(
        [1130 + Math.cos(a) * 60, 1550 + Math.sin(a) * 60],
        [1130 + Math.cos(a) * long, 1550 + Math.sin(a) * long],
        7,
        -turn * 0.001,
      )
    })
    .join('')
  const panelling = Array.from({ length: 12 }, (_, i) => `M${70 + i * 134} 2070V2400`).join('')
  return proof(
    { ...portrait(14, '#e9b44b'), grain: 200 },
    rect(0, 0, 1600, 2400, '#dba63a') +
      fill(
        Array.from({ length: 84 }, (_, i) =>
          sprigDot(
            90 + (i % 7) * 240 + (Math.floor(i / 7) % 2) * 120,
            70 + Math.floor(i / 7) * 205,
          ),
        ).join(''),
        '#c78f26',
      ) +
      fill(path(wobble(box(236, 126, 1128, 1720), 6, 90)), '#f5ead0') +
      fill(path(pane), inks.night) +
      fill(sky, '#31507a') +
      fill(path(wobble(circle(1010, 560, 236), 8, 70)), '#f3dc9a') +
      fill(
        path(wobble(circle(960, 500, 46, 40), 6, 30)) +
          path(wobble(circle(1090, 630, 62, 54), 6, 30)) +
          path(circle(1070, 460, 24)),
        '#e4c271',
      ) +
      fill(stars(), '#f5ead0') +
      fill(hills, '#24466a') +
      fill(trees, '#15304d') +
      fill(near, '#10273f') +
      rect(786, 190, 26, 1620, '#f5ead0') +
      rect(300, 900, 1000, 24, '#f5ead0') +
      fill(monstera, inks.teal) +
      fill(ribs, '#9cc9b3') +
      rect(0, 2030, 1600, 370, '#1c5f60') +
      line(panelling, '#134648', 7) +
      fill(path(wobble(box(-20, 2012, 1640, 42), 6, 90)), '#2b7d78') +
      curtain(1) +
      curtain(-1) +
      fill(path(wobble(box(120, 1800, 1360, 110), 6, 90)), '#fbf3df') +
      fill(path(wobble(box(160, 1908, 1280, 40), 6, 90)), '#caa24e') +
      fill(pot, '#c4572f') +
      fill(cut('1000,1528! 1260,1528! 1252,1590! 1008,1590!'), '#d9714a') +
      at(630, 1414, 0.92, fill(cat.outline, '#7fa0c4')) +
      at(
        640,
        1420,
        0.92,
        cat.draw({ main: inks.ink, second: inks.ink, line: inks.ink, paper: '#f0c56a' }),
      ) +
      fill(speckle(0, 0, 1600, 2400, 900, random, 6), '#f7e3ae', 0.8),
  )
}

function sprigDot(x: number, y: number): string {
  return sprig(
    [
      [x, y + 44],
      [x + 2, y + 10],
      [x, y - 24],
      [x - 2, y - 50],
    ],
    3,
    () => 44,
    48,
    0.4,
  )
}
