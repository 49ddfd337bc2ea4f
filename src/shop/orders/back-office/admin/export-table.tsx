import { useId, useState } from 'react'
import { reasonFor } from '#web/admin/copy.ts'
import { fetchFile, saveFile } from '#web/admin/list/fetch-file.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { ordersCopy } from './copy.ts'
import styles from './orders-list.module.css'

export function ExportTable() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const ids = useId()

  const onExport = () =>
    run(async () => {
      try {
        saveFile(
          await asOwner(() =>
            fetchFile(addressOf('GET /api/orders/export.csv', { query: { from, to } })),
          ),
        )
      } catch (failure) {
        toast.error(`${ordersCopy.exportFailed} ${reasonFor(failure)}`, 5000)
      }
    })

  return (
    <details className={styles.books}>
      <summary className={styles.open}>{ordersCopy.exportTitle}</summary>
      <form
        method="dialog"
        className={`${layout.row4} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          void onExport()
        }}
      >
        <label htmlFor={`${ids}-from`} className={styles.field}>
          {ordersCopy.fromIt}
          <input
            id={`${ids}-from`}
            type="date"
            value={from}
            max={to || undefined}
            onChange={(event) => setFrom(event.target.value)}
            className={`${control.well} ${styles.exportTableDay}`}
          />
        </label>
        <label htmlFor={`${ids}-to`} className={styles.field}>
          {ordersCopy.to}
          <input
            id={`${ids}-to`}
            type="date"
            value={to}
            min={from || undefined}
            onChange={(event) => setTo(event.target.value)}
            className={`${control.well} ${styles.exportTableDay}`}
          />
        </label>
        <Button look="quiet" type="submit" busy={busy}>
          {ordersCopy.saveTable}
        </Button>
      </form>
      <p className={prose.hint}>{ordersCopy.exportHint}</p>
    </details>
  )
}
