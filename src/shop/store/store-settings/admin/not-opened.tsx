import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { storeSettingsAdminCopy as copy } from './copy.ts'

const seller = [
  { name: 'sellerName', label: copy.sellerName, kind: 'line', max: 120 },
  {
    name: 'sellerAddress',
    label: copy.sellerAddress,
    kind: 'long',
    max: 400,
    hint: copy.sellerAddressHint,
  },
] as const satisfies FieldPlan[]
const phone = { name: 'phone', label: copy.sellerPhone, kind: 'line', max: 60 } as const

interface NotOpenedProps {
  needs: readonly string[]
  says: string
  onFilledIn(): Promise<unknown>
}

export function NotOpened({ needs, says, onFilledIn }: NotOpenedProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isAsked, setAsked] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { busy, problem, attempt } = useAttempt()
  const isHere = needs.includes('address')
  const plans = needs.includes('phone') ? [...seller, phone] : seller

  const isEmpty = (name: string) => !typed[name]?.trim()

  const problemOf = (name: keyof typeof copy.sellerMissing) => {
    if (isAsked && isEmpty(name)) return copy.sellerMissing[name]
    return name === 'sellerAddress' ? problem : null
  }

  async function fillIn(): Promise<void> {
    const empty = plans.find(({ name }) => isEmpty(name))
    setAsked(true)
    if (empty) {
      section.current?.querySelector<HTMLElement>(`[name="${empty.name}"]`)?.focus()
      return
    }
    await attempt(async () => {
      const { noticePicture: _, noticePictures: __, ...law } = await call('GET /api/studio/law')
      const body = { ...law, ...typed, published: true }
      await call('PUT /api/studio/law', { body })
      await onFilledIn()
    })
  }

  return (
    <section
      ref={section}
      className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}
      aria-live="polite"
    >
      <p>
        <strong>{says}</strong> {copy.restIsSaved}
      </p>
      {isHere && (
        <>
          {plans.map((plan) => (
            <Field
              key={plan.name}
              plan={plan}
              value={typed[plan.name] ?? ''}
              problem={problemOf(plan.name)}
              onChange={(text) => setTyped({ ...typed, [plan.name]: text })}
            />
          ))}
          <p>
            <Button type="button" variant="quiet" busy={busy} onClick={fillIn}>
              {copy.fillInAndOpen}
            </Button>
          </p>
        </>
      )}
      {needs.some((need) => !(isHere && ['address', 'phone'].includes(need))) && (
        <p>
          <Link to={adminSectionPath('law')}>{copy.fillInThere}</Link>
        </p>
      )}
    </section>
  )
}
