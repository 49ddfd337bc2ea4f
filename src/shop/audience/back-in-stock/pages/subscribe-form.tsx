import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { SubscriptionTarget } from '#shop/audience/back-in-stock/subscription.ts'
import { PageForm, repeated, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { subscriptionCopy as copy } from './copy.ts'
import styles from './subscribe-form.module.css'

interface SubscribeFormProps {
  target: SubscriptionTarget
  ask?: string
}

const to = addressOf('POST /api/waiting')

/** Nothing in a shop whose emails reach nobody. */
export function SubscribeForm(props: SubscribeFormProps) {
  return useSiteFact('mails') && <Form {...props} />
}

/** Without scripts it posts to the list's own page: pages that show the form may be cached or closed. */
function Form({ target, ask = copy.ask[target.kind] }: SubscribeFormProps) {
  const refusal = usePageRefusal(to)
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [problem, setProblem] = useState(refusal?.failure.message ?? null)
  const { kind, productId, size } = target
  const wanted = { kind, productId, ...(size && { size }) }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    const email = input.current?.value.trim() ?? ''
    if (email === '') {
      setProblem(copy.emailMissing)
      input.current?.focus()
      return
    }
    setState('sending')
    setProblem(null)
    try {
      await call('POST /api/waiting', { body: { ...wanted, email } })
      setState('sent')
    } catch (failure) {
      setState('open')
      const told = failure instanceof ApiFailure && failure.code !== 'unknown'
      setProblem(told ? failure.message : copy.failed)
      input.current?.focus()
    }
  }

  // The pressed button is gone: focus and screen reader move to the message in its place.
  useEffect(() => {
    if (state === 'sent') sent.current?.focus()
  }, [state])

  if (state === 'sent') {
    return (
      <p ref={sent} tabIndex={-1} className={styles.form}>
        {copy.sent}
      </p>
    )
  }
  return (
    <PageForm
      to={to}
      action={pagePaths.subscriptions}
      className={styles.form}
      noValidate={hydrated}
      onSubmit={send}
    >
      <p className={styles.title}>{ask}</p>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="productId" value={productId} />
      {size && <input type="hidden" name="size" value={size} />}
      <label htmlFor={id} className={prose.label}>
        {copy.label}
      </label>
      <div className={layout.row2}>
        <input
          ref={input}
          id={id}
          {...repeated(refusal, 'email')}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-more`}
          className={styles.input}
        />
        <Button type="submit" variant="quiet" busy={state === 'sending'}>
          {copy.send}
        </Button>
      </div>
      <p id={`${id}-more`} className={styles.more} role={problem ? 'alert' : undefined}>
        {problem ?? copy.oneMail}
      </p>
    </PageForm>
  )
}
