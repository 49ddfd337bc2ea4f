import { lens, type Point, path, ribbon, trace } from '../curve.ts'
import { speckle } from '../marks.ts'
import { seeded } from '../random.ts'
import {
  type Art,
  clipped,
  fill,
  group,
  line,
  linear,
  mix,
  radial,
  rect,
  softShadow,
} from '../svg.ts'
import type { Ground } from '../tabletop/grounds.ts'

export const clothWidth = 1280
export const clothHeight = 1600

/** `draw` fills a box of about 1000 units around 0,0. */
export type Stamp = { draw: () => string; x: number; y: number; size: number; turn?: number }

/** A garment: its outline and what lies on it, centred on x 640. */
export type Garment = {
  outline: string
  /** seams, collars, pockets, over the print */
  over: (colour: string) => string
  /** lines along which the cloth folds, each with a width */
  folds: readonly (readonly [spec: string, width: number])[]
  hanger?: boolean
}

/** A soft valley in the cloth, with its lit side. */
export function fold(spec: string, width: number): string {
  const run = trace(spec, false)
  const beside = run.map(([x, y]): Point => [x + width * 0.5, y + width * 0.12])
  const layers = [1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16]
  return (
    layers.map((k) => fill(path(ribbon(run, lens(width * k))), '#160e0a', 0.034)).join('') +
    layers.map((k) => fill(path(ribbon(beside, lens(width * 0.7 * k))), '#fffaf0', 0.024)).join('')
  )
}

export const stitch = (spec: string, colour: string, width = 3): string =>
  line(path(trace(spec, false), false), colour, width, 0.75, ' stroke-dasharray="11 7"')

export const seam = (spec: string, colour: string, width = 5): string =>
  line(path(trace(spec, false), false), mix(colour, '#160e0a', 0.38), width, 0.7)

/** Knitted ribs across a band, from one edge line to the other. */
export function ribbing(from: string, to: string, colour: string, count: number): string {
  const a = trace(from, false, 4)
  const b = trace(to, false, 4)
  let d = ''
  for (let i = 0; i <= count; i++) {
    const [ax, ay] = a[Math.floor((i / count) * (a.length - 1))] ?? [0, 0]
    const [bx, by] = b[Math.floor((i / count) * (b.length - 1))] ?? [0, 0]
    d += path(
      [
        [ax, ay],
        [bx, by],
      ],
      false,
    )
  }
  const band = path([...a, ...b.toReversed()])
  return (
    fill(band, mix(colour, '#160e0a', 0.1)) +
    line(d, mix(colour, '#160e0a', 0.35), 3.4, 0.6) +
    line(path(a, false) + path(b, false), mix(colour, '#160e0a', 0.4), 4, 0.6)
  )
}

export function stamped(stamps: readonly Stamp[]): string {
  return stamps
    .map((s) => group(`translate(${s.x} ${s.y}) rotate(${s.turn ?? 0}) scale(${s.size})`, s.draw()))
    .join('')
}

function woodHanger(): string {
  const arm = trace(
    '640,196 740,250 930,330 960,372 920,384 720,322 640,300 560,322 360,384 320,372 350,330 540,250',
  )
  const wood = linear(
    [0, 190],
    [0, 390],
    [
      [0, '#d9a870'],
      [1, '#8f5f36'],
    ],
  )
  const hook = 'M640 220V150C640 120 690 126 690 92C690 56 640 52 622 80'
  return (
    softShadow(path(arm), 22, 26, 14, 0.24) +
    line(hook, '#160e0a', 10, 0.16, ' transform="translate(20 22)"') +
    line(hook, '#8d8478', 10) +
    line(hook, '#e9e4da', 3.5, 0.8) +
    wood.def +
    fill(path(arm), wood.url)
  )
}

export function photograph(
  garment: Garment,
  ground: Ground,
  colour: string,
  stamps: readonly Stamp[],
): Art {
  const random = seeded(5)
  const { outline } = garment
  const body = radial(500, 560, 1150, [
    [0, mix(colour, '#ffffff', 0.13)],
    [0.45, colour],
    [1, mix(colour, '#160e0a', 0.32)],
  ])
  const peg = garment.hanger
    ? softShadow('M596 86h88v26h-88z', 10, 14, 10, 0.3) +
      rect(616, 60, 48, 52, '#a9764a') +
      rect(616, 60, 48, 9, '#d3a06a')
    : ''
  return {
    width: clothWidth,
    height: clothHeight,
    body:
      ground(clothWidth, clothHeight) +
      peg +
      (garment.hanger ? woodHanger() : '') +
      softShadow(
        outline,
        garment.hanger ? 34 : 14,
        garment.hanger ? 36 : 22,
        garment.hanger ? 34 : 24,
        garment.hanger ? 0.3 : 0.42,
      ) +
      body.def +
      fill(outline, body.url) +
      clipped(
        outline,
        line(threads(random), mix(colour, '#160e0a', 0.5), 1.6, 0.2) +
          stamped(stamps) +
          fill(speckle(150, 250, 980, 1250, 420, random, 5), colour) +
          garment.folds.map(([spec, width]) => fold(spec, width)).join(''),
      ) +
      garment.over(colour),
  }
}

function threads(random: ReturnType<typeof seeded>): string {
  let d = ''
  for (let i = 0; i < 700; i++) {
    const x = random.between(80, 1200)
    const y = random.between(180, 1560)
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${random.between(-2, 2).toFixed(1)} ${random.between(8, 30).toFixed(0)}`
  }
  return d
}
