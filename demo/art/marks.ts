import { bounds, inside, lens, type Point, type Points, path, ribbon } from './curve.ts'
import { noise, type Random } from './random.ts'

/** One bite of the gouge: pointed at both ends. */
export function gouge(a: Point, b: Point, width: number, bend = 0): string {
  const mx = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend
  const my = (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend
  const line = [0, 0.25, 0.5, 0.75, 1].map(
    (t): Point => [
      (1 - t) * (1 - t) * a[0] + 2 * t * (1 - t) * mx + t * t * b[0],
      (1 - t) * (1 - t) * a[1] + 2 * t * (1 - t) * my + t * t * b[1],
    ],
  )
  return path(ribbon(line, lens(width)))
}

/** A gouge along a longer line. */
export const gougeAlong = (line: Points, width: number) => path(ribbon(line, lens(width)))

type Hatch = { angle: number; gap: number; long: number; width: number; rest?: number }

/** Rows of gouge marks within an outline, all in one path. */
export function hatch(
  outline: Points,
  random: Random,
  { angle, gap, long, width, rest = 0.5 }: Hatch,
) {
  const area = bounds(outline)
  const cx = area.x + area.w / 2
  const cy = area.y + area.h / 2
  const reach = Math.hypot(area.w, area.h) / 2
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  let d = ''
  for (let v = -reach; v < reach; v += gap) {
    let u = -reach + random.next() * long
    while (u < reach) {
      const stretch = long * random.between(0.55, 1.3)
      const w = v + random.between(-gap, gap) * 0.18
      const a: Point = [cx + u * cos - w * sin, cy + u * sin + w * cos]
      const b: Point = [a[0] + stretch * cos, a[1] + stretch * sin]
      if (inside(outline, a[0], a[1]) && inside(outline, b[0], b[1]))
        d += gouge(a, b, width * random.between(0.6, 1.2), random.between(-0.04, 0.04))
      u += stretch + long * rest * random.between(0.3, 1.2)
    }
  }
  return d
}

/** Tiny specks where the ink missed the paper. */
export function speckle(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  random: Random,
  size = 4,
) {
  let d = ''
  for (let i = 0; i < count; i++) {
    const px = x + random.next() * w
    const py = y + random.next() * h
    if (noise(px / 140, py / 140, 9) < -0.25 + random.next() * 0.5 && random.chance(0.7)) continue
    const s = size * (0.3 + random.next() ** 3)
    d += `M${px.toFixed(0)} ${py.toFixed(0)}l${(s * random.between(0.6, 1.6)).toFixed(1)} ${(s * random.between(-0.5, 0.5)).toFixed(1)} ${(-s * 0.4).toFixed(1)} ${(s * random.between(0.5, 1.3)).toFixed(1)}z`
  }
  return d
}

/** Short fibres in the paper. */
export function fibres(w: number, h: number, count: number, random: Random): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2)
    const l = random.between(6, 22)
    d += `M${(random.next() * w).toFixed(0)} ${(random.next() * h).toFixed(0)}q${(Math.cos(a) * l * 0.6).toFixed(1)} ${(Math.sin(a) * l * 0.4).toFixed(1)} ${(Math.cos(a) * l).toFixed(1)} ${(Math.sin(a) * l).toFixed(1)}`
  }
  return d
}

/** A screen of dots; `tone` answers 0 (none) to 1 (touching) for a place. */
export function halftone(
  area: { x: number; y: number; w: number; h: number },
  pitch: number,
  angle: number,
  tone: (x: number, y: number) => number,
): string {
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const reach = Math.hypot(area.w, area.h) / 2
  const cx = area.x + area.w / 2
  const cy = area.y + area.h / 2
  let d = ''
  for (let v = -reach; v < reach; v += pitch)
    for (let u = -reach; u < reach; u += pitch) {
      const x = cx + u * cos - v * sin
      const y = cy + u * sin + v * cos
      if (x < area.x || y < area.y || x > area.x + area.w || y > area.y + area.h) continue
      const r = Math.max(0, Math.min(1, tone(x, y))) * pitch * 0.62
      if (r < 0.7) continue
      const s = r.toFixed(1)
      d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${s} ${s} 0 1 0 ${(r * 2).toFixed(1)} 0a${s} ${s} 0 1 0 ${(-r * 2).toFixed(1)} 0`
    }
  return d
}
