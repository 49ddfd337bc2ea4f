import { useState } from 'react'
import { galleriesCopy } from '#shop/catalogue/collections/admin/copy.ts'
import control from '#web/ui/kit/control.module.css'
import styles from '../galleries.module.css'

interface NumberFieldProps {
  name: string
  /** Counted from 1. */
  number: number
  of: number
  onMove(to: number): void
}

export function NumberField({ name, number, of, onMove }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function moveThere(): void {
    const to = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isNaN(to)) return
    onMove(Math.max(1, Math.min(to, of)))
  }

  return (
    <input
      className={`${control.flat} ${styles.number}`}
      inputMode="numeric"
      autoComplete="off"
      aria-label={galleriesCopy.position(name, of)}
      value={typed ?? number}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') moveThere()
        if (event.key === 'Escape') setTyped(null)
      }}
      onBlur={moveThere}
    />
  )
}
