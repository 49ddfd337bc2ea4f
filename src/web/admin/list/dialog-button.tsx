import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { LookButton, type LookButtonProps } from './text-button.tsx'
import { useDialog } from './use-dialog.ts'

export interface DialogButtonProps extends Pick<LookButtonProps, 'look'> {
  name: string
  label: ReactNode
  title: string
  /** False: the button is gone. A dialog that is open stays. */
  offered?: boolean
  children(close: () => void): ReactNode
}

export function DialogButton(props: DialogButtonProps) {
  const { name, label, look = 'text', title, offered = true, children } = props
  const { open, opener, close } = useDialog(name)
  if (!open && !offered) return null
  return (
    <>
      <LookButton look={look} {...opener}>
        {label}
      </LookButton>
      <Dialog open={open} onClose={close} title={title}>
        {open && children(close)}
      </Dialog>
    </>
  )
}
