import { box, circle, type Point, path, ribbon, wobble } from '../curve.ts'
import { letters } from '../lettering.ts'
import { gouge, speckle } from '../marks.ts'
import { inks } from '../palette.ts'
import { portrait, proof } from '../proof.ts'
import { seeded } from '../random.ts'
import { type Art, clipped, fill, line } from '../svg.ts'

const cols = 5
const rows = 6

/** The lit part of the moon on day `phase` (0 to 1, 0.5 is full), radius r. */
function lit(cx: number, cy: number, r: number, phase: number): string {
  const k = Math.cos(phase * Math.PI * 2)
  const right = phase < 0.5
  const limb = Array.from({ length: 31 }, (_, i): Point => {
    const a = -Math.PI / 2 + (i / 30) * Math.PI
    return [cx + (right ? 1 : -1) * Math.cos(a) * r, cy + Math.sin(a) * r]
  })
  const inner = Array.from({ length: 31 }, (_, i): Point => {
    const a = Math.PI / 2 - (i / 30) * Math.PI
    return [cx + (right ? 1 : -1) * Math.cos(a) * r * k, cy + Math.sin(a) * r]
  })
  return path(wobble([...limb, ...inner], 2.5, 30, cx))
}

/** A month of moons with the tide under each; the spring tides are coral. */
export function tideTable(): Art {
  const random = seeded(161)
  const [w, h, left, top] = [270, 318, 125, 150]
  let body = ''
  for (let i = 0; i < cols * rows; i++) {
    const x = left + (i % cols) * w
    const y = top + Math.floor(i / cols) * h
    const phase = (i + 0.6) / 29.5
    const spring = Math.cos(phase * Math.PI * 4)
    const cell = path(wobble(box(x + 8, y + 8, w - 16, h - 16), 4, 60, i))
    const checker = (i + Math.floor(i / cols)) % 2
    const ground = checker ? '#1f3553' : '#27456a'
    const level = y + h * (0.74 - spring * 0.1)
    const tide = spring > 0.72 ? inks.coral : checker ? '#86aeb4' : '#a9c4c0'
    const wave = Array.from(
      { length: 20 },
      (_, k): Point => [x + k * 15, level + Math.sin(k * 0.66 + i * 1.3) * (7 + 6 * spring)],
    )
    let combs = ''
    for (let row = 1; row < 6; row++)
      combs += path(
        ribbon(
          wave.map(([px, py], k): Point => [px, py + row * 21 + Math.sin(k * 0.5 + row) * 3]),
          () => 4.5,
        ),
      )
    body += clipped(
      cell,
      fill(cell, ground) +
        fill(path(circle(x + w / 2, y + 112, 74)), checker ? '#16273f' : '#1b3352') +
        fill(lit(x + w / 2, y + 112, 74, phase % 1), '#f4e7c5') +
        fill(
          gouge([x + 30, y + 40], [x + 44, y + 40], 5) +
            gouge([x + 224, y + 66], [x + 236, y + 66], 5) +
            gouge([x + 40, y + 170], [x + 50, y + 170], 5),
          '#f4e7c5',
          0.8,
        ) +
        fill(path([...wave, [x + w, y + h], [x, y + h]]), tide) +
        fill(combs, ground, 0.75),
    )
  }
  return proof(
    portrait(17, '#f3ead6'),
    body +
      fill(speckle(120, 150, 1360, 1910, 1100, random, 6), '#f3ead6') +
      line(letters('TIDE TABLE', 800, 2170, 86, 'middle'), inks.night, 11),
  )
}
