import { useState } from 'react'
import { AskedChange } from '#services/admin/change-service.tsx'
import { servicesCopy } from '#services/admin/copy.ts'
import styles from '#services/admin/services.module.css'
import { printfulInputSchema } from '#services/connections/connect.schema.ts'
import type { ServiceChoice, ServiceStatus } from '#services/connections/service.ts'
import { line, special } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { Options } from '#web/form/inputs/options.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

const path = { service: 'printing' } as const
const copy = servicesCopy.printful

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

const fields = {
  token: line({ label: copy.label, hint: copy.under, mode: 'url' }),
  storeId: special({ label: copy.stores, first: '', read: (id) => id || undefined }),
}

interface Stores {
  token: string
  list: readonly ServiceChoice[]
}

function TokenForm({ isPrintful }: { isPrintful: boolean }) {
  const [stores, setStores] = useState<Stores>({ token: '', list: [] })
  // Another token has other stores.
  const listFor = (token: string) => (stores.token === token ? stores.list : [])
  const form = useFields(fields, {
    to: 'PUT /api/services/{service}',
    path,
    schema: printfulInputSchema,
    body: ({ storeId, ...body }, { token }) => ({
      provider: 'printful',
      ...body,
      ...(listFor(token).length > 1 && { storeId }),
    }),
    stored: null,
    async before({ token, storeId }) {
      if (storeId !== '' && listFor(token).length > 1) return
      const list = await call('POST /api/services/printing/stores', { body: { token } })
      setStores({ token, list })
    },
    onAnswer: () => setStores({ token: '', list: [] }),
    saved: copy.saved,
    failed: copy.failed,
  })
  const store = form.bind('storeId')
  const offered = listFor(form.values.token)
  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{isPrintful ? copy.another : copy.title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      <SectionForm form={form} save={copy.save} inline>
        <div className={`${layout.stack5} ${layout.shrinks}`}>
          {form.show('token')}
          {offered.length > 1 && (
            <Options
              {...store}
              label={copy.stores}
              choices={Object.fromEntries(offered.map(({ id, name }) => [id, name]))}
            />
          )}
        </div>
      </SectionForm>
    </section>
  )
}
