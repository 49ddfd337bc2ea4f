import { type FormEvent, useRef, useState } from 'react'
import type { PersonalDataCounts } from '#shop/people/privacy/privacy.schema.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { saveFile } from '#web/admin/list/use-save-file.ts'
import type { Section } from '#web/admin/section.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { useMay } from '#web/admin/staff-role.ts'
import field from '#web/form/field.module.css'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { privacyAdminCopy } from './copy.ts'

export const section = {
  at: 'privacy',
  label: privacyAdminCopy.label,
  least: 'partner',
  menu: { group: 'upkeep', place: 50, keywords: privacyAdminCopy.keywords },
  help: 'staff',
} satisfies Section

const words: Record<keyof PersonalDataCounts, [one: string, many: string]> = {
  orders: ['order', 'orders'],
  messages: ['letter', 'letters'],
  withdrawals: ['withdrawal', 'withdrawals'],
  subscriptions: [privacyAdminCopy.oneSubscription, privacyAdminCopy.manySubscriptions],
  carts: ['cart', 'carts'],
}

/** '2 orders', '1 letter' …; empty when nothing is kept. */
function foundWords(found: PersonalDataCounts): string[] {
  return Object.entries(found)
    .filter(([, count]) => count > 0)
    .map(
      ([name, count]) => `${count} ${words[name as keyof PersonalDataCounts][count === 1 ? 0 : 1]}`,
    )
}

export default function PrivacyScreen() {
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
        const { found } = await asOwner(() => call('POST /api/privacy/find', { body: { email } }))
        setAbout({ email: email.trim(), found })
      } catch (failure) {
        const named = failure instanceof ApiFailure && failure.field === 'email'
        setProblem(named ? failure.message : reasonFor(failure))
        input.current?.focus()
      }
    })
  }

  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <p className={prose.soft}>{privacyAdminCopy.requests.intro}</p>
      <form
        method="dialog"
        className={`${layout.stack4} ${layout.start}`}
        onSubmit={find}
        noValidate
      >
        <div className={`${field.field} ${layout.full}`}>
          <label htmlFor="email" className={field.label}>
            {privacyAdminCopy.requests.label}
          </label>
          <input
            ref={input}
            id="email"
            type="email"
            autoComplete="off"
            value={email}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? 'email-problem' : undefined}
            className={`${control.well} ${field.input}`}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FieldWords id="email-problem" problem={problem} />
        </div>
        <Button type="submit" busy={busy}>
          {privacyAdminCopy.requests.find}
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
  const { busy, act } = useAction()
  const kept = foundWords(found)
  const mayErase = useMay('owner')

  const { exportFailed, erased, eraseFailed } = privacyAdminCopy.requests

  async function save(): Promise<void> {
    const all = await call('POST /api/privacy/export', { body: { email } })
    const content = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
    saveFile({ name: `${email}.json`, content })
  }

  async function erase(): Promise<void> {
    const words = { done: erased, failed: eraseFailed, to: null }
    const done = await act(() => call('POST /api/privacy/erase', { body: { email } }), words)
    setAsking(false)
    if (done) onErased()
  }

  if (kept.length === 0) return <p className={surface.saved}>{privacyAdminCopy.requests.nobody}</p>
  return (
    <section className={`${layout.stack3} ${surface.saved}`} aria-label={email}>
      <p>{privacyAdminCopy.requests.known}</p>
      <ul className={layout.stack1}>
        {kept.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className={layout.row3}>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => act(save, { failed: exportFailed, to: null })}
        >
          {privacyAdminCopy.requests.exportAll}
        </Button>
        {mayErase && (
          <Button variant="danger" busy={busy} onClick={() => setAsking(true)}>
            {privacyAdminCopy.requests.erase}
          </Button>
        )}
      </div>
      <Ask
        open={asking}
        title={privacyAdminCopy.requests.askErase(email)}
        danger
        busy={busy}
        onYes={erase}
        onCancel={() => setAsking(false)}
      >
        <p>{privacyAdminCopy.requests.askEraseText}</p>
      </Ask>
    </section>
  )
}
