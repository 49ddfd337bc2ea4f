import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** Milliseconds. */
const rest = 300

/** Never overrides a link that the user follows before the list has loaded. */
export function useSearch(search: string, addressOf: (words: string) => string) {
  const [words, setWords] = useState(search)
  /** Runs while words are typed that the field hasn't sent. */
  const timer = useRef<number | null>(null)
  const latestAddressOf = useRef(addressOf)
  /** Words that the field sent, and the list doesn't show yet. */
  const sent = useRef<string[]>([])
  const navigate = useNavigate()

  function stopTimer(): void {
    window.clearTimeout(timer.current ?? undefined)
    timer.current = null
  }

  function takeBack(): void {
    stopTimer()
    sent.current = []
    setWords(search)
  }

  const onShown = useEffectEvent((shown: string) => {
    const at = sent.current.indexOf(shown)
    if (at !== -1) sent.current = sent.current.slice(at + 1)
    else if (timer.current === null) takeBack()
  })
  const onLeave = useEffectEvent(takeBack)

  useEffect(() => {
    latestAddressOf.current = addressOf
  })

  // A link or the history may lead to a list that searches other words.
  useEffect(() => onShown(search), [search])

  useEffect(() => {
    const stop = () => onLeave()
    // Synchronous, because the router's state of a new navigation comes with the next render.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) stop()
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', stop)
    return () => {
      window.clearTimeout(timer.current ?? undefined)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', stop)
    }
  }, [])

  function go(to: string): void {
    const asked = to.trim()
    stopTimer()
    sent.current.push(asked)
    void navigate(latestAddressOf.current(asked), { replace: true, preventScrollReset: true })
  }

  return {
    words,
    onType(value: string): void {
      setWords(value)
      stopTimer()
      timer.current = window.setTimeout(() => go(value), rest)
    },
    onSubmit(event: FormEvent): void {
      event.preventDefault()
      go(words)
    },
  }
}
