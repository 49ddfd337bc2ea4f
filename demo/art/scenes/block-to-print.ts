import { box, type Point, path, wobble } from '../curve.ts'
import type { Motif } from '../motifs/motif.ts'
import { seeded } from '../random.ts'
import { type Art, at, fill, group, line, linear, mix, rect, softShadow } from '../svg.ts'
import { linen } from '../tabletop/grounds.ts'
import { brayer, lino, shavings, sheetOf } from './tools.ts'

const width = 2100
const height = 1400

type Making = {
  art: Art
  /** The block's ink. */
  ink: string
  cloth: string
  /** The picture's own margin as a share of its width; no block has one. */
  margin: number
  /** Colours darker than this (0 to 1) stay standing on the block; all others are cut away. */
  left: number
}

export const blockToPrint = (making: Making): Art => bench({ ...making, gave: making.art })

/** A motif's block, and its print on cloth, seen close. */
export function blockToCloth(motif: Motif, gave: Art, ink: string, cloth: string): Art {
  const { width, height } = gave
  const [stands, away] = ['#000000', '#ffffff']
  const figure = motif.draw({ main: stands, second: stands, line: stands, paper: away })
  const art = {
    width,
    height,
    body:
      rect(0, 0, width, height, away) + at(width / 2, height / 2, (width / 1000) * 0.86, figure),
  }
  return bench({ art, gave, ink, cloth, margin: 0, left: 0.5 })
}

function bench({ art, gave, ink, cloth, margin, left }: Making & { gave: Art }): Art {
  const square = art.width / art.height > 0.8
  const w = square ? 590 : 560
  const y = square ? 590 : 610
  const random = seeded(311)
  const curls = Array.from(
    { length: 15 },
    (): Point => [random.between(90, 660), random.between(1130, 1330)],
  )
  const cut = { stands: '#878a78', away: '#e3d0a8' }
  const inked = { stands: ink, away: mix('#e3d0a8', ink, 0.1) }
  return {
    width,
    height,
    body:
      linen(cloth)(width, height) +
      block(engraved(art, cut, left, 'cut'), 370, y, w, margin, -2.5) +
      block(engraved(art, inked, left, 'inked'), 1045, y, w, margin, 1.5) +
      sheetOf(gave, 1725, y, w * 1.06, -1) +
      shavings(curls, '#d3b384') +
      lino(400, 1240, 12, '#8f5f3a') +
      brayer(1010, square ? 1060 : 1130, 14, ink),
  }
}

/** A block lies mirrored: the paper turns it round again. */
function block(art: Art, x: number, y: number, w: number, margin: number, turn: number): string {
  const [cropW, cropH] = [art.width * (1 - margin * 2), art.height - art.width * margin * 2.6]
  const h = (w * cropH) / cropW
  const plate = path(wobble(box(-w / 2, -h / 2, w, h, 70), 3, 60))
  const light = linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, '#ffffff', 0.22],
      [0.5, '#ffffff', 0],
      [1, '#1a1008', 0.2],
    ],
  )
  return at(
    x,
    y,
    1,
    softShadow(plate, 14, 24, 20, 0.46) +
      group('translate(8 13)', fill(plate, '#7d5233')) +
      group(
        'scale(-1 1)',
        `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="${art.width * margin} ${art.width * margin} ${cropW} ${cropH}" preserveAspectRatio="xMidYMid slice">${art.body}</svg>`,
      ) +
      light.def +
      fill(plate, light.url) +
      line(plate, '#6b4529', 3, 0.5),
    turn,
  )
}

/** The picture in a block's two heights; what shines through is half as high. */
function engraved(
  art: Art,
  tone: { stands: string; away: string },
  left: number,
  tag: string,
): Art {
  const body = art.body
    .replace(/#[0-9a-f]{6}\b/gi, (colour) => (lightness(colour) < left ? tone.stands : tone.away))
    .replace(/(id="|url\(#|href="#)(\w+)/g, `$1$2${tag}`)
  return { ...art, body }
}

function lightness(colour: string): number {
  const part = (i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) / 255
  return part(0) * 0.3 + part(1) * 0.59 + part(2) * 0.11
}
