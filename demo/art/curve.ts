import { noise } from './random.ts'

export type Point = readonly [number, number]
export type Points = readonly Point[]

type Knot = { x: number; y: number; corner: boolean }

function knots(spec: string): Knot[] {
  return spec
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
      return { x, y, corner: word.endsWith('!') }
    })
}

/**
 * Reads 'x,y x,y! x,y' as a smooth line through the knots; '!' makes a sharp corner.
 * Answers points some `step` units apart.
 */
export function trace(spec: string, closed = true, step = 14): Point[] {
  const list = knots(spec)
  const count = list.length
  const at = (i: number): Knot => {
    const k = list[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]
    return k ?? { x: 0, y: 0, corner: true }
  }
  const out: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = at(i)
    const b = at(i + 1)
    const before = a.corner ? a : at(i - 1)
    const after = b.corner ? b : at(i + 2)
    const steps = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step))
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      out.push([spline(before.x, a.x, b.x, after.x, t), spline(before.y, a.y, b.y, after.y, t)])
    }
  }
  if (!closed) {
    const last = at(count - 1)
    out.push([last.x, last.y])
  }
  return out
}

function spline(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const t2 = t * t
  return (
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * t2 +
      (3 * p1 - p0 - 3 * p2 + p3) * t2 * t)
  )
}

/** The small unsteadiness of a hand with a blade. */
export function wobble(points: Points, amount: number, scale = 60, seed = 1): Point[] {
  return points.map(([x, y]) => [
    x + noise(x / scale, y / scale, seed) * amount,
    y + noise(x / scale + 31.7, y / scale + 11.3, seed) * amount,
  ])
}

const short = (n: number) => Math.round(n * 10) / 10

function turnsLeft(points: Points): boolean {
  let sum = 0
  let [px, py] = points[points.length - 1] ?? [0, 0]
  for (const [x, y] of points) {
    sum += px * y - x * py
    px = x
    py = y
  }
  return sum < 0
}

/** SVG path data. Closed outlines all turn one way, so that overlapping ones make no holes. */
export function path(points: Points, closed = true): string {
  if (points.length === 0) return ''
  const ordered = closed && turnsLeft(points) ? points.toReversed() : points
  const body = ordered.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
  return `M${body}${closed ? 'Z' : ''}`
}

type StoreSettings = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean }

/** Moves points: mirrored first, then scaled, turned (degrees) and shifted. */
export function storeSettings(
  points: Points,
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: StoreSettings,
) {
  const angle = (turn * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return points.map(([px, py]): Point => {
    const mx = flip ? -px : px
    return [x + mx * cos - py * sin, y + mx * sin + py * cos]
  })
}

/** The outline of a stroke whose width changes along it; `width` takes 0 to 1. */
export function ribbon(line: Points, width: (t: number) => number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = width(i / Math.max(1, line.length - 1)) / 2
    const nx = (-(by - ay) / length) * half
    const ny = ((bx - ax) / length) * half
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  return [...left, ...right.reverse()]
}

/** Thick in the middle and pointed at both ends. */
export const lens = (width: number) => (t: number) => width * Math.sin(Math.PI * t) ** 0.8
/** Thick at the start, pointed at the end. */
export const taper = (width: number) => (t: number) => width * (1 - t) ** 0.7

export function circle(cx: number, cy: number, r: number, ry = r, count = 0): Point[] {
  const n = count || Math.max(10, Math.round(Math.max(r, ry) / 3))
  return Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * ry]
  })
}

/** A rectangle with many points on its sides, ready to be wobbled. */
export function box(x: number, y: number, w: number, h: number, step = 40): Point[] {
  const side = (ax: number, ay: number, bx: number, by: number): Point[] => {
    const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step))
    return Array.from(
      { length: n },
      (_, i): Point => [ax + ((bx - ax) * i) / n, ay + ((by - ay) * i) / n],
    )
  }
  return [
    ...side(x, y, x + w, y),
    ...side(x + w, y, x + w, y + h),
    ...side(x + w, y + h, x, y + h),
    ...side(x, y + h, x, y),
  ]
}

export function bounds(points: Points): { x: number; y: number; w: number; h: number } {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

export function inside(outline: Points, x: number, y: number): boolean {
  let hit = false
  let [jx, jy] = outline[outline.length - 1] ?? [0, 0]
  for (const [ix, iy] of outline) {
    if (iy > y !== jy > y && x < ((jx - ix) * (y - iy)) / (jy - iy) + ix) hit = !hit
    jx = ix
    jy = iy
  }
  return hit
}
