import { useState } from 'react'
import { Link } from 'react-router'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { storeSettingsAdminCopy } from './copy.ts'

interface NotOpenedProps {
  needs: readonly string[]
  says: string
  onFilledIn(): Promise<unknown>
}

export function NotOpened({ needs, says, onFilledIn }: NotOpenedProps) {
  const [sellerName, setName] = useState('')
  const [sellerAddress, setAddress] = useState('')
  const [phone, setPhone] = useState('')
  const { busy, problem, setProblem, attempt } = useAttempt()

  async function fillIn(): Promise<void> {
    const typed = [sellerName, sellerAddress, ...(needs.includes('phone') ? [phone] : [])]
    if (typed.some((text) => text.trim() === '')) {
      setProblem(storeSettingsAdminCopy.allNeeded)
      return
    }
    await attempt(async () => {
      const { noticePicture: _, noticePictures: __, ...law } = await call('GET /api/studio/law')
      const body = {
        ...law,
        ...{ sellerName, sellerAddress, published: true },
        ...(needs.includes('phone') && { phone }),
      }
      await call('PUT /api/studio/law', { body })
      await onFilledIn()
    })
  }

  const isHere = needs.includes('address')
  return (
    <section className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`} aria-live="polite">
      <p>
        <strong>{says}</strong> {storeSettingsAdminCopy.restIsSaved}
      </p>
      {isHere && (
        <>
          <Field
            plan={{
              name: 'sellerName',
              label: storeSettingsAdminCopy.sellerName,
              kind: 'line',
              max: 120,
            }}
            value={sellerName}
            problem={null}
            onChange={setName}
          />
          <Field
            plan={{
              ...{
                name: 'sellerAddress',
                label: storeSettingsAdminCopy.sellerAddress,
                kind: 'long',
                max: 400,
              },
              hint: storeSettingsAdminCopy.sellerAddressHint,
            }}
            value={sellerAddress}
            problem={problem}
            onChange={setAddress}
          />
          {needs.includes('phone') && (
            <Field
              plan={{
                name: 'phone',
                label: storeSettingsAdminCopy.sellerPhone,
                kind: 'line',
                max: 60,
              }}
              value={phone}
              problem={null}
              onChange={setPhone}
            />
          )}
          <p>
            <Button type="button" variant="quiet" busy={busy} onClick={fillIn}>
              {storeSettingsAdminCopy.fillInAndOpen}
            </Button>
          </p>
        </>
      )}
      {needs.some((need) => !(isHere && ['address', 'phone'].includes(need))) && (
        <p>
          <Link to={sectionAddress('law')}>{storeSettingsAdminCopy.fillInThere}</Link>
        </p>
      )}
    </section>
  )
}
