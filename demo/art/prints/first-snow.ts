import { box, circle, path, ribbon, wobble } from '../curve.ts'
import { gouge, speckle } from '../marks.ts'
import { inks } from '../palette.ts'
import { proof, square } from '../proof.ts'
import { noise, type Random, seeded } from '../random.ts'
import { type Art, fill, line } from '../svg.ts'

const snow = '#eef1ee'
const fronts = [
  '#8f3b34',
  '#2d5570',
  '#c48a3c',
  '#3d6a62',
  '#54405e',
  '#a9563f',
  '#2a4a66',
  '#b7a58a',
]

function window(x: number, y: number, w: number, h: number, lit: boolean): string {
  return (
    fill(path(wobble(box(x, y, w, h), 4, 20, x)), lit ? '#f6c65a' : '#16263d') +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}`, lit ? '#8a5a22' : '#3a5573', 6) +
    fill(path(wobble(box(x - 8, y + h, w + 16, 12), 4, 20, y)), snow)
  )
}

function building(
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  gable: boolean,
): string {
  const top = base - h
  const peak = gable ? w * 0.52 : 0
  const shape = gable
    ? wobble(
        [
          [x, base],
          [x, top],
          [x + w / 2, top - peak],
          [x + w, top],
          [x + w, base],
        ],
        5,
        60,
        x,
      )
    : wobble(box(x, top, w, h), 5, 60, x)
  let boards = ''
  for (let y = top + 26; y < base; y += 28) boards += gouge([x + 8, y], [x + w - 8, y + 2], 4)
  let panes = ''
  const cols = w > 240 ? 3 : 2
  const cell = w / cols
  for (let row = 0; row * 150 + 60 < h - 130; row++)
    for (let col = 0; col < cols; col++)
      panes += window(
        x + col * cell + cell / 2 - 32,
        top + 50 + row * 150,
        64,
        88,
        random.chance(0.46),
      )
  const cover = gable
    ? path(
        wobble(
          ribbon(
            [
              [x - 26, top + 14],
              [x + w / 2, top - peak - 6],
              [x + w + 26, top + 14],
            ],
            () => 36,
          ),
          6,
          30,
          x,
        ),
      )
    : path(wobble(box(x - 12, top - 26, w + 24, 36), 8, 40, x))
  const door = fill(path(wobble(box(x + w * 0.4, base - 118, 62, 118), 4, 30)), '#12203a')
  const stack =
    fill(
      path(wobble(box(x + w * 0.68, top - (gable ? peak * 0.9 : 110), 46, 120), 4, 30)),
      '#5a2e2a',
    ) +
    fill(
      path(wobble(box(x + w * 0.68 - 5, top - (gable ? peak * 0.9 : 110) - 14, 56, 20), 4, 20)),
      snow,
    )
  return (
    stack +
    fill(path(shape), colour) +
    fill(boards, '#0f1c33', 0.4) +
    panes +
    door +
    fill(cover, snow)
  )
}

/** The harbour street at night in the first snow, half its windows lit. */
export function firstSnow(): Art {
  const random = seeded(61)
  const rows = [
    [760, 0.62, 90],
    [1190, 0.8, -60],
    [1700, 1, -30],
  ] as const
  let body = fill(path(box(0, 0, 2000, 2000, 400)), '#1a2d4c')
  body +=
    fill(path(wobble(circle(1560, 300, 110), 5, 40)), '#e9ecdf') +
    fill(path(wobble(circle(1606, 276, 96), 5, 40)), '#1a2d4c')
  rows.forEach(([base, scale, start], row) => {
    let x = start
    let i = row * 3
    let street = ''
    while (x < 2000) {
      const w = random.between(200, 330) * scale
      const h = random.between(300, 500) * scale
      street += building(
        x,
        base,
        w,
        h,
        fronts[i % fronts.length] ?? inks.teal,
        random,
        (i + row) % 3 !== 1,
      )
      x += w + random.between(2, 16)
      i += row === 1 ? 3 : 1
    }
    const bank = Array.from(
      { length: 42 },
      (_, k) => [k * 50 - 20, base - 16 + noise(k / 4, row * 7, 3) * 26] as const,
    )
    body +=
      street +
      fill(
        path([...bank, [2040, base + 520], [-20, base + 520]]),
        ['#8fa3b4', '#b9c6cd', snow][row] ?? snow,
      )
    if (row < 2)
      body += fill(
        path([
          ...bank.map(([px, py]) => [px, py + 60] as const),
          [2040, base + 620],
          [-20, base + 620],
        ]),
        ['#7c92a6', '#a8b8c2'][row] ?? snow,
        0.6,
      )
  })
  for (let i = 0; i < 9; i++)
    body += fill(
      gouge([640 + i * 62, 1960 - i * 26], [664 + i * 62, 1954 - i * 26], 16) +
        gouge([650 + i * 62, 1990 - i * 26], [676 + i * 62, 1984 - i * 26], 16),
      '#9fb0bd',
    )
  let dots = ''
  for (let i = 0; i < 560; i++) {
    const r = random.between(3, 9)
    dots += `M${random.between(0, 2000).toFixed(0)} ${random.between(0, 1960).toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 .1 0z`
  }
  return proof(
    square(6),
    body +
      fill(dots, '#ffffff', 0.95) +
      fill(speckle(0, 0, 2000, 2000, 500, random, 5), '#ffffff', 0.5),
  )
}
