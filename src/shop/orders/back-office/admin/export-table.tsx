import { useId, useState } from 'react'
import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { ordersCopy } from './copy.ts'

export function ExportTable() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { busy, save } = useSaveFile(ordersCopy.exportFailed)
  const ids = useId()

  return (
    <details className={surface.ruled}>
      <summary className={`${control.summary} ${prose.medium}`}>{ordersCopy.exportTitle}</summary>
      <form
        method="dialog"
        className={`${layout.row4} ${layout.end}`}
        onSubmit={(event) => {
          event.preventDefault()
          void save(addressOf('GET /api/orders/export.csv', { query: { from, to } }))
        }}
      >
        <label htmlFor={`${ids}-from`} className={`${layout.stack1} ${prose.strong}`}>
          {ordersCopy.fromIt}
          <input
            id={`${ids}-from`}
            type="date"
            value={from}
            max={to || undefined}
            onChange={(event) => setFrom(event.target.value)}
            className={`${control.well} ${control.entry}`}
          />
        </label>
        <label htmlFor={`${ids}-to`} className={`${layout.stack1} ${prose.strong}`}>
          {ordersCopy.to}
          <input
            id={`${ids}-to`}
            type="date"
            value={to}
            min={from || undefined}
            onChange={(event) => setTo(event.target.value)}
            className={`${control.well} ${control.entry}`}
          />
        </label>
        <Button variant="quiet" type="submit" busy={busy}>
          {ordersCopy.saveTable}
        </Button>
      </form>
      <p className={prose.hint}>{ordersCopy.exportHint}</p>
    </details>
  )
}
