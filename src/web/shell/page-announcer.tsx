import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Unlike a new document, a router's page neither announces its title nor moves the focus. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const direction = useNavigationType()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')

  // With the page: an effect after it could take the focus from a link that a quick Tab has reached.
  useLayoutEffect(() => {
    const left = before.current
    if (left === pathname) return
    before.current = pathname
    setTitle(document.title)
    const main = document.getElementById('main')
    const links = direction === 'POP' ? main?.querySelectorAll('a') : undefined
    const leftBy = [...(links ?? [])].find((link) => link.pathname === left && link.tabIndex === 0)
    ;(leftBy ?? main)?.focus({ preventScroll: true })
  }, [pathname, direction])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
