import { box, circle, path, wobble } from '../curve.ts'
import { cat, moth, sardine, snail } from '../motifs/animals.ts'
import { lemon, mushroom, poppy } from '../motifs/growing.ts'
import { heron } from '../motifs/heron.ts'
import { kettle } from '../motifs/made.ts'
import type { Colours, Motif } from '../motifs/motif.ts'
import { blockToCloth } from '../scenes/block-to-print.ts'
import { type Art, at, fill, line } from '../svg.ts'
import { card, linen, planks, plaster } from '../tabletop/grounds.ts'
import { closeUp } from './close-up.ts'
import { photograph, type Stamp } from './cloth.ts'
import { jacketFront } from './jacket-front.ts'
import {
  apron,
  bandana,
  dress,
  jacket,
  kidsTee,
  sweatshirt,
  tank,
  tee,
  workShirt,
} from './shapes.ts'

const stamp = (
  motif: Motif,
  colours: Colours,
  x: number,
  y: number,
  size: number,
  turn = 0,
): Stamp => ({ draw: () => motif.draw(colours), x, y, size, turn })

const shoal: Colours = { main: '#1f5f70', second: '#e4603f', line: '#1d2430', paper: '#f0e6cf' }
const stray: Colours = { main: '#e4603f', second: '#e0a526', line: '#1d2430', paper: '#f0e6cf' }

function shoalStamps(): Stamp[] {
  const out: Stamp[] = [
    {
      draw: () =>
        line(path(wobble(box(-480, -490, 960, 980), 6, 90)), '#1f5f70', 13) +
        line(path(wobble(box(-450, -460, 900, 920), 6, 90, 3)), '#e4603f', 6),
      x: 640,
      y: 822,
      size: 0.92,
    },
  ]
  for (let row = 0; row < 6; row++)
    for (let col = 0; col < 3; col++) {
      const odd = row === 3 && col === 1
      out.push(
        stamp(
          sardine,
          odd ? stray : shoal,
          400 + col * 240 + (row % 2 ? 18 : -18),
          494 + row * 131,
          0.21,
          odd ? 180 : (col - row) * 1.5,
        ),
      )
    }
  return out
}

const lace: Colours = { main: '#f2e3c4', second: '#e0a526', line: '#f2e3c4', paper: '#2b3a38' }
const slow: Colours = { main: '#1f7a78', second: '#e0a526', line: '#1d2430', paper: '#f5ecd9' }
const brew: Colours = { main: '#f3e6cb', second: '#e0a526', line: '#f3e6cb', paper: '#274a4d' }
const supper: Colours = { main: '#b8452c', second: '#f3e6cb', line: '#5a2a20', paper: '#f3e6cb' }
const sour: Colours = { main: '#e0a526', second: '#f2c744', line: '#4a4a2a', paper: '#f7efdd' }
const late: Colours = { main: '#f3e3c6', second: '#e9b7a0', line: '#7a2a1c', paper: '#f3e3c6' }
const bird: Colours = { main: '#f1e6cd', second: '#e0a526', line: '#f1e6cd', paper: '#27415f' }

function catAndMoon(): string {
  const night = '#2e2f3a'
  return (
    fill(path(wobble(circle(40, -90, 400), 8, 70)), '#e5b23c') +
    fill(
      path(wobble(circle(-90, -230, 60, 50), 6, 30)) +
        path(wobble(circle(190, -250, 44, 38), 6, 30)) +
        path(wobble(circle(240, 0, 74, 62), 6, 30)),
      '#c9952a',
    ) +
    at(10, 70, 0.9, cat.draw({ main: '#efe4d0', second: night, line: night, paper: night })) +
    fill(path(wobble(box(-460, 452, 940, 26), 7, 60)), '#efe4d0')
  )
}

const wading = (): string =>
  fill(path(wobble(circle(30, -80, 400), 8, 80)), '#d9603f') +
  heron.draw(bird) +
  [500, 540, 580]
    .map((y, i) => line(`M${-330 + i * 50} ${y}q90 -22 180 0t180 0t180 0`, '#f1e6cd', 11))
    .join('')

const poppyField: Stamp[] = [
  [330, 1330, 0.2, -10],
  [520, 1380, 0.24, 14],
  [740, 1340, 0.22, -20],
  [930, 1390, 0.21, 24],
  [430, 1180, 0.15, 30],
  [640, 1200, 0.17, -8],
  [840, 1170, 0.15, 12],
  [560, 1040, 0.11, 0],
  [740, 1030, 0.1, 40],
  [640, 900, 0.08, 10],
  [240, 1430, 0.16, 0],
  [1030, 1440, 0.16, 20],
].map(([x = 0, y = 0, size = 0, turn = 0]) => stamp(poppy, late, x, y, size, turn))
const buds: Stamp[] = [
  [540, 560],
  [740, 600],
  [640, 690],
  [500, 690],
  [780, 480],
].map(([x = 0, y = 0], i) => stamp(poppy, late, x, y, 0.05, i * 33))

export const bandanaFlat = (): Art =>
  photograph(bandana, planks('#b98f63', 320, 4), '#f0e6cf', shoalStamps())
