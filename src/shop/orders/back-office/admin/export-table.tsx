import { type InputHTMLAttributes, useState } from 'react'
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
        <Day label={ordersCopy.fromIt} value={from} max={to || undefined} onChange={setFrom} />
        <Day label={ordersCopy.to} value={to} min={from || undefined} onChange={setTo} />
        <Button variant="quiet" type="submit" busy={busy}>
          {ordersCopy.saveTable}
        </Button>
      </form>
      <p className={prose.hint}>{ordersCopy.exportHint}</p>
    </details>
  )
}

interface DayProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'> {
  label: string
  value: string
  onChange(day: string): void
}

function Day({ label, onChange, ...day }: DayProps) {
  return (
    <label className={`${layout.stack1} ${prose.strong}`}>
      {label}
      <input
        type="date"
        {...day}
        onChange={(event) => onChange(event.target.value)}
        className={`${control.well} ${control.entry}`}
      />
    </label>
  )
}
