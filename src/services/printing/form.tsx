import { useState } from 'react'
import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import {
  ConnectionForm,
  Disconnect,
  type ServiceEntry,
  type ServiceFormProps,
} from '#services/admin/connection-form.tsx'
import type { ServiceChoice } from '#services/connections/service.ts'
import { line, special } from '#web/form/fields.ts'
import { Options } from '#web/form/inputs/options.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import list from '../../web/admin/list/list.module.css'
import { printingCopy } from './copy.ts'
import { printingCopy as copy } from './form.copy.ts'
import { printfulInputSchema } from './printing.schema.ts'

export const entry: ServiceEntry = {
  label: printingCopy.title,
  keywords: printingCopy.keywords,
  place: 50,
  help: 'printer',
}

const path = { service: 'printing' } as const

export default function PrintingForm({ service: { provider, state } }: ServiceFormProps) {
  const isPrintful = provider === 'printful'
  const isOwn = state !== 'machine'
  return (
    <>
      {isPrintful && state !== 'trouble' && (
        <p className={`${layout.words5} ${list.links}`}>
          <Link to={adminSectionPath('printer')}>{copy.products}</Link>
        </p>
      )}
      {isOwn && <TokenForm isPrintful={isPrintful} />}
      {isOwn && isPrintful && <Disconnect service="printing" copy={copy} />}
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
    <ConnectionForm form={form} title={isPrintful ? copy.another : copy.title} copy={copy}>
      {form.show('token')}
      {offered.length > 1 && (
        <Options
          {...store}
          label={copy.stores}
          choices={Object.fromEntries(offered.map(({ id, name }) => [id, name]))}
        />
      )}
    </ConnectionForm>
  )
}
