import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { closing } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { Form, type SectionFormProps } from './form.tsx'
import { Refused } from './refused.tsx'
import { SaveBar } from './save-bar.tsx'

interface DialogFormProps<V extends object>
  extends Pick<SectionFormProps<V>, 'form' | 'save' | 'look' | 'children'> {
  /** The words of the button that changes nothing. */
  keep: string
  /** That button has the focus at first. */
  careful?: boolean
  onClose(): void
}

export function DialogForm<V extends object>(props: DialogFormProps<V>) {
  const { form, save, look, keep, careful = false, onClose, children } = props
  const buttons = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (careful) buttons.current?.querySelector<HTMLElement>('button:last-child')?.focus()
  }, [careful])

  return (
    <Form form={form} inline className={layout.stack4}>
      {children}
      <div ref={buttons}>
        <SaveBar inline reason={<Refused form={form} />}>
          <Button type="submit" variant={look} busy={form.state !== 'open'}>
            {save}
          </Button>
          <Button variant="quiet" {...closing(() => form.state === 'open' && onClose())}>
            {keep}
          </Button>
        </SaveBar>
      </div>
    </Form>
  )
}
