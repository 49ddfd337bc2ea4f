import { useEffect, useRef, useState } from 'react'
import { TextButton } from '#web/admin/list/text-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../products.module.css'

interface OneTapProps {
  button: string
  done: string
  fills: Readonly<Record<string, string>>
  onChange(name: string, value: string): void
}

export function OneTap({ button, done, fills, onChange }: OneTapProps) {
  const [isDone, setDone] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)

  // The button is gone: the keyboard focus continues here.
  useEffect(() => {
    if (isDone) said.current?.focus({ preventScroll: true })
  }, [isDone])

  const open = Object.keys(fills).length > 0
  if (!open && !isDone) return null
  return (
    <div className={`${layout.words4} ${layout.middle} ${layout.apart} ${layout.wide}`}>
      <p ref={said} tabIndex={-1} role="status" className={`${prose.hint} ${styles.words}`}>
        {!open && done}
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
