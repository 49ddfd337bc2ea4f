import { useState } from 'react'
import { CallForm } from '#web/form/call-form.tsx'
import { Field } from '#web/form/field.tsx'
import { FormPart } from '#web/form/form.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { storeSettingsAdminCopy } from './copy.ts'
import styles from './store-settings.module.css'

interface AddressFormProps {
  initial: string
  /** Null: changeable. */
  fixed: string | null
  passkeys: number
}

export function AddressForm({ initial, fixed, passkeys }: AddressFormProps) {
  const [address, setAddress] = useState(initial)
  const [typed, setTyped] = useState(initial)
  const [before, setBefore] = useState<string | null>(null)

  function onMoved(moved: Answer<'PUT /api/store-settings/address'>): void {
    setBefore(moved.address === address ? null : address)
    setAddress(moved.address)
    setTyped(moved.address)
    toast.success(storeSettingsAdminCopy.moved, 4000)
  }

  const host = new URL(address).hostname
  return (
    <FormPart title={storeSettingsAdminCopy.address} hint={storeSettingsAdminCopy.addressHint}>
      <div className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}>
        <p className={`${prose.strong} ${prose.wraps}`}>
          {storeSettingsAdminCopy.addressNow(address)}
        </p>
        {fixed !== null ? (
          <p className={`${prose.hint} ${prose.wraps}`}>{fixed}</p>
        ) : (
          <CallForm to="PUT /api/store-settings/address" className={styles.move} onDone={onMoved}>
            {({ busy, problem }) => (
              <>
                <Field
                  plan={{
                    ...{ name: 'address', kind: 'line', max: 253, mode: 'url' },
                    label: storeSettingsAdminCopy.addressField,
                    hint: storeSettingsAdminCopy.addressFieldHint,
                  }}
                  value={typed}
                  problem={problem}
                  onChange={setTyped}
                />
                {passkeys > 0 && typed !== address && (
                  <p className={`${prose.hint} ${prose.wraps}`}>
                    {storeSettingsAdminCopy.passkeys(passkeys, host)}
                  </p>
                )}
                <Button type="submit" variant="quiet" busy={busy}>
                  {storeSettingsAdminCopy.move}
                </Button>
              </>
            )}
          </CallForm>
        )}
        {before !== null && (
          <p className={`${prose.hint} ${prose.wraps}`} role="status">
            {storeSettingsAdminCopy.afterwards(before)}
          </p>
        )}
      </div>
    </FormPart>
  )
}
