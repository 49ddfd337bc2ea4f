interface Key {
  key: string
  target: unknown
  defaultPrevented: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** Sizes, fields and dialogs keep their arrow keys. */
export function arrowStep(event: Key, pictures: Node | null): -1 | 0 | 1 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return 0
  }
  const { target } = event
  const ours =
    target === document.body || (target instanceof Node && (pictures?.contains(target) ?? false))
  if (!ours || (target instanceof Element && target.closest('dialog'))) return 0
  if (event.key === 'ArrowLeft') return -1
  return event.key === 'ArrowRight' ? 1 : 0
}

/** Pixels; 0 when there are not exactly two fingers. */
export function spread(touches: ArrayLike<{ clientX: number; clientY: number }>): number {
  const [one, two] = [touches[0], touches[1]]
  if (touches.length !== 2 || !one || !two) return 0
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
}

/** `x` and `y` in pixels. */
export function swipeStep(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < 40 || Math.abs(x) < Math.abs(y) * 1.5) return 0
  return x < 0 ? 1 : -1
}
