import { box, circle, type Point, path, ribbon, trace, wobble } from '../curve.ts'
import { gouge } from '../marks.ts'
import { heron } from '../motifs/heron.ts'
import { type Art, at, fill, group, line, linear, mix, radial, rect, softShadow } from '../svg.ts'

/** A brayer seen from above, its roller up at 0,0. */
export function brayer(x: number, y: number, turn: number, ink: string): string {
  const roll = linear(
    [0, -62],
    [0, 62],
    [
      [0, mix(ink, '#ffffff', 0.35)],
      [0.3, ink],
      [1, mix(ink, '#1a1008', 0.45)],
    ],
  )
  const wood = linear(
    [-30, 0],
    [34, 0],
    [
      [0, '#e3b98a'],
      [0.5, '#c08c5a'],
      [1, '#8a5a34'],
    ],
  )
  const frame = 'M-196 0V90Q-196 130 -150 130H150Q196 130 196 90V0M0 130V230'
  return at(
    x,
    y,
    1,
    softShadow(path(box(-190, -62, 380, 124, 200)), 14, 20, 18, 0.4) +
      line(frame, '#1a1008', 22, 0.2, ' transform="translate(14 20)"') +
      softShadow(path(box(-30, 220, 60, 250, 120)), 14, 20, 14, 0.4) +
      line(frame, '#8f959a', 20) +
      line(frame, '#e4e8ea', 6, 0.8) +
      roll.def +
      rect(-176, -62, 352, 124, mix(ink, '#1a1008', 0.2)) +
      `<rect x="-176" y="-62" width="352" height="124" rx="14" fill="${roll.url}"/>` +
      fill(
        [-120, -40, 60, 120].map((px) => gouge([px, -40], [px + 8, 36], 7)).join(''),
        '#ffffff',
        0.25,
      ) +
      wood.def +
      fill(path(trace('-24,216! 24,216! 38,300 30,420 22,476 -22,476 -30,420 -38,300')), wood.url),
    turn,
  )
}

/** A glass slab with ink rolled out on it. */
export function slab(x: number, y: number, w: number, h: number, ink: string, turn = 0): string {
  const smear = path(wobble(box(-w * 0.36, -h * 0.34, w * 0.72, h * 0.62, 30), 22, 50, 6))
  const streaks = Array.from({ length: 16 }, (_, i) =>
    gouge(
      [-w * 0.32 + i * w * 0.042, -h * 0.3 + (i % 3) * 14],
      [-w * 0.33 + i * w * 0.042, h * 0.2 + (i % 4) * 12],
      7,
    ),
  ).join('')
  const blob = radial(-w * 0.25, h * 0.3, 90, [
    [0, mix(ink, '#ffffff', 0.35)],
    [0.6, ink],
    [1, mix(ink, '#1a1008', 0.4)],
  ])
  const plate = path(box(-w / 2, -h / 2, w, h, 900))
  return at(
    x,
    y,
    1,
    softShadow(plate, 8, 14, 16, 0.36) +
      fill(plate, '#e6ece6') +
      line(plate, '#b9c6bf', 8) +
      fill(smear, ink) +
      fill(streaks, mix(ink, '#ffffff', 0.35), 0.35) +
      blob.def +
      fill(path(wobble(circle(-w * 0.26, h * 0.32, 58, 44), 9, 30)), blob.url) +
      fill(
        path([
          [-w / 2, -h / 2],
          [-w * 0.2, -h / 2],
          [-w / 2, -h * 0.1],
        ]),
        '#ffffff',
        0.4,
      ),
    turn,
  )
}

/** A gouge with a mushroom handle, lying down. */
export function lino(x: number, y: number, turn: number, colour: string): string {
  const handle = trace('-150,0 -130,-42 -80,-44 -30,-24 30,-18! 30,18! -30,24 -80,44 -130,42')
  const wood = linear(
    [0, -44],
    [0, 44],
    [
      [0, mix(colour, '#ffffff', 0.3)],
      [0.5, colour],
      [1, mix(colour, '#1a1008', 0.4)],
    ],
  )
  return at(
    x,
    y,
    1,
    softShadow(path(handle), 8, 14, 12, 0.4) +
      line('M40 10H190', '#1a1008', 14, 0.22, ' transform="translate(6 12)"') +
      fill('M60 -9H176L206 -2L176 9H60Z', '#aab0b2') +
      fill('M60 -9H176L206 -2L176 -3H60Z', '#eef1f1') +
      rect(26, -16, 40, 32, '#c8963e') +
      wood.def +
      fill(path(handle), wood.url),
    turn,
  )
}

