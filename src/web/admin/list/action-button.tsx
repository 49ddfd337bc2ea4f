import { type MouseEvent, type ReactNode, useState } from 'react'
import { usePlainAction } from '#web/form/plain/use-plain-action.ts'
import type { PreparedCall } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { Ask } from './ask.tsx'
import { LookButton, type LookButtonProps } from './text-button.tsx'
import { type ActionWords, useAction } from './use-action.ts'
import { useDialog } from './use-dialog.ts'

export interface Action<A> extends ActionWords<NoInfer<A>> {
  run: PreparedCall<A>
  /** Absent: it is done at once. */
  ask?: { title: string; text?: ReactNode; yes?: string; cancel?: string; danger?: boolean }
}

interface ActionButtonProps<A>
  extends Action<A>,
    Pick<LookButtonProps, 'look' | 'className' | 'disabled' | 'busy'> {
  /** It can be pressed again only in a new page. */
  once?: boolean
  onDone?(): void
  children: ReactNode
}

export function ActionButton<A>(props: ActionButtonProps<A>) {
  const { run, ask, done, failed, to, once = false, onDone, busy: isBusy, ...look } = props
  const { busy, act } = useAction()
  const [isDone, setDone] = useState(false)
  const { name, reason, button } = usePlainAction(run, { failed, to })
  const { open, opener, close } = useDialog(name)

  async function onAct(event: MouseEvent): Promise<void> {
    event.preventDefault()
    const acted = await act(run, { done, failed, to })
    if (acted === false || (acted && !to)) close()
    if (!acted) return
    setDone(once)
    onDone?.()
  }

  const acting = { ...button, onClick: onAct } as const
  const problem = reason && (
    <span role="alert" className={prose.wrong}>
      {reason}
    </span>
  )
  return (
    <>
      <LookButton {...look} busy={busy || isDone || isBusy} {...(ask ? opener : acting)} />
      {!open && problem}
      {ask && open && (
        <Ask open {...ask} busy={busy} acting={acting} onCancel={close}>
          {typeof ask.text === 'string' ? <p>{ask.text}</p> : ask.text}
          {problem}
        </Ask>
      )}
    </>
  )
}
