import { useState } from 'react'
import { line } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { storeSettingsAdminCopy as copy } from './copy.ts'

interface AddressFormProps {
  title?: string
  address: string
  /** Null: changeable. */
  fixed: string | null
  passkeys: number
}

const fields = {
  address: line({ label: copy.addressField, hint: copy.addressFieldHint, max: 253, mode: 'url' }),
}

export function AddressForm({ title, address, fixed, passkeys }: AddressFormProps) {
  const [before, setBefore] = useState<string | null>(null)
  const form = useFields(fields, {
    to: 'PUT /api/store-settings/address',
    // The shop asks at the new address whether it leads here.
    schema: null,
    stored: { address },
    onAnswer: (moved) => setBefore(moved.address === address ? null : address),
    saved: copy.moved,
    failed: copy.failed,
  })
  return (
    <FormPart title={title} hint={copy.addressHint}>
      <div className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}>
        <p className={`${prose.strong} ${prose.wraps}`}>{copy.addressNow(address)}</p>
        {fixed !== null ? (
          <p className={`${prose.hint} ${prose.wraps}`}>{fixed}</p>
        ) : (
          <SectionForm form={form} save={copy.move} inline>
            <div className={layout.stack4}>
              {form.show('address')}
              {passkeys > 0 && form.dirty && (
                <p className={`${prose.hint} ${prose.wraps}`}>
                  {copy.passkeys(passkeys, new URL(address).hostname)}
                </p>
              )}
            </div>
          </SectionForm>
        )}
        {before !== null && (
          <p className={`${prose.hint} ${prose.wraps}`} role="status">
            {copy.afterwards(before)}
          </p>
        )}
      </div>
    </FormPart>
  )
}
