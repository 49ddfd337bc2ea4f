import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { Point } from './plane.ts'

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface MoveHandlers {
  /** `by`: CSS pixels since the drag began; `from`: the result of `grab` then. */
  onDrag(by: Point, from: Point): void
  onArrow(by: Point): void
  grab(): Point
}

export function useMoving({ onDrag, onArrow, grab }: MoveHandlers) {
  const held = useRef<{ pointer: Point; from: Point } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { pointer: { x: event.clientX, y: event.clientY }, from: grab() }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!held.current) return
      const { pointer, from } = held.current
      onDrag({ x: clientX - pointer.x, y: clientY - pointer.y }, from)
    },
    onLostPointerCapture() {
      held.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const step = arrows[event.key]
      if (!step) return
      event.preventDefault()
      const far = event.shiftKey ? 10 : 1
      onArrow({ x: step.x * far, y: step.y * far })
    },
  }
}
