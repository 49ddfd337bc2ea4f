import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusOn } from './focus-on.ts'
import { LookButton, type LookButtonProps } from './text-button.tsx'
import { useDialog } from './use-dialog.ts'

export interface DialogButtonProps extends Pick<LookButtonProps, 'look' | 'className'> {
  name: string
  label: ReactNode
  title: string
  /** False: the button is gone. A dialog that is open stays. */
  offered?: boolean
  /** The selector of the element that gets the focus after `done`; absent: the button. */
  after?: string
  /** `done`: also reads the page anew. */
  children(close: () => void, done: () => void): ReactNode
}

export function DialogButton(props: DialogButtonProps) {
  const { name, label, look = 'text', className, title, offered = true, after, children } = props
  const { open, opener, close } = useDialog(name)
  const { revalidate } = useRevalidator()
  if (!open && !offered) return null

  /** Closes last: a second tap must not fall through the dialog. */
  async function done(): Promise<void> {
    await revalidate()
    close()
    if (after) focusOn(after)
  }

  return (
    <>
      <LookButton look={look} className={className} {...opener}>
        {label}
      </LookButton>
      <Dialog open={open} onClose={close} title={title}>
        {open && children(close, () => void done())}
      </Dialog>
    </>
  )
}
