import { box, circle, path, wobble } from '../curve.ts'
import { letters } from '../lettering.ts'
import { cat } from '../motifs/animals.ts'
import { sprig } from '../motifs/growing.ts'
import { heron } from '../motifs/heron.ts'
import { house } from '../motifs/made.ts'
import { chop, proof } from '../proof.ts'
import { type Art, at, fill, line } from '../svg.ts'

const ink = '#1d2430'

type Tier = {
  y: number
  ground: string
  text: string
  price: string
  title: string
  lines: readonly string[]
  figure: string
}

function tier({ y, ground, text, price, title, lines, figure }: Tier): string {
  return (
    fill(path(wobble(box(90, y, 1220, 392), 8, 90, y)), ground) +
    figure +
    line(letters(title, 520, y + 60, 56), text, 8.4) +
    line(letters(price, 1250, y + 60, 56, 'right'), text, 8.4) +
    line(path(wobble(box(520, y + 138, 730, 1, 60), 4, 50), false), text, 3, 0.6) +
    lines.map((words, i) => line(letters(words, 520, y + 172 + i * 64, 34), text, 4.6)).join('')
  )
}

export function priceGuide(): Art {
  const mount = (y: number, w: number, h: number) =>
    fill(path(wobble(box(290 - w / 2, y - h / 2, w, h, 40), 4, 40, w)), '#f8f1e2')
  const tiers: Tier[] = [
    {
      y: 380,
      ground: '#f3cdb4',
      text: ink,
      title: 'SMALL',
      price: 'FROM $140',
      lines: ['UP TO 8 x 10 INCHES', 'ONE BLOCK, ONE INK', 'CATS, BOATS, FRONT DOORS'],
      figure:
        mount(576, 200, 240) +
        at(282, 580, 0.24, cat.draw({ main: ink, second: ink, line: ink, paper: '#f8f1e2' })),
    },
    {
      y: 806,
      ground: '#e3b13f',
      text: ink,
      title: 'MEDIUM',
      price: 'FROM $320',
      lines: ['UP TO 12 x 18 INCHES', 'TWO BLOCKS, TWO INKS', 'YOUR HOUSE, WITH ITS WEATHER'],
      figure:
        mount(1002, 250, 320) +
        at(
          290,
          1012,
          0.26,
          house.draw({ main: '#1f7a78', second: '#f3cf6b', line: ink, paper: '#f8f1e2' }),
        ),
    },
    {
      y: 1232,
      ground: '#1c5a5c',
      text: '#f6ecd6',
      title: 'LARGE',
      price: 'FROM $680',
      lines: ['UP TO 18 x 24 INCHES', 'THREE BLOCKS, THREE INKS', 'A PLACE YOU KEEP GOING BACK TO'],
      figure:
        mount(1428, 290, 350) +
        fill(path(circle(304, 1400, 108)), '#e4603f') +
        at(
          292,
          1434,
          0.29,
          heron.draw({ main: '#0f4a4f', second: '#b8452c', line: ink, paper: '#f8f1e2' }),
        ),
    },
  ]
  const d = sprig(
    [
      [0, 150],
      [8, 30],
      [-4, -120],
    ],
    6,
    (t) => 80 - t * 46,
  )
  return proof(
    { width: 1400, height: 1800, seed: 31 },
    line(letters('COMMISSIONS', 700, 112, 118, 'middle'), ink, 16) +
      line(letters('A ROUGH GUIDE TO SIZES AND PRICES', 700, 276, 42, 'middle'), '#b8452c', 5.6) +
      at(108, 190, 0.9, fill(d, '#4b7a5c'), -18) +
      at(1292, 190, 0.9, fill(d, '#4b7a5c'), 18) +
      tiers.map(tier).join('') +
      line(
        letters('TWO PROOFS TO ARGUE ABOUT, AND THE BLOCK IS YOURS.', 700, 1672, 29, 'middle'),
        ink,
        4,
      ) +
      line(letters('HALF TO START, HALF WHEN YOU LIKE IT.', 700, 1728, 29, 'middle'), ink, 4) +
      chop(1240, 1712, 58, '#b8452c'),
  )
}
