import { useEffect, useRef } from 'react'
import { adminCopy } from '#web/admin/copy.ts'
import type { ProductType } from '#web/admin/location.ts'
import type { Meanwhile } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { differences } from './draft-differences.ts'
import type { ProductDraft } from './product-draft.ts'
import styles from './products.module.css'

interface ChangedProps extends Meanwhile<ProductDraft> {
  type: ProductType
  busy: boolean
  onTake(): void
  onSaveOver(): void
}

export function ChangedMeanwhile({ type, mine, theirs, busy, onTake, onSaveOver }: ChangedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (theirs) heading.current?.focus()
  }, [theirs])
  const changed = differences(type, mine, theirs)
  return (
    <section className={styles.changed} aria-labelledby="changed-meanwhile">
      <h2 id="changed-meanwhile" ref={heading} tabIndex={-1} className={styles.title}>
        {adminCopy.changedTitle}
      </h2>
      <p>{adminCopy.changedText}</p>
      {changed.length === 0 ? (
        <p>{adminCopy.changedSame}</p>
      ) : (
        <dl className={styles.list}>
          {changed.map(({ label, saved }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{saved}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={layout.row3}>
        <Button busy={busy} onClick={onSaveOver}>
          {adminCopy.saveOver}
        </Button>
        <Button look="quiet" onClick={onTake}>
          {adminCopy.takeTheirs}
        </Button>
      </div>
    </section>
  )
}
