import { type PointerEvent, useRef, useState } from 'react'

/**
 * Dragging by a handle, with a mouse or a thumb: the list is rearranged under the pointer. Rows are
 * found by `data-position`, which is their position in the list.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const at = useRef<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  function start(event: PointerEvent<HTMLElement>, position: number, id: number): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    at.current = position
    setDragged(id)
  }

  function over(event: PointerEvent<HTMLElement>): void {
    if (at.current === null) return
    const row = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-position]'))
      .find((element) => element !== null)
    const to = row ? Number(row.dataset.position) : at.current
    if (to === at.current) return
    onMove(at.current, to)
    at.current = to
  }

  function end(): void {
    if (at.current === null) return
    at.current = null
    setDragged(null)
  }

  return { dragged, start, over, end }
}
