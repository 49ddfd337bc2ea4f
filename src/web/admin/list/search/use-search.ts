import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** Milliseconds. */
const rest = 300

/** Never overrides a link that the user follows before the list has loaded. */
export function useSearch(search: string, addressOf: (words: string) => string) {
  const [words, setWords] = useState(search)
  const timer = useRef(0)
  const navigate = useNavigate()

  useEffect(() => {
    const stop = () => window.clearTimeout(timer.current)
    // Synchronous, because the router's state of a new navigation comes with the next render.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) stop()
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', stop)
    return () => {
      stop()
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', stop)
    }
  }, [])

  function go(to: string): void {
    window.clearTimeout(timer.current)
    void navigate(addressOf(to.trim()), { replace: true, preventScrollReset: true })
  }

  return {
    words,
    onType(value: string): void {
      setWords(value)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => go(value), rest)
    },
    onSubmit(event: FormEvent): void {
      event.preventDefault()
      go(words)
    },
  }
}
