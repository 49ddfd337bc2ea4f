import { box, path, trace, wobble } from '../curve.ts'
import { speckle } from '../marks.ts'
import { fern, reed, sprig, umbel } from '../motifs/growing.ts'
import { chop, portrait, proof, signature } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, linear } from '../svg.ts'

/** A sun print: Queen Anne's lace, fern and grass, white on Prussian blue. */
export function blueMeadow(): Art {
  const random = seeded(121)
  const blue = linear(
    [200, 0],
    [1300, 2400],
    [
      [0, '#1d5486'],
      [0.5, '#143f72'],
      [1, '#0d2c56'],
    ],
  )
  const edge = path(wobble([...box(96, 96, 1408, 2060, 26)], 26, 34, 8))
  const sweep = [
    'M60 180C500 120 1100 150 1560 110',
    'M50 2090C500 2170 1000 2120 1570 2160',
    'M120 60C80 800 130 1500 90 2200',
    'M1500 70C1530 800 1480 1500 1520 2190',
  ]
  const heads = [
    [820, 1560, -0.06, 300],
    [420, 1240, -0.14, 210],
    [1180, 1100, 0.16, 230],
    [1010, 720, 0.2, 140],
    [600, 680, -0.24, 130],
  ] as const
  let stems = ''
  let dots = ''
  let out = ''
  for (const [x, long, lean, size] of heads) {
    const one = umbel(long, random, lean, size)
    stems = one.stems
    dots = one.dots
    out += at(720 + (x - 800) * 0.55, 2130, 1, fill(stems, '#e8f1f6') + fill(dots, '#fbfdfd'))
  }
  const ferns =
    at(380, 2160, 1, fill(fern(1120, random, -0.2), '#8fb6d3', 0.75)) +
    at(1230, 2150, 1, fill(fern(960, random, 0.22), '#a9c8dd', 0.75)) +
    at(250, 2150, 1, fill(fern(620, random, -0.12), '#dfeaf1')) +
    at(1360, 2160, 1, fill(fern(520, random, 0.1), '#e8f1f6'))
  let grass = ''
  for (let i = 0; i < 22; i++)
    grass += reed(
      random.between(180, 1420),
      2150,
      random.between(260, 900),
      random.between(-0.28, 0.28),
      random.between(7, 13),
    )
  const low =
    sprig(trace('980,2150 1010,1960 1090,1790', false), 7, (t) => 120 - t * 70) +
    sprig(trace('620,2150 600,1980 520,1840', false), 6, (t) => 110 - t * 60)
  return proof(
    portrait(13, '#f4f0e4'),
    blue.def +
      sweep
        .map(
          (d, i) =>
            `<path d="${d}" fill="none" stroke="#1d5486" stroke-width="${46 + i * 8}" stroke-linecap="round" opacity=".5"/>`,
        )
        .join('') +
      fill(edge, blue.url) +
      ferns +
      fill(grass, '#6f9dc2', 0.8) +
      out +
      fill(low, '#f2f7f8') +
      fill(speckle(100, 100, 1400, 2050, 1000, random, 6), '#cfe0ea', 0.8) +
      signature(1180, 2240, 74) +
      chop(130, 2240, 50, '#b8452c'),
  )
}
