import { circle, path, trace, wobble } from '../curve.ts'
import { letters } from '../lettering.ts'
import { cat, snail } from '../motifs/animals.ts'
import { leafAt, sprig } from '../motifs/growing.ts'
import type { Motif } from '../motifs/motif.ts'
import { at, clipped, fill, line, linear, rect, softShadow } from '../svg.ts'

/** The snail over a ribbon with its motto. */
export const motto: Motif = {
  outline: `${snail.outline}${path(wobble(trace('-440,330! 0,306 440,330! 420,440! 0,416 -420,440!'), 4, 60))}`,
  draw: (c) =>
    snail.draw(c) +
    fill(
      path(wobble(trace('-440,330! 0,306 440,330! 420,440! 0,416 -420,440!'), 4, 60)),
      '#e4603f',
    ) +
    line(letters('IN NO HURRY', 0, 336, 60, 'middle'), '#fdf6e6', 11),
}

const disc = path(circle(0, -20, 430, 430, 160))

/** The cat in front of the moon, in a circle. */
export const catMoon: Motif = {
  outline: disc,
  draw: () =>
    fill(disc, '#1f2f4d') +
    fill(path(wobble(circle(90, -130, 220), 5, 60)), '#f3dc9a') +
    fill(path(circle(20, -190, 34)) + path(circle(170, -70, 48)), '#e0c078') +
    [
      [-260, -220],
      [-300, 20],
      [-180, -330],
      [320, 60],
      [330, -250],
    ]
      .map(([x = 0, y = 0]) => line(`M${x - 14} ${y}h28M${x} ${y - 14}v28`, '#f6ecd2', 6))
      .join('') +
    clipped(disc, fill('M-460 214C-200 176 200 206 460 180V500H-460Z', '#e4603f')) +
    at(
      -20,
      16,
      0.56,
      cat.draw({ main: '#14161c', second: '#14161c', line: '#14161c', paper: '#f0c56a' }),
    ),
}

export function sprigAside(x: number, y: number, turn: number, colour = '#5d7f5f'): string {
  const d = sprig(
    [
      [0, 300],
      [10, 100],
      [-10, -240],
    ],
    8,
    (t) => 150 - t * 90,
  )
  return at(
    x,
    y,
    1,
    fill(d, '#1c120a', 0.18, ' transform="translate(14 20)"') + fill(d, colour),
    turn,
  )
}

export function pencil(x: number, y: number, turn: number, colour: string): string {
  return at(
    x,
    y,
    1,
    fill('M-260 -15H210L272 0L210 15H-260Z', '#1c120a', 0.25, ' transform="translate(8 16)"') +
      rect(-260, -15, 470, 30, colour) +
      rect(-260, -5, 470, 10, '#ffffff', 0.25) +
      fill('M210 -15L272 0L210 15Z', '#e8cfa4') +
      fill('M254 -4L272 0L254 4Z', '#2a2420') +
      rect(-284, -15, 30, 30, '#c9c2b4') +
      rect(-310, -14, 28, 28, '#e08a7a'),
    turn,
  )
}

export const envelope = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    softShadow('M-430 -300H430V300H-430Z', 12, 18, 20, 0.4) +
      fill('M-430 -300H430V300H-430Z', '#b98b5e') +
      line('M-430 -300L0 60L430 -300', '#8f663d', 7) +
      fill('M-430 -300L0 60L430 -300Z', '#c99b6c') +
      fill(path(circle(0, 46, 58)), '#b8452c') +
      line('M-22 70C-22 30 16 46 12 22C10 8 -8 8 -12 20M12 22L40 28', '#f8efe2', 8),
    turn,
  )

/** A steel flask, enamelled teal, lying with its cup on. */
export function flask(): string {
  const round = (dark: number) =>
    linear(
      [430, 0],
      [970, 0],
      [
        [0, '#ffffff', 0.1],
        [0.16, '#ffffff', 0.42],
        [0.34, '#ffffff', 0],
        [0.7, '#08201f', 0.1],
        [1, '#08201f', dark],
      ],
    )
  const body =
    'M500 330H900Q970 340 970 430V1270Q970 1330 910 1330H490Q430 1330 430 1270V430Q430 340 500 330Z'
  const cup = 'M500 110Q500 84 530 84H870Q900 84 900 110V300H500Z'
  const sheen = round(0.55)
  return (
    softShadow(body + cup, 34, 26, 40, 0.4) +
    fill(body, '#2f7f78') +
    fill(cup, '#e6dcc8') +
    rect(500, 296, 400, 36, '#b9bcb8') +
    line('M520 150H880M520 176H880', '#b9ab90', 5, 0.7) +
    sheen.def +
    fill(`${body}${cup}M500 296H900V332H500Z`, sheen.url)
  )
}

export const twist = (x: number, y: number): string =>
  fill(
    leafAt(x, y, 40, 160, 60) + leafAt(x, y, -30, 190, 60) + leafAt(x, y, 100, 150, 54),
    '#6d8d62',
  )
