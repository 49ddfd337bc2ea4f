import { useState } from 'react'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import styles from '#web/form/field.module.css'
import { toast } from '#web/ui/toast.ts'

interface CheckNowProps {
  label: string
  checked: boolean
  saved: string
  failed: string
  save(checked: boolean): Promise<unknown>
}

export function CheckNow({ label, checked, saved, failed, save }: CheckNowProps) {
  const [now, setNow] = useState(checked)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  async function change(next: boolean): Promise<void> {
    setNow(next)
    try {
      await asOwner(() => save(next))
      toast.success(saved, 2000)
    } catch (failure) {
      setNow(!next)
      toast.error(`${failed} ${reasonFor(failure)}`, 5000)
    }
  }

  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={now}
        aria-disabled={busy || undefined}
        onChange={({ target }) => {
          const { checked: next } = target
          void run(() => change(next))
        }}
      />
      {label}
    </label>
  )
}
