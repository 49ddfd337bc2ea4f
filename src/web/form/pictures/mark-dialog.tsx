import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { formCopy } from '#web/form/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from './picture-slot.module.css'

interface MarkDialogProps extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  what: string
  picture: Shown
  title: string
  hint: string
  /** The current mark, in words. */
  told: string
  mark: ReactNode
  reset: string
  onReset(): void
}

/** A picture to mark something in; its buttons' events come from the picture itself. */
export function MarkDialog(props: MarkDialogProps) {
  const { what, picture, title, hint, told, mark, reset, onReset, children, ...stage } = props
  const [open, setOpen] = useState(false)
  return (
    <div>
      <TextButton soft onClick={() => setOpen(true)}>
        {title}
        <span className="visually-hidden"> {formCopy.ofPicture(what)}</span>
      </TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <p>{hint}</p>
        <button
          type="button"
          className={styles.stage}
          style={{ '--shape': picture.width / picture.height }}
          aria-label={formCopy.inViewOf(what, told)}
          {...stage}
        >
          <Picture picture={picture} sizes="40rem" decorative />
          {mark}
        </button>
        {children}
        <p role="status" className="visually-hidden">
          {told}
        </p>
        <div className={`${layout.row3} ${styles.focalPointFieldButtons}`}>
          <Button onClick={() => setOpen(false)}>{formCopy.done}</Button>
          <TextButton soft onClick={onReset}>
            {reset}
          </TextButton>
        </div>
      </Dialog>
    </div>
  )
}
