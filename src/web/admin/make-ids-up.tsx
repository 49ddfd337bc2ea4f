import { useEffect, useRef, useState } from 'react'
import { copy } from './copy.ts'
import type { Draft } from './draft.ts'
import { madeUpIds, newMark } from './made-up-ids.ts'
import styles from './make-ids-up.module.css'

interface MadeUpIdsProps {
  draft: Draft
  onChange(name: string, value: string): void
}

/** One tap in place of three fields, for who makes the prints herself. */
export function MadeUpIds({ draft, onChange }: MadeUpIdsProps) {
  const [made, setMade] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)

  // The button has gone: the keyboard goes on from here.
  useEffect(() => {
    if (made) words.current?.focus({ preventScroll: true })
  }, [made])

  function onMake(): void {
    for (const [name, id] of Object.entries(madeUpIds(draft, newMark()))) onChange(name, id)
    setMade(true)
  }

  const open = Object.keys(madeUpIds(draft, '')).length > 0
  if (!open && !made) return null
  return (
    <div className={styles.row}>
      <p ref={words} tabIndex={-1} role="status" className={styles.words}>
        {open ? copy.ownVariants : copy.madeUpVariants}
      </p>
      {open && (
        <button type="button" className={styles.make} onClick={onMake}>
          {copy.makeUpVariants}
        </button>
      )}
    </div>
  )
}
