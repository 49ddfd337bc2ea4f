import { box, lens, type Point, path, ribbon, trace, wobble } from '../curve.ts'
import type { Random } from '../random.ts'
import {
  type Art,
  fill,
  group,
  inset,
  line,
  linear,
  mix,
  radial,
  rect,
  softShadow,
} from '../svg.ts'

export type Hang = {
  art: Art
  wall: string
  frame: string
  /** the room's own colours: cloth, pots, books */
  accent: string
  second: string
  /** bare paper edge to edge instead of a mat */
  noMat?: boolean
}

export const roomWidth = 1600
export const roomHeight = 2000

/** The framed print, centred on cx, cy, at most `high` tall; with mat, glass and shadow. */
export function framed({ art, frame, noMat }: Hang, cx: number, cy: number, high: number): string {
  const ratio = art.width / art.height
  const mat = noMat ? 10 : high * 0.075
  const h = ratio === 1 ? high * 0.84 : high
  const w = h * ratio
  const [x, y, ow, oh] = [cx - w / 2 - mat, cy - h / 2 - mat, w + mat * 2, h + mat * 2]
  const edge = 20
  const outer = path(box(x - edge, y - edge, ow + edge * 2, oh + edge * 2, 4000))
  const wood = linear(
    [x, y],
    [x + ow, y + oh],
    [
      [0, mix(frame, '#ffffff', 0.22)],
      [0.5, frame],
      [1, mix(frame, '#000000', 0.28)],
    ],
  )
  const glass = linear(
    [x, y],
    [x + ow * 0.8, y + oh],
    [
      [0, '#ffffff', 0.16],
      [0.36, '#ffffff', 0.05],
      [0.37, '#ffffff', 0],
      [1, '#ffffff', 0],
    ],
  )
  const grain = [0.25, 0.6]
    .map((k) =>
      line(
        `M${x - edge * k} ${y - edge * k}H${x + ow + edge * k}M${x - edge * k} ${y - edge}V${y + oh + edge}`,
        mix(frame, '#000000', 0.3),
        1.5,
        0.5,
      ),
    )
    .join('')
  return (
    softShadow(outer, 16, 26, 34, 0.34) +
    wood.def +
    fill(outer, wood.url) +
    grain +
    line(
      `M${x + ow + edge} ${y - edge}L${x + ow} ${y}M${x - edge} ${y - edge}L${x} ${y}M${x - edge} ${y + oh + edge}L${x} ${y + oh}M${x + ow + edge} ${y + oh + edge}L${x + ow} ${y + oh}`,
      mix(frame, '#000000', 0.45),
      2,
      0.6,
    ) +
    rect(x, y, ow, oh, '#fbf8f0') +
    rect(x, y, ow, 7, '#000000', 0.16) +
    rect(x, y, 6, oh, '#000000', 0.1) +
    (noMat
      ? ''
      : line(`M${x + mat - 4} ${y + mat - 4}h${w + 8}v${h + 8}h${-w - 8}z`, '#cfc6b4', 3)) +
    inset(art, x + mat, y + mat, w, h) +
    glass.def +
    rect(x, y, ow, oh, glass.url)
  )
}

/** A painted wall, lighter where the light comes from. */
export function wallOf(colour: string, lightX = 300, lightY = 300): string {
  const glow = radial(lightX, lightY, 1900, [
    [0, '#fff6dd', 0.42],
    [0.5, '#fff6dd', 0.06],
    [1, '#1a1008', 0.26],
  ])
  return (
    glow.def +
    rect(0, 0, roomWidth, roomHeight, colour) +
    rect(0, 0, roomWidth, roomHeight, glow.url)
  )
}

/** Sun through panes, falling aslant. */
export function sunPanes(
  x: number,
  y: number,
  w: number,
  h: number,
  slant: number,
  strength = 0.34,
): string {
  let d = ''
  for (let col = 0; col < 2; col++)
    for (let row = 0; row < 3; row++) {
      const pw = w / 2 - 14
      const ph = h / 3 - 14
      const px = x + (col * w) / 2
      const py = y + (row * h) / 3 + col * slant * 0.5
      d += path(
        [
          [px, py],
          [px + pw, py + slant * 0.46],
          [px + pw + ph * 0.3, py + ph + slant * 0.46],
          [px + ph * 0.3, py + ph],
        ].map(([a = 0, b = 0]): Point => [a + row * ph * 0.33, b]),
      )
    }
  const sun = linear(
    [x, y],
    [x + w, y + h],
    [
      [0, '#fff1c4', strength],
      [1, '#ffe2a0', strength * 0.35],
    ],
  )
  return sun.def + fill(d, sun.url)
}

