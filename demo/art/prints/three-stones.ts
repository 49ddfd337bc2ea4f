import { circle, type Point, path, wobble } from '../curve.ts'
import { gouge, hatch, speckle } from '../marks.ts'
import { inks } from '../palette.ts'
import { chop, proof, signature, square } from '../proof.ts'
import { noise, seeded } from '../random.ts'
import { type Art, fill, line } from '../svg.ts'

const stones = [
  [640, 720, 250, inks.ink],
  [1330, 1010, 170, inks.coral],
  [780, 1440, 130, '#5b6f78'],
] as const

/** Still water running past round stones: a uniform flow and one dipole a stone. */
function flow(x: number, y: number): Point {
  let u = 1
  let v = 0.1 + noise(x / 500, y / 500, 2) * 0.13
  for (const [cx, cy, r] of stones) {
    const dx = x - cx
    const dy = y - cy
    const d2 = Math.max(1, dx * dx + dy * dy)
    const reach = (r + 26) ** 2
    u -= (reach * (dx * dx - dy * dy)) / (d2 * d2)
    v -= (reach * 2 * dx * dy) / (d2 * d2)
  }
  return [u, v]
}

function current(): string[] {
  const bundles = ['', '', '']
  for (let i = 0; i < 118; i++) {
    let x = 0
    let y = -190 + i * 19.6
    const points: Point[] = []
    for (let s = 0; s < 330 && x < 2010; s++) {
      if (stones.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) < r + 27)) break
      points.push([x, y])
      const [u, v] = flow(x, y)
      const speed = Math.hypot(u, v) || 1
      x += (u / speed) * 8
      y += (v / speed) * 8
    }
    const slot = i % 7 === 3 ? 2 : i % 2
    bundles[slot] += path(
      points.filter(([px, py]) => px > 150 && px < 1850 && py > 150 && py < 1800),
      false,
    )
  }
  return bundles
}

/** Fine ink lines run past three stones; one stone is coral. */
export function threeStones(): Art {
  const random = seeded(41)
  const [a = '', b = '', c = ''] = current()
  const rocks = stones.map(([x, y, r, colour]) => {
    const rock = wobble(circle(x, y, r, r * 0.96), r * 0.07, r * 0.8, 3)
    return (
      fill(path(rock), colour) +
      fill(
        hatch(rock, random, { angle: -32, gap: r * 0.1, long: r * 0.26, width: 6, rest: 1.5 }),
        '#f8f3e8',
        0.85,
      ) +
      fill(
        gouge([x - r * 0.62, y - r * 0.4], [x - r * 0.1, y - r * 0.78], r * 0.09, -0.2),
        '#f8f3e8',
      )
    )
  })
  return proof(
    square(4, '#f8f3e8'),
    line(a, inks.indigo, 5) +
      line(b, inks.indigo, 3.2, 0.85) +
      line(c, inks.sea, 7) +
      rocks.join('') +
      fill(speckle(150, 150, 1700, 1650, 500, random, 5), '#f8f3e8') +
      signature(1560, 1862, 70) +
      chop(150, 1866, 46),
  )
}
