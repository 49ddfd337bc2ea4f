import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a place whose pressed button disappears with each step: the focus moves to the first field,
 * section or button of the next step.
 */
export function useNextFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const place = useRef<E>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    // Another place can change at the same time, and the focus stands there.
    if (document.activeElement !== document.body) return
    const next = (kind: string) => place.current?.querySelector<HTMLElement>(kind)
    const into = next('input') ?? next('textarea') ?? next('section') ?? next('button')
    into?.focus()
  }, [step])
  return place
}
