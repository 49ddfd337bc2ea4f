import type { ReactNode } from 'react'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { type Answer, addressOf, type Call, call } from '#web/ui/hooks/api.ts'

interface CallFormProps<C extends Call> {
  to: C
  className?: string
  onDone(answer: Answer<C>): void
  children(form: { busy: boolean; problem: string | null }): ReactNode
}

/** Its inputs are the call's body: with JavaScript, and as a plain form without it. */
export function CallForm<C extends Call>({ to, className, onDone, children }: CallFormProps<C>) {
  const { busy, problem, attempt } = useAttempt()
  const [method = ''] = to.split(' ')
  const send = (body: object) =>
    (call as (to: Call, input: object) => Promise<Answer<C>>)(to, { body })
  return (
    <form
      method="post"
      action={(addressOf as (to: Call) => string)(to)}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const { _method, ...body } = Object.fromEntries(new FormData(event.currentTarget))
        void attempt(() => send(body), onDone)
      }}
    >
      {method !== 'POST' && <input type="hidden" name="_method" value={method} />}
      {children({ busy, problem })}
    </form>
  )
}
