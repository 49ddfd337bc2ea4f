import { type PersonalDataCounts, personSchema } from '#shop/people/privacy/privacy.schema.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { saveFile } from '#web/admin/list/use-save-file.ts'
import type { Section } from '#web/admin/section.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { line, special } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
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

const copy = privacyAdminCopy.requests
const fields = { email: line({ label: copy.label, max: 254, mode: 'email' }) }
const foundFields = { email: special({ label: copy.label, first: '' }) }
const asItIs = <V,>(values: V) => values

export default function PrivacyScreen() {
  const mayErase = useMay('owner')
  const find = useFields(fields, {
    to: 'POST /api/privacy/find',
    schema: personSchema,
    stored: null,
    after: asItIs,
    saved: null,
    failed: copy.notFound,
  })
  const about = find.answered
  const erase = useFields(foundFields, {
    to: 'POST /api/privacy/erase',
    schema: null,
    stored: about?.values ?? {},
    first: true,
    body: (typed) => about?.values ?? typed,
    question: ({ email }) => ({
      title: copy.askErase(about?.values.email ?? email),
      text: copy.askEraseText,
      yes: copy.erase,
      cancel: copy.keep,
      danger: true,
    }),
    after: asItIs,
    saved: copy.erased,
    failed: copy.eraseFailed,
    onAnswer: () => find.forget(),
  })
  const kept = about ? foundWords(about.answer.found) : null
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <p className={prose.soft}>{copy.intro}</p>
      <SectionForm form={find} save={copy.find} inline>
        {find.show('email')}
      </SectionForm>
      <div role="status" className={layout.stack3}>
        {kept?.length === 0 && <p className={surface.saved}>{copy.nobody}</p>}
        {about && kept !== null && kept.length > 0 && (
          <About key={about.values.email} email={about.values.email.trim()} kept={kept} />
        )}
      </div>
      {mayErase && (kept?.length || erase.plain.isRefused) && (
        <SectionForm form={erase} save={copy.erase} look="danger" inline>
          {null}
        </SectionForm>
      )}
    </div>
  )
}

function About({ email, kept }: { email: string; kept: readonly string[] }) {
  const { busy, act } = useAction()
  const hydrated = useHydrated()

  async function save(): Promise<void> {
    const all = await call('POST /api/privacy/export', { body: { email } })
    const content = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
    saveFile({ name: `${email}.json`, content })
  }

  return (
    <section className={`${layout.stack3} ${surface.saved}`} aria-label={email}>
      <p>{copy.known}</p>
      <ul className={layout.stack1}>
        {kept.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {hydrated && (
        <Button
          variant="quiet"
          busy={busy}
          className={layout.first}
          onClick={() => act(save, { failed: copy.exportFailed, to: null })}
        >
          {copy.exportAll}
        </Button>
      )}
    </section>
  )
}
