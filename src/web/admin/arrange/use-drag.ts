import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/**
 * Dragging by a handle, with a mouse or a thumb: the list is rearranged under the pointer. Rows are
 * found by `data-position`, which is their position in the list; near its edges the box scrolls.
 */
export function useDrag<Id extends string | number>(
  onMove: (from: number, to: number) => void,
  box?: RefObject<HTMLElement | null>,
) {
  const at = useRef<number | null>(null)
  const [dragged, setDragged] = useState<Id | null>(null)

  function start(event: PointerEvent<HTMLElement>, position: number, id: Id): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    at.current = position
    setDragged(id)
  }

  function over(event: PointerEvent<HTMLElement>): void {
    if (at.current === null) return
    scrollNearEdge(box?.current, event.clientY)
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

function scrollNearEdge(box: HTMLElement | null | undefined, y: number): void {
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y < top + 60) box.scrollBy(0, -26)
  else if (y > bottom - 60) box.scrollBy(0, 26)
}
