import { box, circle, path, trace, wobble } from '../curve.ts'
import { gouge, gougeAlong } from '../marks.ts'
import { fill, line } from '../svg.ts'
import type { Motif } from './motif.ts'

const cut = (spec: string, amount = 5) => path(wobble(trace(spec), amount, 40, 5))

const hull = cut('-420,20! -250,40 0,48 250,40 420,12! 372,110 270,170 0,186 -270,172 -380,110')

export const boat: Motif = {
  outline: hull,
  draw: ({ main, second, line: dark, paper }) =>
    fill(hull, main) +
    fill(cut('-396,30! 0,64 396,24! 384,58 0,96 -380,60'), second) +
    fill(
      [0, 1, 2]
        .map((i) =>
          gougeAlong(
            [
              [-300 + i * 20, 112 + i * 20],
              [0, 130 + i * 20],
              [300 - i * 20, 108 + i * 20],
            ],
            9,
          ),
        )
        .join(''),
      paper,
    ) +
    line('M-60 40L-260 196', dark, 15) +
    line('M-226 168L-282 214', dark, 30),
}

const walls = path(wobble(box(-220, -150, 440, 520), 6, 60, 2))
const roof = cut('-280,-140! 0,-400! 280,-140!', 6)
const chimney = cut('100,-420! 170,-420! 170,-220! 100,-280!', 4)

export const house: Motif = {
  outline: walls + roof + chimney,
  draw: ({ main, second, line: dark, paper }) => {
    let boards = ''
    for (let y = -110; y < 350; y += 44) boards += gouge([-206, y], [206, y + 3], 7)
    const panes = [
      [-140, -90],
      [50, -90],
      [-140, 90],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(path(wobble(box(x, y, 92, 120), 4, 30, x)), second) +
          line(`M${x + 46} ${y}v120M${x} ${y + 56}h92`, dark, 9),
      )
      .join('')
    return (
      fill(chimney, dark) +
      fill(walls, main) +
      fill(boards, paper, 0.55) +
      fill(roof, dark) +
      fill(
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => gouge([-200 + i * 56, -170], [-176 + i * 50, -198], 9))
          .join(''),
        paper,
      ) +
      panes +
      fill(path(wobble(box(44, 90, 104, 276), 4, 40, 4)), dark) +
      fill(path(circle(66, 230, 9)), second)
    )
  },
}

const kettleBody = cut(
  '-210,-60 -150,-170 0,-210 150,-170 210,-60 240,120 190,270 0,300 -190,270 -240,120',
)
const spout = cut('200,60 300,0 330,-110! 392,-90! 350,70 240,190')
const handle = 'M-150 -170C-170 -360 -60 -410 0 -410S170 -360 150 -170'

export const kettle: Motif = {
  outline: `${kettleBody}${spout}${cut('-190,-190 -180,-380 0,-440 180,-380 190,-190')}`,
  draw: ({ main, second, line: dark, paper }) =>
    line(handle, dark, 38) +
    fill(spout, main) +
    fill(kettleBody, main) +
    fill(cut('-96,-196 0,-232 96,-196 0,-176'), dark) +
    fill(path(circle(0, -236, 28)), dark) +
    fill(cut('-226,100 0,136 226,100 214,190 0,226 -212,190'), second) +
    fill(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => path(circle(-168 + i * 56, 158 + Math.sin((i / 6) * 3.14) * 16, 14)))
        .join(''),
      paper,
    ) +
    fill(
      gougeAlong(
        [
          [-150, -90],
          [-176, -10],
          [-184, 70],
        ],
        17,
      ) +
        gougeAlong(
          [
            [-104, -130],
            [-120, -90],
            [-128, -50],
          ],
          13,
        ),
      paper,
    ),
}
