import type { ClearPart, FocalPoint } from '#shop/media/pictures/picture.ts'

/** In hundredths; a smaller drag is a tap. */
const least = 4
/** The part around a tap, in hundredths. */
const around = 24

export const within = (value: number) => Math.max(0, Math.min(100, value))
const rounded = (value: number) => within(Math.round(value))

/** Of a press, in hundredths of the element. */
export function pointIn(element: Element, clientX: number, clientY: number): FocalPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: within((100 * (clientX - left)) / width),
    y: within((100 * (clientY - top)) / height),
  }
}

export function partBetween(from: FocalPoint, to: FocalPoint): ClearPart {
  const isTap = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < least
  const reach = isTap ? around / 2 : 0
  const left = rounded(Math.min(from.x, to.x) - reach)
  const top = rounded(Math.min(from.y, to.y) - reach)
  const right = rounded(Math.max(from.x, to.x) + reach)
  const bottom = rounded(Math.max(from.y, to.y) + reach)
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
  x: rounded(x + width / 2),
  y: rounded(y + height / 2),
})
