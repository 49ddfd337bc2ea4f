import { box, circle, path, wobble } from '../curve.ts'
import { moth, sardine, snail } from '../motifs/animals.ts'
import { lemon, mushroom } from '../motifs/growing.ts'
import { heron } from '../motifs/heron.ts'
import type { Colours } from '../motifs/motif.ts'
import { blueMeadow } from '../prints/blue-meadow.ts'
import { firstSnow } from '../prints/first-snow.ts'
import { nightCrossing } from '../prints/night-crossing.ts'
import { slowHeron } from '../prints/slow-heron.ts'
import { type Art, at, fill, group, line, rect, softShadow } from '../svg.ts'
import { backing, onTable, patch, pin, sticker } from './goods.ts'
import { card, linen, planks, plaster, terrazzo } from './grounds.ts'
import { notebook, postcard, stickerSheet } from './paper-goods.ts'
import { catMoon, envelope, flask, motto, pencil, sprigAside, twist } from './props.ts'

const tin: Colours = { main: '#2c6f86', second: '#e4603f', line: '#1d2430', paper: '#f1ead6' }
const tinStray: Colours = { main: '#e4603f', second: '#e0a526', line: '#1d2430', paper: '#f8ead0' }
const slow: Colours = { main: '#1f7a78', second: '#e0a526', line: '#1d2430', paper: '#f6efe2' }
const dusk: Colours = { main: '#7a4a63', second: '#e4a07c', line: '#2a1c2e', paper: '#f3dcc0' }
const sour: Colours = { main: '#e0a526', second: '#f2c744', line: '#4a4a2a', paper: '#fdf4dc' }
const bird: Colours = { main: '#2f6b73', second: '#d9853b', line: '#1d2430', paper: '#f4e6c8' }
const red: Colours = { main: '#d94f32', second: '#f3dcc0', line: '#6d2f2a', paper: '#fbf3e2' }
const gold: Colours = { main: '#e0a526', second: '#f6e4c0', line: '#6d4a1a', paper: '#fbf3e2' }
const pink: Colours = { main: '#e9a48c', second: '#f6e4d4', line: '#7a4034', paper: '#fbf3e2' }
const teal: Colours = { main: '#2f7f78', second: '#e9e0c4', line: '#173c3c', paper: '#fbf3e2' }

export const sardineSticker = (): Art =>
  onTable(
    terrazzo('#f2e6d3', ['#d98b6a', '#7fb5ab', '#e0b34c', '#6a6f78']),
    sticker(sardine, tinStray, 700, 690, 1.08, -16),
    false,
  )
export const sardineOnTin = (): Art =>
  onTable(
    planks('#b98f63', 240, 5),
    notebook(700, 700, 820, 1120, 7, '#2e4a4c') +
      sticker(sardine, tinStray, 660, 560, 0.62, -8) +
      sticker(sardine, tin, 700, 860, 0.56, 12) +
      pencil(1190, 1090, -64, '#e0a526'),
  )
export const snailSticker = (): Art =>
  onTable(card('#e7b9a0'), sticker(motto, slow, 700, 640, 1.02, 5) + twist(160, 1230))
export const snailInPost = (): Art =>
  onTable(
    linen('#d5c6ad'),
    envelope(690, 620, -9) + sticker(motto, slow, 800, 950, 0.56, 10),
    false,
  )
export const mothPin = (): Art =>
  onTable(
    plaster('#cdbfa8'),
    backing(700, 700, 760, 1020, -5, '#f4e9d4', '#7a4a63', 'NIGHT SHIFT') +
      pin(moth, dusk, 690, 640, 0.56, -5),
    false,
  )
export const mothOnDenim = (): Art =>
  onTable(
    linen('#3f5678'),
    group(
      'translate(700 700) rotate(-14)',
      line('M-900 -420H900M-900 -380H900', '#d9a45c', 6, 1, ' stroke-dasharray="26 14"') +
        rect(-900, -470, 1800, 24, '#1c2a40', 0.4),
    ) + pin(moth, dusk, 720, 800, 0.8, 9),
    false,
  )
export const mushroomSheet = (): Art =>
  onTable(
    planks('#a37d5a', 300, 8),
    stickerSheet(
      [
        [mushroom, red, -180, -240, 0.42, -6],
        [mushroom, gold, 190, -270, 0.36, 8],
        [mushroom, teal, 180, 60, 0.4, -8],
        [mushroom, pink, -190, 130, 0.34, 10],
        [snail, { ...slow, main: '#b8452c' }, -150, 370, 0.24, 0],
        [moth, dusk, 180, 350, 0.3, -10],
      ],
      700,
      700,
      5,
      'MUSHROOM SUPPER',
    ) + sprigAside(200, 330, -24),
    true,
  )
