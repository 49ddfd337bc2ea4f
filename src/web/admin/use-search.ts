import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'

/** A pause in typing, in milliseconds, after which the list follows. */
const rest = 300

/**
 * A search field whose list follows what is typed. `addressOf`: the list's address for some words.
 * Whoever opens something before the list has followed is not called back to it.
 */
export function useSearch(search: string, addressOf: (words: string) => string) {
  const [words, setWords] = useState(search)
  const timer = useRef(0)
  const navigate = useNavigate()
  const goingTo = useNavigation().location?.key

  useEffect(() => {
    if (goingTo !== undefined) window.clearTimeout(timer.current)
  }, [goingTo])
  useEffect(() => () => window.clearTimeout(timer.current), [])

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
