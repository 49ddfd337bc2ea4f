import './pulled-picture.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

let last = { path: '', source: '' }

export function usePulledPicture(): void {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    document.addEventListener('click', recordPull, options)
    for (const done of ['pointerdown', 'keydown', 'wheel']) {
      document.addEventListener(
        done,
        () => document.activeViewTransition?.skipTransition(),
        options,
      )
    }
    window.addEventListener('pageswap', onlyBetweenPieces, options)
    window.addEventListener('unhandledrejection', expectSkips, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

const isPiece = (address: string) =>
  /^\/(?:image|clothing|merch)\/\d/.test(new URL(address).pathname)

/** A page outside the shop would refuse the transition with an error. */
function onlyBetweenPieces({ activation, viewTransition }: PageSwapEvent): void {
  const addresses = [location.href, activation?.entry?.url ?? location.href]
  if (!addresses.some(isPiece)) viewTransition?.skipTransition()
}

/** Browsers report an interrupted transition as an error. */
function expectSkips(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
}

function recordPull({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-pulls]') : null
  if (!link) return
  last = { path: link.pathname, source: link.querySelector('img')?.currentSrc ?? '' }
  // Not every browser focuses a clicked link.
  link.focus({ preventScroll: true })
}

export function usePulledSource(): string | undefined {
  const { pathname } = useLocation()
  return last.path === pathname ? last.source || undefined : undefined
}
