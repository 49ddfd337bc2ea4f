import { useState } from 'react'
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
    ...{ name: 'sellerAddress', label: copy.sellerAddress, kind: 'long', max: 400 },
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
  const { busy, problem, setProblem, attempt } = useAttempt()
  const isHere = needs.includes('address')
  const plans = needs.includes('phone') ? [...seller, phone] : seller

  async function fillIn(): Promise<void> {
    if (plans.some(({ name }) => !typed[name]?.trim())) {
      setProblem(copy.allNeeded)
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
    <section className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`} aria-live="polite">
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
              problem={plan.name === 'sellerAddress' ? problem : null}
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
