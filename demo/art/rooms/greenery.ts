import { circle, type Point, path, ribbon, storeSettings, trace } from '../curve.ts'
import { leaf, leafAt } from '../motifs/growing.ts'
import type { Random } from '../random.ts'
import { fill, line, mix } from '../svg.ts'
import { cut, solid } from './pieces.ts'

export function pot(x: number, y: number, w: number, h: number, colour: string): string {
  const body = cut(
    `${x - w / 2},${y - h}! ${x + w / 2},${y - h}! ${x + w * 0.43},${y - h * 0.4} ${x + w * 0.34},${y}! ${x - w * 0.34},${y}! ${x - w * 0.43},${y - h * 0.4}`,
  )
  return (
    solid(body, x - w / 2, w, colour) +
    fill(path(circle(x, y - h, w / 2, w * 0.07)), mix(colour, '#1a1008', 0.5))
  )
}

/** A plant with many long leaves rising from x, y. */
export function bushy(
  x: number,
  y: number,
  size: number,
  colour: string,
  random: Random,
  count = 13,
  slim = 0.26,
): string {
  let back = ''
  let front = ''
  let ribs = ''
  for (let i = 0; i < count; i++) {
    const turn = -82 + (164 * i) / (count - 1) + random.between(-8, 8)
    const long = size * (0.62 + 0.4 * Math.cos((turn * Math.PI) / 180)) * random.between(0.85, 1.1)
    const bend = (turn / 90) * 0.35
    const blade = path(storeSettings(leaf(long, long * slim, bend), { x, y, turn: turn * 0.7 }))
    if (i % 2) front += blade
    else back += blade
    if (i % 2)
      ribs += path(
        storeSettings(
          [0.1, 0.4, 0.65, 0.9].map((t): Point => [bend * long * t * t, -long * t]),
          { x, y, turn: turn * 0.7 },
        ),
        false,
      )
  }
  return (
    fill(back, mix(colour, '#0a1a14', 0.34)) +
    fill(front, colour) +
    line(ribs, mix(colour, '#ffffff', 0.35), 3, 0.7)
  )
}

/** Strings of small leaves hanging from x, y. */
export function trailing(
  x: number,
  y: number,
  long: number,
  colour: string,
  random: Random,
  strands = 6,
): string {
  let d = ''
  let cord = ''
  for (let i = 0; i < strands; i++) {
    const reach = long * random.between(0.45, 1)
    const side = (i - (strands - 1) / 2) * 34
    const vine = trace(
      `${x + side * 0.5},${y} ${x + side * 1.5},${y - 20} ${x + side * 2},${y + reach * 0.4} ${x + side * 1.8 + random.between(-30, 30)},${y + reach}`,
      false,
      26,
    )
    cord += path(vine, false)
    vine.forEach(([px, py], k) => {
      if (k) d += leafAt(px, py, k % 2 ? 115 : -115, random.between(30, 46), 28)
    })
  }
  return line(cord, mix(colour, '#0a1a14', 0.3), 4) + fill(d, colour)
}

/** A rubber plant: bare stems and large round leaves, rising from x, y. */
export function fig(x: number, y: number, high: number, colour: string, random: Random): string {
  let stems = ''
  let back = ''
  let front = ''
  let ribs = ''
  for (const [lean, share] of [
    [-0.2, 0.78],
    [0.16, 0.9],
    [-0.02, 1],
  ] as const) {
    const stem = trace(
      `${x + lean * 60},${y} ${x + lean * high * 0.4},${y - high * share * 0.5} ${x + lean * high},${y - high * share}`,
      false,
      high / 22,
    )
    stems += path(ribbon(stem, (t) => 15 - 8 * t))
    stem.forEach(([px, py], i) => {
      if (i < stem.length * 0.3 || i % 2) return
      const side = i % 4 ? 1 : -1
      const t = i / stem.length
      const turn = side * (88 - t * 62) + random.between(-14, 14)
      const long = high * (0.26 - t * 0.09) * random.between(0.9, 1.12)
      const blade = path(
        storeSettings(leaf(long, long * 0.52, side * 0.16), { x: px, y: py, turn }),
      )
      if (random.chance(0.42)) back += blade
      else {
        front += blade
        ribs += path(
          storeSettings(
            [0.06, 0.4, 0.86].map((k): Point => [side * 0.16 * long * k * k, -long * k]),
            { x: px, y: py, turn },
          ),
          false,
        )
      }
    })
  }
  return (
    fill(back, mix(colour, '#0a1a14', 0.38)) +
    fill(stems, '#6b5238') +
    fill(front, colour) +
    line(ribs, mix(colour, '#ffffff', 0.4), 3.4, 0.75)
  )
}

