import { useEffect, useRef, useState } from 'react'

/** For phones, which close a tab while the camera is open. */
export function useDraftStorage<T>(name: string, draft: T | null, restore: (kept: T) => void) {
  const key = `draft:${name}`
  const text = draft === null ? null : JSON.stringify(draft)
  const held = useRef(false)
  const restoring = useRef(restore)
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const found = read<T>(key)
    if (found === null) return
    restoring.current(found)
    setRestored(true)
  }, [key])

  useEffect(() => {
    if (text !== null) {
      held.current = true
      write(key, text)
    } else if (held.current) {
      held.current = false
      forget(key)
      setRestored(false)
    }
  }, [key, text])

  return {
    restored,
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
  } catch {}
}
