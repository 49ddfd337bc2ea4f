import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { adminCopy } from '#web/admin/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { closing, Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import styles from './list.module.css'

interface AskProps {
  open: boolean
  title: string
  danger?: boolean
  busy: boolean
  onYes?(): void
  /** Of the button that says yes. */
  acting?: ComponentProps<typeof Button>
  onCancel(): void
  yes?: string
  cancel?: string
  children?: ReactNode
}

/** Specification §4: Yes or cancel. The careful answer has the focus. */
export function Ask(props: AskProps) {
  const { open, title, danger = false, busy, onYes, acting, onCancel, children } = props
  const { yes = adminCopy.yes, cancel = adminCopy.cancel } = props
  const careful = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) careful.current?.querySelector<HTMLElement>('button:last-child')?.focus()
  }, [open])

  return (
    <Dialog open={open} onClose={() => !busy && onCancel()} title={title}>
      {children}
      <div ref={careful} className={`${layout.row3} ${styles.answers}`}>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes} {...acting}>
          {yes}
        </Button>
        <Button variant="quiet" {...closing(onCancel)}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  )
}