/** Snake plant: upright banded blades with yellow edges. */
export function blades(x: number, y: number, high: number, colour: string, random: Random): string {
  let out = ''
  const order = [-2, 2, -1, 1, 0, -1.5, 1.4]
  order.forEach((slot, i) => {
    const tall = high * random.between(0.62, 1) * (1 - Math.abs(slot) * 0.1)
    const tip = x + slot * high * 0.11 + random.between(-18, 18)
    const spine = trace(
      `${x + slot * 16},${y} ${x + slot * high * 0.05 + random.between(-16, 16)},${y - tall * 0.5} ${tip},${y - tall}`,
      false,
      24,
    )
    const width = high * 0.11
    const outer = path(ribbon(spine, (t) => width * (0.72 + 0.5 * t) * (1 - t ** 5)))
    const inner = path(ribbon(spine, (t) => width * 0.66 * (0.72 + 0.5 * t) * (1 - t ** 4)))
    const bands = spine
      .filter((_, k) => k % 2 === 0 && k < spine.length - 2)
      .map(
        ([px, py]) =>
          `M${(px - width * 0.3).toFixed(0)} ${py.toFixed(0)}q${(width * 0.3).toFixed(0)} -14 ${(width * 0.6).toFixed(0)} 0`,
      )
      .join('')
    const tone = i < 2 ? mix(colour, '#0a1a14', 0.3) : colour
    out +=
      fill(outer, mix('#d8c26a', '#0a1a14', i < 2 ? 0.24 : 0)) +
      fill(inner, tone) +
      line(bands, mix(tone, '#ffffff', 0.24), 6, 0.7)
  })
  return out
}

/** A palm with arching fronds. */
export function palm(x: number, y: number, size: number, colour: string, random: Random): string {
  let back = ''
  let front = ''
  for (let i = 0; i < 8; i++) {
    const reach = -1 + (2 * i) / 7
    const tall = size * (1.06 - Math.abs(reach) * 0.42) * random.between(0.9, 1.06)
    const out = reach * size * 0.78
    const rib = trace(
      `${x},${y} ${x + out * 0.25},${y - tall * 0.55} ${x + out * 0.66},${y - tall * 0.92} ${x + out * 1.06},${y - tall * (0.92 - Math.abs(reach) * 0.3)}`,
      false,
      size / 17,
    )
    let d = path(ribbon(rib, (t) => 9 - 6 * t))
    rib.forEach(([px, py], k) => {
      const t = k / rib.length
      if (t < 0.28) return
      const [qx, qy] = rib[k + 1] ?? [px + 1, py]
      const heading = (Math.atan2(qy - py, qx - px) * 180) / Math.PI + 90
      const long = size * 0.27 * Math.sin(Math.PI * (0.2 + t * 0.76))
      d +=
        leafAt(px, py, heading - 52, long, long * 0.13, 0.2) +
        leafAt(px, py, heading + 52, long, long * 0.13, -0.2)
    })
    if (i % 2) front += d
    else back += d
  }
  return fill(back, mix(colour, '#0a1a14', 0.34)) + fill(front, colour)
}
