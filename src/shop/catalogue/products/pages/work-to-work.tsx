import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Neighbours } from '#shop/catalogue/collections/collection.ts'
import { arrowStep, swipeStep } from '#shop/catalogue/product-pictures/pages/picture-gestures.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { productsPageCopy } from './copy.ts'

export function WorkToWork({ neighbours }: { neighbours: Neighbours }) {
  const { number, of, earlier, later } = neighbours
  const nav = useRef<HTMLElement>(null)
  const navigate = useNavigate()

  const go = useEffectEvent((step: -1 | 0 | 1) => {
    const to = step === -1 ? earlier : step === 1 ? later : null
    if (to) void navigate(to.path, { viewTransition: true })
  })

  useEffect(() => {
    const page = nav.current?.closest<HTMLElement>('[data-part="piece-page"]')
    let from: Touch | null = null
    // Any focused element, unless it uses arrow keys itself.
    const onKey = (event: KeyboardEvent) =>
      go(arrowStep(event, isControl(event.target) ? null : document.body))
    const onStart = ({ touches, target }: TouchEvent) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1
      const isOurs = touches.length === 1 && !isZoomed && !movesSideways(target, page)
      from = isOurs ? (touches[0] ?? null) : null
    }
    const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
      if (from && to) go(swipeStep(to.clientX - from.clientX, to.clientY - from.clientY))
      from = null
    }
    // On the window: a work's pictures listen on the document and come first.
    window.addEventListener('keydown', onKey)
    page?.addEventListener('touchstart', onStart, { passive: true })
    page?.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      page?.removeEventListener('touchstart', onStart)
      page?.removeEventListener('touchend', onEnd)
    }
  }, [])

  return (
    <nav
      ref={nav}
      aria-label={productsPageCopy.workToWork}
      className={`${layout.words5} ${layout.middle} ${layout.apart} ${layout.full}`}
    >
      {earlier ? (
        <Link to={earlier.path} rel="prev" prefetch="intent" className={control.target}>
          <span aria-hidden="true">← </span>
          {earlier.name}
        </Link>
      ) : (
        <span />
      )}
      <span className={prose.hint}>{productsPageCopy.workOf(number, of)}</span>
      {later ? (
        <Link to={later.path} rel="next" prefetch="intent" className={control.target}>
          {later.name}
          <span aria-hidden="true"> →</span>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, input, select, textarea, video') !== null

/** A row of pictures, a field or a dialog keeps its swipes. */
function movesSideways(target: EventTarget | null, page: Element | null | undefined): boolean {
  if (!(target instanceof Element) || isControl(target)) return true
  for (let each: Element | null = target; each && each !== page; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each)
    if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1) return true
  }
  return false
}
