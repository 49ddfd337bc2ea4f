import { useState } from 'react'
import { shopCopy } from '#web/ui/copy.ts'
import drawing from '#web/ui/kit/picture.module.css'
import styles from './product.module.css'

interface QuantityProps {
  value: number
  min: number
  max: number
  /** An integer, perhaps beyond `min` or `max`; the caller decides. */
  onChange(requested: number): void
  name?: string
  label: string
  busy?: boolean
}

/** Without JavaScript the buyer types the number. */
export function Quantity({ value, min, max, onChange, name, label, busy = false }: QuantityProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function keep(): void {
    const requested = Number(draft)
    setDraft(null)
    if (draft && Number.isInteger(requested) && requested !== value) {
      onChange(requested)
    }
  }

  const step = (by: number) => () => {
    if (!busy) onChange(value + by)
  }

  return (
    <div className={styles.quantity} data-busy={busy || undefined}>
      <button
        type="button"
        className={styles.step}
        aria-label={shopCopy.oneLess(label)}
        data-end={value <= min || undefined}
        onClick={step(-1)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className={drawing.drawing}>
          <path d="M4 10.3 16 9.8" />
        </svg>
      </button>
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={Math.max(min, 1)}
        max={Number.isFinite(max) ? max : undefined}
        step={1}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || draft === null) return
          // Otherwise the same press would answer the dialog that it opens.
          event.preventDefault()
          keep()
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={shopCopy.oneMore(label)}
        data-end={value >= max || undefined}
        onClick={step(1)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className={drawing.drawing}>
          <path d="M4 10.3 16 9.8M10.2 4 9.8 16" />
        </svg>
      </button>
    </div>
  )
}
