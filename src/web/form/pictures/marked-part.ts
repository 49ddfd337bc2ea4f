import type { ClearPart, FocalPoint } from '#shop/media/pictures/picture.ts'

/** In hundredths; a smaller drag is a tap. */
const least = 4
/** The part around a tap, in hundredths. */
const around = 24

const within = (value: number) => Math.max(0, Math.min(100, Math.round(value)))

export function partBetween(from: FocalPoint, to: FocalPoint): ClearPart {
  const isTap = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < least
  const reach = isTap ? around / 2 : 0
  const [left, top] = [
    within(Math.min(from.x, to.x) - reach),
    within(Math.min(from.y, to.y) - reach),
  ]
  const [right, bottom] = [
    within(Math.max(from.x, to.x) + reach),
    within(Math.max(from.y, to.y) + reach),
  ]
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** Null for other keys. With shift, one hundredth at a time. */
export function partAfterKey(
  { x, y, width, height }: ClearPart,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): ClearPart | null {
  const step = shiftKey ? 1 : 5
  const [right, down] = arrows[key] ?? [0, 0]
  const more = key === '+' || key === '*' ? step : key === '-' || key === '_' ? -step : 0
  if (right === 0 && down === 0 && more === 0) return null
  const size = {
    width: Math.max(1, Math.min(100, width + 2 * more)),
    height: Math.max(1, Math.min(100, height + 2 * more)),
  }
  return {
    x: Math.max(0, Math.min(100 - size.width, x - more + right * step)),
    y: Math.max(0, Math.min(100 - size.height, y - more + down * step)),
    ...size,
  }
}

/** Steps to the right, and down. */
export const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const middleOf = ({ x, y, width, height }: ClearPart): FocalPoint => ({
  x: within(x + width / 2),
  y: within(y + height / 2),
})
