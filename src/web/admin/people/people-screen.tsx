import { type FormEvent, useRef, useState } from 'react'
import type { PersonalDataCounts } from '#shop/privacy/personal-data-source.ts'
import { ApiFailure, call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import field from '../form/field.module.css'
import { handOver } from '../orders/fetch-file.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { copy, foundWords } from './people-copy.ts'
import styles from './people-screen.module.css'

/** What the shop knows about a person: found, handed over, or forgotten. */
export default function PeopleScreen() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [about, setAbout] = useState<{ email: string; found: PersonalDataCounts } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  function find(event: FormEvent): void {
    event.preventDefault()
    setProblem(null)
    setAbout(null)
    void run(async () => {
      try {
        const { found } = await asOwner(() => call('POST /api/people/find', { body: { email } }))
        setAbout({ email: email.trim(), found })
      } catch (failure) {
        const named = failure instanceof ApiFailure && failure.field === 'email'
        setProblem(named ? failure.message : reasonFor(failure))
        input.current?.focus()
      }
    })
  }

  return (
    <div className={styles.section}>
      <p className={styles.intro}>{copy.intro}</p>
      <form method="dialog" className={styles.form} onSubmit={find} noValidate>
        <div className={field.field}>
          <label htmlFor="email" className={field.label}>
            {copy.label}
          </label>
          <input
            ref={input}
            id="email"
            type="email"
            autoComplete="off"
            value={email}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? 'email-problem' : undefined}
            className={field.input}
            onChange={(event) => setEmail(event.target.value)}
          />
          {problem && (
            <p id="email-problem" className={field.problem}>
              {problem}
            </p>
          )}
        </div>
        <Button type="submit" busy={busy}>
          {copy.find}
        </Button>
      </form>
      <div role="status">
        {about && <About key={about.email} {...about} onErased={() => setAbout(null)} />}
      </div>
    </div>
  )
}

interface AboutProps {
  email: string
  found: PersonalDataCounts
  onErased(): void
}

function About({ email, found, onErased }: AboutProps) {
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const kept = foundWords(found)

  function save(): void {
    void run(async () => {
      try {
        const all = await asOwner(() => call('POST /api/people/export', { body: { email } }))
        const content = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
        handOver({ name: `${email}.json`, content })
      } catch (failure) {
        toast.error(`${copy.exportFailed} ${reasonFor(failure)}`, 2500)
      }
    })
  }

  function erase(): void {
    void run(async () => {
      try {
        await asOwner(() => call('POST /api/people/erase', { body: { email } }))
        toast.success(copy.erased, 2500)
        onErased()
      } catch (failure) {
        setRefusal(reasonFor(failure))
        toast.error(copy.eraseFailed, 2500)
      } finally {
        setAsking(false)
      }
    })
  }

  if (kept.length === 0) return <p className={styles.found}>{copy.nobody}</p>
  return (
    <section className={styles.found} aria-label={email}>
      <p>{copy.known}</p>
      <ul className={styles.list}>
        {kept.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
      <div className={styles.actions}>
        <Button look="quiet" busy={busy} onClick={save}>
          {copy.exportAll}
        </Button>
        <Button look="danger" busy={busy} onClick={() => setAsking(true)}>
          {copy.erase}
        </Button>
      </div>
      <Ask
        open={asking}
        title={copy.askErase(email)}
        danger
        busy={busy}
        onYes={erase}
        onCancel={() => setAsking(false)}
      >
        <p>{copy.askEraseText}</p>
      </Ask>
    </section>
  )
}
