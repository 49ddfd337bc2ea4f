import { type ReactNode, useState } from 'react'
import type { ProductDraft } from '#shop/catalogue/products/admin/product-draft.ts'
import form from '#web/form/form.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../products.module.css'
import type { FieldGroup } from './field-groups.ts'

interface FoldedGroupProps {
  group: FieldGroup
  draft: ProductDraft
  children?: ReactNode
}

export function FoldedGroup({ group, draft, children }: FoldedGroupProps) {
  const set = group.summary(draft)
  const [open, setOpen] = useState(set !== null)
  const [wasSet, setWasSet] = useState(set !== null)
  // Filled from outside, as by an older draft, it opens; emptied, it stays open.
  if (wasSet !== (set !== null)) {
    setWasSet(set !== null)
    if (set !== null) setOpen(true)
  }
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={`${prose.strong} ${styles.fieldGroupTitle}`}>{group.title}</span>
        <span
          className={`${prose.hint} ${prose.wraps} ${styles.line}`}
          data-set={set !== null || undefined}
        >
          {set ?? group.unset}
        </span>
      </summary>
      <div className={`${form.fields} ${styles.fieldGroupFields}`}>{children}</div>
    </details>
  )
}
