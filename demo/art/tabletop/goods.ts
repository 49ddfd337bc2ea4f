import { box, circle, type Point, path, ribbon, wobble } from '../curve.ts'
import { letters } from '../lettering.ts'
import type { Colours, Motif } from '../motifs/motif.ts'
import {
  type Art,
  at,
  clipped,
  fill,
  group,
  line,
  linear,
  mix,
  radial,
  softShadow,
} from '../svg.ts'
import type { Ground } from './grounds.ts'
import { sash } from './grounds.ts'

export const side = 1400

/** A photograph of small things on a table. */
export function onTable(ground: Ground, body: string, window = true): Art {
  return {
    width: side,
    height: side,
    body: ground(side, side) + body + (window ? sash(side, side, 0.1) : ''),
  }
}

/** A die-cut sticker: white border, thin shadow, a gleam. */
export function sticker(
  motif: Motif,
  colours: Colours,
  x: number,
  y: number,
  size: number,
  turn = 0,
  border = 84,
): string {
  const white = ` stroke="#fffdf8" stroke-width="${border}" stroke-linejoin="round"`
  const shade = [1.5, 1.3, 1.16]
    .map((k, i) =>
      fill(
        motif.outline,
        '#1c120a',
        0.1,
        ` stroke="#1c120a" stroke-width="${border * k}" stroke-linejoin="round" transform="translate(${12 + i * 2} ${20 - i * 2})"`,
      ),
    )
    .join('')
  const gleam = linear(
    [-500, -500],
    [500, 500],
    [
      [0, '#ffffff', 0.3],
      [0.42, '#ffffff', 0.04],
      [0.5, '#ffffff', 0.2],
      [0.53, '#ffffff', 0],
      [1, '#1c120a', 0.1],
    ],
  )
  return at(
    x,
    y,
    size,
    shade +
      fill(motif.outline, '#fffdf8', 1, white) +
      motif.draw(colours) +
      gleam.def +
      fill(motif.outline, gleam.url, 1),
    turn,
  )
}

/** A hard-enamel pin: metal rim, a little depth, a highlight. */
export function pin(
  motif: Motif,
  colours: Colours,
  x: number,
  y: number,
  size: number,
  turn = 0,
  metal = '#c9a24a',
): string {
  const rim = linear(
    [-400, -450],
    [400, 450],
    [
      [0, mix(metal, '#ffffff', 0.7)],
      [0.35, metal],
      [0.6, mix(metal, '#1c120a', 0.4)],
      [1, mix(metal, '#ffffff', 0.3)],
    ],
  )
  const width = ' stroke-width="46" stroke-linejoin="round"'
  const shade = [1.9, 1.5, 1.15]
    .map((k) =>
      fill(
        motif.outline,
        '#1c120a',
        0.14,
        ` stroke="#1c120a" stroke-width="${46 * k}" stroke-linejoin="round" transform="translate(24 34)"`,
      ),
    )
    .join('')
  const shine = linear(
    [-420, -420],
    [380, 420],
    [
      [0, '#ffffff', 0.5],
      [0.3, '#ffffff', 0.1],
      [0.31, '#ffffff', 0],
      [0.7, '#ffffff', 0],
      [1, '#1c120a', 0.2],
    ],
  )
  return at(
    x,
    y,
    size,
    shade +
      fill(
        motif.outline,
        mix(metal, '#1c120a', 0.5),
        1,
        `${width} stroke="${mix(metal, '#1c120a', 0.5)}" transform="translate(6 9)"`,
      ) +
      rim.def +
      fill(motif.outline, rim.url, 1, `${width} stroke="${rim.url}"`) +
      motif.draw({ ...colours, paper: mix(metal, '#ffffff', 0.35) }) +
      shine.def +
      fill(motif.outline, shine.url),
    turn,
  )
}

/** The printed card that a pin is sold on. */
export function backing(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  colour: string,
  ink: string,
  title: string,
): string {
  const shape = path(wobble(box(-w / 2, -h / 2, w, h, 60), 1.5, 60))
  const sheen = linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, '#ffffff', 0.22],
      [1, '#1c120a', 0.12],
    ],
  )
  const rays = Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2
    const far = 0.43 * w
    return path(
      ribbon(
        [
          [Math.cos(a) * far * 0.78, -h * 0.06 + Math.sin(a) * far * 0.78],
          [Math.cos(a) * far, -h * 0.06 + Math.sin(a) * far],
        ],
        (t) => 9 * Math.sin(Math.PI * (0.1 + t * 0.8)),
      ),
    )
  }).join('')
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    softShadow(shape, 14, 20, 20, 0.4) +
      fill(shape, colour) +
      fill(rays, ink, 0.75) +
      line(letters(title, 0, h / 2 - h * 0.17, h * 0.05, 'middle'), ink, h * 0.0075) +
      line(
        letters('SLOW HERON PRINT STUDIO', 0, h / 2 - h * 0.085, h * 0.025, 'middle'),
        ink,
        h * 0.004,
      ) +
      fill(path(circle(0, -h / 2 + h * 0.07, h * 0.022)), '#3a2a1c') +
      sheen.def +
      fill(shape, sheen.url),
  )
}

/** A sewn patch: cloth, motif in satin stitch, whipped edge. */
export function patch(
  draw: string,
  x: number,
  y: number,
  r: number,
  turn: number,
  cloth: string,
  edge: string,
): string {
  const disc = circle(0, 0, r)
  let threads = ''
  for (let i = -r; i < r; i += 7) {
    const half = Math.sqrt(Math.max(0, r * r - i * i))
    threads += `M${-half} ${i}L${half} ${i + 3}`
  }
  const whip = Array.from({ length: 220 }, (_, i): [Point, Point] => {
    const a = (i / 220) * Math.PI * 2
    return [
      [Math.cos(a) * (r - 24), Math.sin(a) * (r - 24)],
      [Math.cos(a + 0.03) * (r + 16), Math.sin(a + 0.03) * (r + 16)],
    ]
  })
  const whipping = whip.map((pair) => path(pair, false)).join('')
  const round = radial(-r * 0.3, -r * 0.4, r * 1.5, [
    [0, '#ffffff', 0.2],
    [0.6, '#ffffff', 0],
    [1, '#1c120a', 0.34],
  ])
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    softShadow(path(circle(0, 0, r + 12)), 14, 22, 22, 0.45) +
      fill(path(disc), cloth) +
      line(threads, mix(cloth, '#1c120a', 0.35), 2.4, 0.5) +
      clipped(
        path(disc),
        `<g transform="scale(${r / 560})">${draw}</g>${line(threads, '#1c120a', 1.8, 0.16)}${line(threads, '#ffffff', 1.6, 0.14, ' transform="translate(0 3)"')}`,
      ) +
      line(path(circle(0, 0, r - 4)), mix(edge, '#1c120a', 0.25), 42) +
      line(whipping, mix(edge, '#ffffff', 0.2), 4.6) +
      line(whipping, mix(edge, '#1c120a', 0.35), 1.6, 0.7, ' transform="rotate(.8)"') +
      round.def +
      fill(path(circle(0, 0, r + 14)), round.url),
  )
}
