import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { longest, missing } from '#shop/people/messages/message.ts'
import { PageForm, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Doodle } from '#web/ui/doodles.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { toast } from '#web/ui/toast.ts'
import styles from './contact.module.css'
import { Field } from './contact-field.tsx'
import { contactCopy as copy } from './copy.ts'

export interface MessageDraft {
  name?: string
  email?: string
  subject: string
  message: string
}

const fieldNames = ['name', 'email', 'subject', 'message'] as const

interface Failure {
  fields?: Partial<Record<string, string>>
  words?: string
}

interface ContactFormProps {
  artistName: string
  draft: MessageDraft | null
}

const to = addressOf('POST /api/mail/contact')

/** Milliseconds from success to the shop's home (specification §8). */
const homeAfter = 3500

export function ContactForm({ artistName, draft }: ContactFormProps) {
  const refusal = usePageRefusal(to)
  const [failure, setFailure] = useState(refusal && reasonOf(refusal.failure))
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef(0)
  const navigate = useNavigate()
  const hydrated = useHydrated()

  useEffect(() => {
    begun.current = Date.now()
  }, [])

  useAfter(state === 'sent' ? homeAfter : null, () => void navigate(pagePaths.home))

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state !== 'open') return
    const fields = readTexts(event.currentTarget, 'name', 'email', 'subject', 'message', 'website')
    const empty = fieldNames.filter((name) => fields[name].trim() === '')
    if (empty.length > 0) {
      fail({ fields: Object.fromEntries(empty.map((name) => [name, missing[name]])) })
      return
    }
    setState('sending')
    setFailure(null)
    try {
      const body = { ...fields, took: Date.now() - begun.current }
      await call('POST /api/mail/contact', { body })
      toast.success(copy.sent, 3000)
      setState('sent')
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason.fields) toast.error(copy.failed, 2000)
      fail(reason)
      setState('open')
    }
  }

  function fail(reason: Failure): void {
    setFailure(reason)
    const first = fieldNames.find((name) => reason.fields?.[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const field = (name: keyof typeof longest) => ({
    name,
    label: copy.fields[name],
    max: longest[name],
    begin: refusal?.typed.get(name) ?? draft?.[name],
    problem: failure?.fields?.[name] ?? null,
  })

  return (
    <PageForm
      ref={form}
      to={to}
      noValidate={hydrated}
      onSubmit={onSubmit}
      className={styles.letter}
      data-part="letter"
      data-sent={state === 'sent' || undefined}
      aria-label={copy.formLabel}
    >
      <Stamp />
      <p className={styles.dear}>{copy.dear(artistName)}</p>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('subject')} />
      <Field {...field('message')} long />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {copy.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.end}>
        <Button
          type="submit"
          busy={state === 'sending'}
          aria-disabled={state !== 'open' || undefined}
        >
          {copy.send}
        </Button>
        <p
          className={styles.contactFormWords}
          role="status"
          data-good={state === 'sent' || undefined}
        >
          {state === 'sent' && copy.sentText}
          {failure && (failure.words ?? copy.notSent)}
        </p>
      </div>
    </PageForm>
  )
}

function reasonOf(error: unknown): Failure {
  if (!(error instanceof ApiFailure)) return {}
  if (error.code === 'offline') return { words: copy.offline }
  if (error.code === 'bad_input' && error.field) return { fields: { [error.field]: error.message } }
  return error.code === 'too_many' ? { words: error.message } : {}
}

function Stamp() {
  return (
    <svg viewBox="0 0 150 96" aria-hidden="true" className={styles.stamp}>
      <g className={styles.mark}>
        <circle cx="46" cy="48" r="33" />
        <circle cx="45.4" cy="48.6" r="21" />
        <path d="M2 30c8-5 14 5 22 0M2 43c8-5 13 4 20 0M2 56c8-5 13 4 20 0M2 69c8-5 14 5 22 0" />
      </g>
      <path
        className={styles.paper}
        d="M79 6c3 3 6 3 8.600 0 3 3 6 3 8.600 0 3 3 6 3 8.600 0 3 3 6 3 8.600 0 3 3 6 3 8.600 0 3 3 6 3 8.600 0 3 3 6 3 8.600 0l.4 0c-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500-3 3-3 6 0 8.500l-.4 7c-3-3-6-3-8.600 0-3-3-6-3-8.600 0-3-3-6-3-8.600 0-3-3-6-3-8.600 0-3-3-6-3-8.600 0-3-3-6-3-8.600 0-3-3-6-3-8.600 0 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500 3-3 3-6 0-8.500Z"
      />
      <Doodle which={0} at={{ x: 86, y: 22, side: 46 }} className={styles.mascot} />
    </svg>
  )
}
