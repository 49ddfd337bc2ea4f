import { useEffect, useRef, useState } from 'react'
import { TextButton } from '#web/admin/list/text-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import styles from '../products.module.css'

interface OneTapProps {
  words: string
  button: string
  done: string
  fills: Readonly<Record<string, string>>
  onChange(name: string, value: string): void
}

export function OneTap({ words, button, done, fills, onChange }: OneTapProps) {
  const [isDone, setDone] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)

  // The button is gone: the keyboard focus continues here.
  useEffect(() => {
    if (isDone) said.current?.focus({ preventScroll: true })
  }, [isDone])

  const open = Object.keys(fills).length > 0
  if (!open && !isDone) return null
  return (
    <div className={`${layout.words4} ${styles.row}`}>
      <p ref={said} tabIndex={-1} role="status" className={styles.words}>
        {open ? words : done}
      </p>
      {open && (
        <TextButton
          onClick={() => {
            for (const [name, value] of Object.entries(fills)) onChange(name, value)
            setDone(true)
          }}
        >
          {button}
        </TextButton>
      )}
    </div>
  )
}
