import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Drag {
  at: number
  /** CSS pixels of the window. */
  x: number
  y: number
  frame: number
  stop(): void
}

/**
 * Finds rows by `data-position`. Near an edge of `box` it scrolls the box, and beyond it the
 * window.
 */
export function useDrag<Id extends string | number>(
  onMove: (from: number, to: number) => void,
  box?: RefObject<HTMLElement | null>,
) {
  const drag = useRef<Drag | null>(null)
  const [dragged, setDragged] = useState<Id | null>(null)
  const move = useRef(onMove)
  move.current = onMove

  function follow(): void {
    const now = drag.current
    if (!now) return
    scrollNearEdge(box?.current, now.y)
    const to = positionAt(now) ?? now.at
    if (to !== now.at) {
      const from = now.at
      now.at = to
      // Drawn synchronously: the next frame moves an entry of the resulting list.
      flushSync(() => move.current(from, to))
    }
    now.frame = requestAnimationFrame(follow)
  }

  function start(event: PointerEvent<HTMLElement>, position: number, id: Id): void {
    if (event.button !== 0) return
    drag.current?.stop()
    const { clientX: x, clientY: y, pointerId } = event
    // On the window: a row that moves in the list loses its pointer capture.
    const listeners = new AbortController()
    const stop = () => {
      listeners.abort()
      cancelAnimationFrame(drag.current?.frame ?? 0)
      drag.current = null
      setDragged(null)
    }
    const hear = (to: globalThis.PointerEvent) => {
      if (to.pointerId !== pointerId || !drag.current) return
      drag.current.x = to.clientX
      drag.current.y = to.clientY
      if (to.type === 'pointermove') return
      if (to.type === 'pointerup') follow()
      stop()
    }
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
      window.addEventListener(type, hear, { signal: listeners.signal })
    }
    drag.current = { at: position, x, y, frame: requestAnimationFrame(follow), stop }
    setDragged(id)
  }

  useEffect(() => () => drag.current?.stop(), [])

  return { dragged, start }
}

function positionAt({ x, y }: Drag): number | null {
  const row = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-position]'))
    .find((element) => element !== null)
  return row ? Number(row.dataset.position) : null
}

/** CSS pixels from an edge. */
const near = 60
/** CSS pixels a frame. */
const fastest = 16

function scrollNearEdge(box: HTMLElement | null | undefined, y: number): void {
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  const inView = { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) }
  const above = Math.min(0, y - inView.top - near)
  const into = above || Math.max(0, y - inView.bottom + near)
  if (into === 0) return
  const by = Math.round(Math.max(-1, Math.min(1, into / near)) * fastest)
  const before = box.scrollTop
  box.scrollBy(0, by)
  const isHidden = by > 0 ? bottom > window.innerHeight : top < 0
  if (box.scrollTop === before && isHidden) window.scrollBy(0, by)
}