export const mushroomLoose = (): Art =>
  onTable(
    card('#3f5f55'),
    sticker(mushroom, red, 470, 520, 0.7, -12) +
      sticker(mushroom, gold, 960, 440, 0.54, 10) +
      sticker(mushroom, teal, 1000, 960, 0.6, -6) +
      sticker(mushroom, pink, 440, 1050, 0.48, 16) +
      sticker(moth, dusk, 720, 800, 0.34, 24),
    false,
  )
export const lemonPin = (): Art =>
  onTable(
    terrazzo('#dfe6dc', ['#e0a526', '#f3c9b5', '#1f7a78']),
    backing(700, 700, 760, 1020, 6, '#1f7a78', '#f6d98a', 'SOUR ON PURPOSE') +
      pin(lemon, sour, 706, 632, 0.5, 10),
    false,
  )
export const heronPatch = (): Art =>
  onTable(
    linen('#8c8f6f'),
    patch(
      fill(path(circle(40, -60, 330)), '#e4603f') +
        at(0, 20, 0.84, heron.draw(bird)) +
        fill(path(wobble(box(-600, 430, 1200, 300), 8, 70)), '#2f6b73'),
      700,
      690,
      470,
      -4,
      '#efdcb4',
      '#1d3440',
    ),
    false,
  )
export const heronPatchSewn = (): Art =>
  onTable(
    linen('#b08a5c'),
    rect(0, 0, 1400, 1400, '#7b5a34', 0.2) +
      line('M140 -20L200 1420M172 -20L232 1420', '#f0d7a4', 5, 1, ' stroke-dasharray="24 14"') +
      patch(
        fill(path(circle(40, -60, 330)), '#e4603f') +
          at(0, 20, 0.84, heron.draw(bird)) +
          fill(path(wobble(box(-600, 430, 1200, 300), 8, 70)), '#2f6b73'),
        790,
        640,
        330,
        6,
        '#efdcb4',
        '#1d3440',
      ),
    false,
  )
export const postcardSet = (): Art =>
  onTable(
    planks('#c7a47a', 280, 12),
    postcard(firstSnow(), 420, 430, 480, -8) +
      postcard(nightCrossing(), 985, 470, 500, 7) +
      postcard(slowHeron(), 480, 980, 400, 5) +
      postcard(blueMeadow(), 1010, 1010, 380, -6),
  )
export const postcardBack = (): Art =>
  onTable(
    linen('#c9b79b'),
    postcard(slowHeron(), 400, 560, 470, -10) +
      at(
        860,
        840,
        1,
        softShadow('M-390 -270H390V270H-390Z', 10, 16, 18, 0.4) +
          fill('M-390 -270H390V270H-390Z', '#fbf6ea') +
          line('M0 -220V220', '#8a8478', 3) +
          line('M60 20H340M60 90H340M60 160H340', '#8a8478', 3) +
          line(
            'M-340 -190q40 -30 60 0t60 0t60 0t60 -6M-340 -120q40 -26 60 0t60 0t60 0M-340 -50q40 -30 60 0t60 0t60 0t50 4M-340 20q40 -30 60 0t60 0',
            '#31507a',
            5,
          ) +
          rect(240, -220, 110, 130, '#e4603f') +
          rect(250, -210, 90, 110, '#f6efe2') +
          at(295, -155, 0.09, heron.draw(bird)) +
          line('M170 -200a56 56 0 1 0 .1 0M110 -150h180', '#3a332c', 4, 0.6),
        8,
      ) +
      pencil(460, 1180, -12, '#1f7a78'),
    false,
  )
export const catSticker = (): Art =>
  onTable(
    planks('#d2b48c', 260, 9),
    sticker(catMoon, slow, 700, 720, 1.06, -6) + sprigAside(1260, 270, 30, '#76805a'),
  )
export const catOnFlask = (): Art =>
  onTable(card('#dcc7b2'), flask() + sticker(catMoon, slow, 690, 800, 0.5, 6), false)
export const heronPin = (): Art =>
  onTable(
    linen('#e2d4bc'),
    backing(700, 700, 760, 1040, 3, '#1d3440', '#f0c56a', 'STANDING ABOUT') +
      pin(heron, bird, 690, 590, 0.56, 3),
  )
export const heronPinOnCap = (): Art =>
  onTable(
    linen('#7d8a63'),
    line('M-20 1130C400 980 1000 980 1420 1130', '#5b6747', 26) +
      line(
        'M-20 1160C400 1010 1000 1010 1420 1160M-20 1186C400 1036 1000 1036 1420 1186',
        '#e3d9b4',
        4,
        0.9,
        ' stroke-dasharray="22 12"',
      ) +
      pin(heron, bird, 700, 620, 0.88, -6),
    false,
  )
