import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Does a browser's work at a new document: after a click inside of the shop it announces the new
 * page's title and moves the keyboard to its top; on the way back, to the link that led to the page
 * that was left.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const direction = useNavigationType()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
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
