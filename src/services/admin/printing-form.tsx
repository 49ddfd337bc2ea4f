import { useState } from 'react'
import type { ServiceChoice, ServiceStatus } from '#services/connections/service.ts'
import { firstProblem } from '#web/form/checks.ts'
import { Field } from '#web/form/field.tsx'
import { SectionForm } from '#web/form/form.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import field from '../../web/form/field.module.css'
import { AskedChange } from './change-service.tsx'
import { servicesCopy } from './copy.ts'
import styles from './services.module.css'

const path = { service: 'printing' } as const
const copy = servicesCopy.printful

interface Values {
  token: string
  storeId: string
}

/** Sets Printful's token and store, or returns to prints that the studio makes itself. */
export function PrintingForm({ service }: { service: ServiceStatus }) {
  const isPrintful = service.provider === 'printful'
  return (
    <>
      <TokenForm isPrintful={isPrintful} />
      {isPrintful && (
        <div className={`${layout.row3} ${styles.end}`}>
          <AskedChange
            label={copy.disconnect}
            question={copy.ask}
            text={copy.text}
            said={copy.disconnected}
            danger
            work={() => call('DELETE /api/services/{service}', { path })}
          />
        </div>
      )}
    </>
  )
}

function TokenForm({ isPrintful }: { isPrintful: boolean }) {
  const [stores, setStores] = useState<ServiceChoice[]>([])
  const empty = { values: { token: '', storeId: '' }, version: '' }
  const inputOf = ({ token, storeId }: Values) => ({
    provider: 'printful' as const,
    token,
    ...(storeId && { storeId }),
  })
  const form = useForm<Values>({
    initial: () => empty,
    check: (values) => firstProblem('printful', inputOf(values)),
    async send(values) {
      if (values.storeId === '') {
        const { token } = values
        const found = await call('POST /api/services/printing/stores', { body: { token } })
        setStores(found.length > 1 ? found : [])
      }
      await call('PUT /api/services/{service}', { path, body: inputOf(values) })
      setStores([])
      return empty
    },
    saved: copy.saved,
    failed: copy.failed,
  })
  const { values } = form
  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{isPrintful ? copy.another : copy.title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      <SectionForm
        form={form}
        labels={{ token: copy.label, storeId: copy.stores }}
        save={copy.save}
        inline
      >
        <div className={`${layout.stack5} ${layout.shrinks}`}>
          <Field
            plan={{ name: 'token', label: copy.label, kind: 'line', hint: copy.under, mode: 'url' }}
            shape={undefined}
            value={values.token}
            problem={problemAt(form, 'token')}
            onChange={(value) => {
              form.set('token', value)
              form.set('storeId', '')
              setStores([])
            }}
          />
          {stores.length > 1 && (
            <fieldset className={field.field} data-field="storeId">
              <legend className={field.label}>{copy.stores}</legend>
              {stores.map(({ id, name }) => (
                <label key={id} className={styles.choice}>
                  <input
                    type="radio"
                    name="storeId"
                    value={id}
                    checked={values.storeId === id}
                    onChange={() => form.set('storeId', id)}
                  />
                  {name}
                </label>
              ))}
              {problemAt(form, 'storeId') && (
                <p className={`${prose.label} ${prose.bad}`}>{problemAt(form, 'storeId')}</p>
              )}
            </fieldset>
          )}
        </div>
      </SectionForm>
    </section>
  )
}
