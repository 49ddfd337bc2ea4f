import { box, type Point, path, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { leafAt, lemon } from '../motifs/growing.ts'
import { inks } from '../palette.ts'
import { proof, square } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, line } from '../svg.ts'

const tiles = [
  [inks.teal, '#f0b92d', '#f6cf55'],
  [inks.coral, '#f3d27a', '#f7b733'],
  ['#f3c9b5', inks.mustard, '#f4c64a'],
  [inks.mustard, '#e98b3c', '#f2a64b'],
  ['#f4e3bf', inks.coral, '#f08a6b'],
  [inks.deep, '#b9c24a', '#d9dc7d'],
  ['#f3c9b5', '#cf4a31', '#ee7d5c'],
  [inks.teal, '#f0b92d', '#f8dd8a'],
  [inks.mustard, '#fbeec6', '#f7d66b'],
] as const

const whole =
  'M-330 40C-350 -120 -190 -270 10 -270C150 -270 230 -200 300 -150C350 -130 380 -110 376 -60C330 -30 330 60 280 150C220 250 100 300 -30 292C-200 284 -316 190 -330 40Z'

function leafy(colour: string, dark: string, turn: number): string {
  const veins = [1, 2, 3, 4]
    .map(
      (i) =>
        gouge([0, -60 * i], [40 + i * 3, -60 * i - 52], 9) +
        gouge([0, -60 * i], [-40, -60 * i - 48], 9),
    )
    .join('')
  return `<g transform="rotate(${turn})">${fill(leafAt(0, 0, 0, 400, 190, 0.1), colour)}${fill(veins, dark)}</g>`
}

/** A three by three block repeat of cut citrus; the blocks don't quite meet. */
export function lemons(): Art {
  const random = seeded(31)
  let body = ''
  tiles.forEach(([ground, rind, flesh], i) => {
    const x = 70 + (i % 3) * 626
    const y = 70 + Math.floor(i / 3) * 626
    const cx = x + 304
    const cy = y + 304
    body += fill(
      path(wobble(box(x + random.between(-5, 5), y + random.between(-5, 5), 608, 608), 9, 80, i)),
      ground,
    )
    const tinted = { main: rind, second: flesh, line: inks.ink, paper: '#fdf4dc' }
    if (i === 2 || i === 3 || i === 7) {
      const pores = Array.from(
        { length: 34 },
        (_, k): Point => [((k * 73) % 460) - 240, ((k * 131) % 400) - 190],
      )
      const green = ground === inks.teal ? inks.straw : inks.deep
      body += at(
        cx - 6,
        cy + 26,
        0.62,
        leafy(green, ground, 62) +
          leafy(green, ground, 8) +
          fill(whole, rind) +
          fill(
            'M-330 40C-316 190 -200 284 -30 292C100 300 220 250 280 150C200 210 80 240 -60 220C-200 200 -290 130 -330 40Z',
            '#000000',
            0.12,
          ) +
          fill(pores.map((p) => gouge(p, [p[0] + 15, p[1] + 6], 8)).join(''), '#fdf4dc') +
          line('M300 -152C330 -190 336 -210 330 -240', inks.ink, 18),
        random.between(-24, 10),
      )
    } else if (i === 5) {
      body +=
        at(cx - 90, cy - 86, 0.38, lemon.draw(tinted), 12) +
        at(cx + 100, cy + 104, 0.4, lemon.draw(tinted), 40)
    } else {
      body +=
        at(cx + 10, cy + 8, 0.6, fill(lemon.outline, inks.ink, 0.16)) +
        at(cx, cy, 0.6, lemon.draw(tinted), random.between(0, 40))
    }
  })
  return proof(
    square(3, '#fdf4dc'),
    body + fill(speckle(70, 70, 1860, 1860, 1000, random, 6), '#fdf4dc'),
  )
}