export const bandanaClose = (): Art =>
  closeUp(
    '#f0e6cf',
    [
      stamp(sardine, shoal, 560, 180, 0.8, -4),
      stamp(sardine, stray, 660, 620, 0.82, 177),
      stamp(sardine, shoal, 540, 1050, 0.8, 3),
    ],
    9,
    'hem',
  )
export const mothBandanaFlat = (): Art =>
  photograph(bandana, linen('#d9cdb8'), '#2b3a38', [stamp(moth, lace, 640, 822, 0.62)])
export const mothBandanaClose = (): Art =>
  closeUp('#2b3a38', [stamp(moth, lace, 660, 700, 1.05, 6)], 9, 'hem')
export const tankFlat = (): Art =>
  photograph(tank, linen('#d9cdb8'), '#2b3a38', [stamp(moth, lace, 640, 850, 0.56)])
export const tankClose = (): Art =>
  closeUp('#2b3a38', [stamp(moth, lace, 620, 780, 1.15, -8)], 9, 'left')
export const tankMaking = (): Art => blockToCloth(moth, tankClose(), '#e0a526', '#c4cdbf')
export const kidsFlat = (): Art =>
  photograph(kidsTee, planks('#c9a57c', 210, 7), '#f5ecd9', [stamp(snail, slow, 640, 830, 0.5, -3)])
export const kidsClose = (): Art =>
  closeUp('#f5ecd9', [stamp(snail, slow, 640, 720, 1.16, -4)], 9, 'hem')
export const kidsMaking = (): Art =>
  blockToCloth(
    snail,
    closeUp('#f5ecd9', [stamp(snail, slow, 640, 720, 1.16, -4)]),
    '#1f7a78',
    '#dccfb7',
  )
export const apronFlat = (): Art =>
  photograph(apron, linen('#cdb79a'), '#274a4d', [
    stamp(kettle, brew, 640, 740, 0.5),
    stamp(lemon, { ...sour, paper: '#f3e6cb' }, 430, 930, 0.14, 12),
    stamp(lemon, { ...sour, paper: '#f3e6cb' }, 860, 940, 0.15, 40),
  ])
export const apronClose = (): Art =>
  closeUp('#274a4d', [
    stamp(kettle, brew, 560, 620, 1, -4),
    stamp(lemon, { ...sour, paper: '#f3e6cb' }, 1000, 1180, 0.42, 20),
  ])
export const shirtHung = (): Art =>
  photograph(workShirt, plaster('#e4d5bd'), '#8a9a7c', [
    stamp(mushroom, supper, 866, 736, 0.13, 6),
    stamp(mushroom, supper, 430, 1290, 0.2, -8),
    stamp(mushroom, supper, 520, 1350, 0.13, 10),
  ])
export const shirtClose = (): Art =>
  closeUp(
    '#8a9a7c',
    [stamp(mushroom, supper, 480, 620, 0.95, -7), stamp(mushroom, supper, 960, 960, 0.5, 10)],
    8,
    'hem',
  )
export const shirtMaking = (): Art =>
  blockToCloth(
    mushroom,
    closeUp('#8a9a7c', [stamp(mushroom, supper, 640, 760, 1.1, -5)], 8),
    '#b8452c',
    '#cfd4c4',
  )
export const teeFlat = (): Art =>
  photograph(tee, card('#c9d3c8'), '#f7efdd', [
    stamp(lemon, sour, 530, 720, 0.34, 8),
    stamp(lemon, { ...sour, main: '#e4603f', second: '#ef8a68' }, 770, 830, 0.31, 30),
    stamp(lemon, { ...sour, main: '#1f7a78', second: '#b9c24a' }, 600, 1030, 0.28, 50),
  ])
export const teeClose = (): Art =>
  closeUp(
    '#f7efdd',
    [
      stamp(lemon, sour, 420, 560, 0.86, 8),
      stamp(lemon, { ...sour, main: '#e4603f', second: '#ef8a68' }, 980, 1010, 0.74, 30),
    ],
    9,
    'left',
  )
export const sweatFlat = (): Art =>
  photograph(sweatshirt, planks('#8c6547', 340, 11), '#2e2f3a', [
    { draw: catAndMoon, x: 640, y: 850, size: 0.58 },
  ])
export const sweatClose = (): Art =>
  closeUp('#2e2f3a', [{ draw: catAndMoon, x: 640, y: 760, size: 1.16, turn: -3 }], 12, 'left')
export const dressHung = (): Art =>
  photograph(dress, plaster('#efe4d2'), '#c8502f', [...poppyField, ...buds])
export const dressClose = (): Art =>
  closeUp(
    '#c8502f',
    [
      stamp(poppy, late, 420, 420, 0.8, -10),
      stamp(poppy, late, 980, 900, 0.92, 18),
      stamp(poppy, late, 300, 1260, 0.6, 40),
    ],
    8,
  )
export const jacketHung = (): Art =>
  photograph(jacket, plaster('#dfd3bf'), '#27415f', [{ draw: wading, x: 640, y: 920, size: 0.62 }])
export const jacketClose = (): Art =>
  closeUp('#27415f', [{ draw: wading, x: 560, y: 980, size: 1.5, turn: -3 }], 11)
export const jacketFlat = (): Art =>
  photograph(jacketFront, planks('#a9835c', 280, 3), '#27415f', [])
