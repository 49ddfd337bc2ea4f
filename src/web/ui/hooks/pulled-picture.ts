import './pulled-picture.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The last followed card: its path, and the loaded file of its picture. */
let last = { path: '', source: '' }

/** Lets a card's picture travel to its piece's page, until the visitor does something else. */
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

/** Nothing travels to other documents: a page outside of the shop would refuse it with an error. */
function onlyBetweenPieces({ activation, viewTransition }: PageSwapEvent): void {
  const addresses = [location.href, activation?.entry?.url ?? location.href]
  if (!addresses.some(isPiece)) viewTransition?.skipTransition()
}

/** A transition that a touch or the next page cuts short is no error: browsers report its promises as one. */
function expectSkips(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
}

function recordPull({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-pulls]') : null
  if (!link) return
  last = { path: link.pathname, source: link.querySelector('img')?.currentSrc ?? '' }
  // Not every browser gives the focus to a link that is clicked.
  link.focus({ preventScroll: true })
}

/** On the page that a card has led to: the address of its picture, shown until the larger one is here. */
export function usePulledSource(): string | undefined {
  const { pathname } = useLocation()
  return last.path === pathname ? last.source || undefined : undefined
}