export function floor(y: number, colour: string): string {
  let boards = ''
  for (let i = 0; i < 5; i++) boards += `M0 ${y + 36 + i * i * 16 + i * 34}H1600`
  const shade = linear(
    [0, y],
    [0, roomHeight],
    [
      [0, '#1a1008', 0.3],
      [0.3, '#1a1008', 0.04],
      [1, '#1a1008', 0.14],
    ],
  )
  return (
    shade.def +
    rect(0, y, roomWidth, roomHeight - y, colour) +
    line(boards, mix(colour, '#000000', 0.3), 3, 0.6) +
    rect(0, y, roomWidth, roomHeight - y, shade.url)
  )
}

export const skirting = (y: number, colour = '#f3ecdf') =>
  rect(0, y - 92, roomWidth, 92, colour) +
  rect(0, y - 92, roomWidth, 9, '#ffffff', 0.7) +
  rect(0, y - 14, roomWidth, 14, '#000000', 0.12)

/** A rounded body with light from the left. */
export function solid(d: string, x: number, w: number, colour: string): string {
  const body = linear(
    [x, 0],
    [x + w, 0],
    [
      [0, mix(colour, '#ffffff', 0.16)],
      [0.4, colour],
      [1, mix(colour, '#1a1008', 0.36)],
    ],
  )
  return body.def + fill(d, body.url)
}

export const cut = (spec: string, seed = 4) => path(wobble(trace(spec), 3, 60, seed))

/** Upright books standing on y from x on; answers the drawing. */
export function books(
  x: number,
  y: number,
  colours: readonly string[],
  random: Random,
  tall = 190,
): string {
  let out = ''
  let px = x
  for (const colour of colours) {
    const w = random.between(24, 52)
    const h = tall * random.between(0.74, 1)
    out +=
      solid(path(wobble(box(px, y - h, w, h, 90), 2, 40, px)), px, w, colour) +
      rect(px + 5, y - h * 0.84, w - 10, 7, '#f6e8c8', 0.7) +
      rect(px + 5, y - h * 0.2, w - 10, 5, '#f6e8c8', 0.6)
    px += w + 2
  }
  return out
}

/** Books lying flat, from y upwards. */
export function pile(x: number, y: number, colours: readonly string[], wide: number): string {
  return colours
    .map((colour, i) => {
      const w = wide - i * 14
      return (
        solid(
          path(wobble(box(x + (i % 2) * 12, y - (i + 1) * 36, w, 36, 60), 2, 40, i)),
          x,
          w,
          colour,
        ) + rect(x + w * 0.1, y - (i + 1) * 36 + 10, 8, 16, '#f6e8c8', 0.7)
      )
    })
    .join('')
}

export function cushion(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  pattern: string,
  turn = 0,
): string {
  const body = trace(
    `${-w / 2},${-h / 2}! 0,${-h * 0.44} ${w / 2},${-h / 2}! ${w * 0.45},0 ${w / 2},${h / 2}! 0,${h * 0.46} ${-w / 2},${h / 2}! ${-w * 0.45},0`,
  )
  const light = radial(-w * 0.16, -h * 0.16, w * 0.75, [
    [0, '#ffffff', 0.22],
    [0.6, '#ffffff', 0],
    [1, '#1a1008', 0.32],
  ])
  const stripes = Array.from({ length: 5 }, (_, i) =>
    path(
      ribbon(
        [
          [-w * 0.4 + i * w * 0.2, -h * 0.46],
          [-w * 0.39 + i * w * 0.2, 0],
          [-w * 0.4 + i * w * 0.2, h * 0.46],
        ],
        lens(w * 0.07),
      ),
    ),
  ).join('')
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    softShadow(path(body), 8, 16, 18, 0.3) +
      light.def +
      fill(path(body), colour) +
      fill(stripes, pattern) +
      fill(path(body), light.url),
  )
}
