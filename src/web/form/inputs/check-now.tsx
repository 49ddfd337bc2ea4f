import { useState } from 'react'
import { useAction } from '#web/admin/list/use-action.ts'
import styles from '#web/form/field.module.css'

interface CheckNowProps {
  label: string
  checked: boolean
  saved: string
  failed: string
  save(checked: boolean): Promise<unknown>
}

export function CheckNow({ label, checked, saved, failed, save }: CheckNowProps) {
  const [now, setNow] = useState(checked)
  const { busy, act } = useAction()

  async function change(next: boolean): Promise<void> {
    if (busy) return
    setNow(next)
    if (!(await act(() => save(next), { done: saved, failed, to: null }))) setNow(!next)
  }

  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={now}
        aria-disabled={busy || undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      {label}
    </label>
  )
}
