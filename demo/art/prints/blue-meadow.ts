import { box, path, trace, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { fern, reed, sprig, umbel } from '../motifs/growing.ts'
import { chop, portrait, proof, signature } from '../proof.ts'
import { type Random, seeded } from '../random.ts'
import { type Art, at, fill, linear } from '../svg.ts'

/** Where the brush ran over the edge of the coated area. */
function bristles(random: Random): string {
  let d = ''
  for (let i = 0; i < 330; i++) {
    const x = random.between(104, 1496)
    const top = random.chance(0.5)
    const long = 70 * random.next() ** 2 + 12
    d += gouge(
      [x, top ? 180 : 2080],
      [x + random.between(-5, 5), top ? 96 - long : 2156 + long * 0.6],
      random.between(5, 13),
    )
  }
  for (let i = 0; i < 120; i++) {
    const y = random.between(104, 2150)
    const left = random.chance(0.5)
    d += gouge(
      [left ? 190 : 1410, y],
      [left ? 90 - random.between(0, 20) : 1510 + random.between(0, 20), y + random.between(-6, 6)],
      random.between(5, 14),
    )
  }
  return d
}

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
  const edge = path(wobble(box(104, 104, 1392, 2044, 30), 9, 70, 8))
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
    at(340, 2160, 1, fill(fern(1340, random, -0.12), '#8fb6d3', 0.75)) +
    at(1220, 2150, 1, fill(fern(800, random, 0.3), '#a9c8dd', 0.75)) +
    at(250, 2150, 1, fill(fern(620, random, -0.12), '#dfeaf1')) +
    at(1390, 2160, 1, fill(fern(400, random, 0.1), '#e8f1f6'))
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
    sprig(trace('1120,2150 1150,2020 1240,1930', false), 5, (t) => 90 - t * 50)
  return proof(
    portrait(13, '#f4f0e4'),
    blue.def +
      fill(bristles(random), '#1d5486', 0.8) +
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
