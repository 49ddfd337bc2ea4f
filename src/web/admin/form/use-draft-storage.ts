import { useEffect, useRef, useState } from 'react'

/**
 * Keeps what stands in a form for as long as its tab lives: a phone throws a tab away while its owner
 * is in the camera, and a reload is one slip of the thumb. `now` is what there is to keep; null: all
 * of it is saved. `take` is given what was kept before, once.
 */
export function useKept<T>(name: string, now: T | null, take: (kept: T) => void) {
  const key = `kept:${name}`
  const text = now === null ? null : JSON.stringify(now)
  const held = useRef(false)
  const taking = useRef(take)
  const [back, setBack] = useState(false)

  useEffect(() => {
    const found = read<T>(key)
    if (found === null) return
    taking.current(found)
    setBack(true)
  }, [key])

  useEffect(() => {
    if (text !== null) {
      held.current = true
      write(key, text)
    } else if (held.current) {
      held.current = false
      forget(key)
      setBack(false)
    }
  }, [key, text])

  return {
    /** What stands in the form was kept from before. */
    back,
    forget: () => forget(key),
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
