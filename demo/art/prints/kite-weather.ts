import { type Point, path, ribbon, storeSettings, trace, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { inks } from '../palette.ts'
import { chop, portrait, proof, signature } from '../proof.ts'
import { noise, seeded } from '../random.ts'
import { type Art, at, clipped, fill, line } from '../svg.ts'

function kite(a: string, b: string, c: string): string {
  const shape = wobble(
    [
      [0, -200],
      [130, -30],
      [0, 230],
      [-130, -30],
    ],
    4,
    40,
  )
  return (
    fill(path(shape), a) +
    fill(
      path([
        [0, -200],
        [130, -30],
        [0, -30],
      ]),
      b,
    ) +
    fill(
      path([
        [0, 230],
        [-130, -30],
        [0, -30],
      ]),
      c,
    ) +
    fill(
      gouge([30, 20], [70, 20], 9) +
        gouge([24, 54], [54, 54], 9) +
        gouge([16, 88], [40, 88], 9) +
        gouge([-84, -50], [-40, -120], 9) +
        gouge([-56, -48], [-28, -96], 9),
      inks.paper,
    )
  )
}

function tail(spec: string, colours: readonly string[]): string {
  const cord = trace(spec, false)
  const bows = [0.16, 0.34, 0.52, 0.7, 0.88].map((t, i) => {
    const [x, y] = cord[Math.floor(t * (cord.length - 1))] ?? [0, 0]
    return fill(
      path([
        [x, y],
        [x - 40, y - 22],
        [x - 36, y + 24],
      ]) +
        path([
          [x, y],
          [x + 40, y - 18],
          [x + 38, y + 26],
        ]),
      colours[i % colours.length] ?? inks.coral,
    )
  })
  return line(path(cord, false), '#5f6b73', 4) + bows.join('')
}

/** A field striped by the plough, three kites, one small person holding on. */
export function kiteWeather(): Art {
  const random = seeded(151)
  const hill = (x: number) => 1900 + noise(x / 700, 2, 5) * 170 - x * 0.08
  const field = path([
    ...Array.from({ length: 34 }, (_, i): Point => [i * 50 - 20, hill(i * 50 - 20)]),
    [1640, 2420],
    [-20, 2420],
  ])
  const tones = ['#cdbb6a', '#9fae6a', '#dfcf8e', '#7f9a68', '#c9a24c', '#b4bf84']
  const stripes = Array.from({ length: 22 }, (_, i) => {
    const x = -900 + i * 160
    const edge = ribbon(
      [
        [760 + (x - 760) * 0.24, 1660],
        [760 + (x - 760) * 0.6, 2000],
        [x, 2460],
      ],
      (t) => 22 + t * 92,
    )
    return fill(path(wobble(edge, 4, 50, i)), tones[i % tones.length] ?? inks.olive)
  }).join('')
  const far = path([
    ...Array.from({ length: 34 }, (_, i): Point => [i * 50 - 20, 1800 + noise(i / 6, 7, 3) * 70]),
    [1640, 2100],
    [-20, 2100],
  ])
  let wind = ''
  for (let i = 0; i < 13; i++) {
    const y = 190 + i * 118
    const x = random.between(40, 1100)
    const step = random.between(19, 28)
    const gust = Array.from(
      { length: 16 },
      (_, k): Point => [x + k * step, y + Math.sin(k / 2.6 + i) * 14 - k * 2],
    )
    wind += path(ribbon(gust, (t) => 8 * Math.sin(Math.PI * t)))
  }
  const px = 430
  const py = hill(px) + 70
  const person = at(
    px,
    py,
    1,
    fill(path(wobble(trace('-34,-128! 30,-132! 52,-10! -48,-4!'), 3, 20)), inks.coral) +
      fill(path(trace('-20,-160 0,-184 22,-164 18,-134 -14,-132')), '#6b4430') +
      fill(path(trace('-30,-166 0,-204 32,-172 36,-164 -34,-160')), inks.indigo) +
      line('M-18 -6L-26 46M22 -8L30 44', '#34424c', 15) +
      line('M24 -110L74 -150M-16 -108L66 -146', inks.coral, 15),
  )
  const kites = [
    [1130, 700, 1.2, 16, inks.coral, '#f0a58c', inks.mustard],
    [440, 860, 0.84, -18, inks.indigo, '#7fa3c4', inks.teal],
    [1270, 1330, 0.5, 24, inks.mustard, inks.straw, inks.coral],
  ] as const
  const tails = [
    '0,0 46,90 -30,190 50,290 -10,400',
    '0,0 -60,80 10,170 -70,260 -20,370',
    '0,0 54,60 10,130 70,210',
  ]
  const [handX, handY] = [px + 72, py - 149]
  const flown = kites
    .map(([x, y, size, turn, a, b, c], i) => {
      const angle = (turn * Math.PI) / 180
      const footX = x - Math.sin(angle) * 230 * size
      const footY = y + Math.cos(angle) * 230 * size
      const sag = line(
        `M${handX} ${handY}Q${(handX + x) / 2 + 60} ${(handY + y) / 2 + 190} ${x} ${y - 20 * size}`,
        '#7b868c',
        3,
      )
      const moved = storeSettings(trace(tails[i] ?? '', false, 60), { x: footX, y: footY })
      const spec = moved.map(([tx, ty]) => `${tx.toFixed(0)},${ty.toFixed(0)}`).join(' ')
      return sag + tail(spec, [a, c, inks.teal]) + at(x, y, size, kite(a, b, c), turn)
    })
    .join('')
  const gulls = [
    [250, 420],
    [340, 480],
    [800, 330],
  ]
    .map(
      ([x = 0, y = 0]) =>
        gouge([x - 36, y - 12], [x, y], 13, 0.28) + gouge([x, y], [x + 38, y - 16], 13, 0.28),
    )
    .join('')
  return proof(
    portrait(16, '#f3f3ec'),
    fill(wind, '#a9c3cc') +
      fill(far, '#c5d5cb') +
      clipped(field, fill(field, '#b4bf84') + stripes) +
      fill(gulls, '#7b868c') +
      flown +
      person +
      fill(speckle(0, 0, 1600, 2400, 800, random, 6), '#f3f3ec') +
      signature(1220, 2300, 74, '#4c5346') +
      chop(110, 2290, 50),
  )
}