export function tin(x: number, y: number, r: number, ink: string): string {
  const gloss = radial(x - r * 0.3, y - r * 0.3, r * 1.2, [
    [0, mix(ink, '#ffffff', 0.3)],
    [0.5, ink],
    [1, mix(ink, '#1a1008', 0.4)],
  ])
  const swirl = Array.from(
    { length: 40 },
    (_, i): Point => [
      x + Math.cos(i * 0.3) * (r * 0.1 + i * r * 0.015),
      y + Math.sin(i * 0.3) * (r * 0.1 + i * r * 0.015),
    ],
  )
  return (
    softShadow(path(circle(x, y, r)), 12, 18, 16, 0.42) +
    fill(path(circle(x, y, r)), '#c9c4b6') +
    fill(path(circle(x, y, r * 0.93)), '#8d887c') +
    gloss.def +
    fill(path(circle(x, y, r * 0.86)), gloss.url) +
    fill(path(ribbon(swirl, (t) => 8 + t * 6)), mix(ink, '#ffffff', 0.25), 0.5)
  )
}

export function mug(x: number, y: number, r: number, colour: string): string {
  const coffee = radial(x - r * 0.2, y - r * 0.2, r, [
    [0, '#7a4e2e'],
    [1, '#3d2415'],
  ])
  return (
    softShadow(path(circle(x, y, r)), 16, 24, 18, 0.42) +
    line(
      `M${x + r * 0.9} ${y - r * 0.34}C${x + r * 1.7} ${y - r * 0.5} ${x + r * 1.7} ${y + r * 0.5} ${x + r * 0.9} ${y + r * 0.34}`,
      colour,
      r * 0.24,
    ) +
    fill(path(circle(x, y, r)), colour) +
    fill(path(circle(x, y, r * 0.88)), mix(colour, '#1a1008', 0.3)) +
    coffee.def +
    fill(path(circle(x, y + 4, r * 0.82)), coffee.url) +
    line(
      `M${x - r * 0.5} ${y - r * 0.3}q${r * 0.3} ${-r * 0.3} ${r * 0.6} ${-r * 0.2}`,
      '#c39a72',
      6,
      0.7,
    )
  )
}

/** The carved block: lino on the table with the heron cut into it, mirrored as blocks are. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  lino: string,
  inked: string,
): string {
  const plate = path(wobble(box(-w / 2, -h / 2, w, h, 70), 3, 60))
  const chips = Array.from({ length: 40 }, (_, i) =>
    gouge(
      [-w * 0.44 + ((i * 97) % (w * 0.86)), h * 0.3 + ((i * 41) % (h * 0.16))],
      [-w * 0.4 + ((i * 97) % (w * 0.86)) + 40, h * 0.3 + ((i * 41) % (h * 0.16)) + 4],
      9,
    ),
  ).join('')
  return at(
    x,
    y,
    1,
    softShadow(plate, 14, 22, 20, 0.46) +
      group('translate(7 11)', fill(plate, '#8a5a38')) +
      fill(plate, lino) +
      fill(path(wobble(circle(-w * 0.06, -h * 0.12, w * 0.34), 5, 60)), inked) +
      group(
        `translate(${w * 0.01} ${h * 0.04}) scale(${(-h * 0.8) / 1000} ${(h * 0.8) / 1000})`,
        fill(heron.outline, lino) +
          heron.draw({
            main: mix(inked, '#1a1008', 0.25),
            second: mix(inked, '#1a1008', 0.25),
            line: mix(inked, '#1a1008', 0.45),
            paper: lino,
          }),
      ) +
      fill(chips, inked),
    turn,
  )
}

function curl(x: number, y: number, i: number): string {
  const spiral = Array.from({ length: 16 }, (_, k): Point => {
    const a = i * 1.9 + k * 0.42
    const r = 4 + k * 1.25
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.8]
  })
  return path(spiral, false)
}

export function shavings(points: readonly Point[], colour: string): string {
  return points
    .map(([x, y], i) => line(curl(x, y, i), i % 2 ? colour : mix(colour, '#ffffff', 0.25), 7))
    .join('')
}

/** A sheet of paper with a print, curling a little. */
export function sheetOf(art: Art, x: number, y: number, w: number, turn: number): string {
  const h = (w * art.height) / art.width
  const edge = path(wobble(box(-w / 2, -h / 2, w, h, 30), 4, 24))
  const sheen = linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#1a1008', 0.14],
    ],
  )
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    `${softShadow(edge, 12, 20, 22, 0.4) + fill(edge, '#fbf6ea')}<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="0 0 ${art.width} ${art.height}">${art.body}</svg>${sheen.def}${fill(edge, sheen.url)}`,
  )
}
