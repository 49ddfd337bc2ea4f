import { useId, useState } from 'react'
import { useAction } from '#web/admin/list/use-action.ts'
import { formCopy } from '#web/form/copy.ts'
import styles from '#web/form/field.module.css'
import { usePlainAction } from '#web/form/plain/use-plain-action.ts'
import { Button } from '#web/ui/button.tsx'
import type { PreparedCall } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { FieldWords } from './field-words.tsx'

interface CheckNowProps {
  label: string
  checked: boolean
  saved: string
  failed: string
  save(checked: boolean): PreparedCall<unknown>
}

/** Saves at once; without scripts by a button beside it. */
export function CheckNow({ label, checked, saved, failed, save }: CheckNowProps) {
  const id = useId()
  const [now, setNow] = useState(checked)
  const { busy, act } = useAction()
  const hydrated = useHydrated()
  const { button, reason } = usePlainAction(save(!checked), { failed })

  async function change(next: boolean): Promise<void> {
    if (busy) return
    setNow(next)
    if (!(await act(save(next), { done: saved, failed, to: null }))) setNow(!next)
  }

  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={now}
          aria-describedby={id}
          disabled={!hydrated}
          aria-disabled={busy || undefined}
          onChange={({ target }) => void change(target.checked)}
        />
        {label}
      </label>
      {!hydrated && (
        <noscript>
          <Button variant="quiet" {...button}>
            {checked ? formCopy.turnOff : formCopy.turnOn}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </noscript>
      )}
      <FieldWords id={id} problem={reason} />
    </div>
  )
}
