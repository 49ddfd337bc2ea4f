import { type ReactNode, useState } from 'react'
import type { FormValues } from '#shop/catalogue/products/admin/product-values.ts'
import form from '#web/form/form.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../products.module.css'
import type { FieldGroup } from './field-groups.ts'

interface FoldedGroupProps {
  group: FieldGroup
  values: FormValues
  hasProblem: boolean
  children?: ReactNode
}

export function FoldedGroup({ group, values, hasProblem, children }: FoldedGroupProps) {
  const set = group.summary(values)
  const [open, setOpen] = useState(group.isOpen?.(values) ?? false)
  const [had, setHad] = useState(hasProblem)
  if (had !== hasProblem) {
    setHad(hasProblem)
    if (hasProblem) setOpen(true)
  }
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>
          <span className={`${prose.strong} ${styles.fieldGroupTitle}`}>{group.title}:</span>{' '}
          <span className={styles.line} data-set={set !== null || undefined}>
            {set ?? group.unset}
          </span>
        </span>
      </summary>
      <div className={`${form.fields} ${styles.fieldGroupFields}`}>{children}</div>
    </details>
  )
}
