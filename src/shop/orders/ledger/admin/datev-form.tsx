import {
  type DatevSettings,
  datevAccounts,
  datevSchema,
} from '#shop/orders/ledger/books/datev.schema.ts'
import { line, special } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { booksCopy as copy } from './copy.ts'

const digits = { mode: 'digits', half: true, optional: true } as const

const fields = {
  consultant: line({ label: copy.consultant, max: 7, ...digits }),
  client: line({ label: copy.client, max: 5, ...digits }),
  accounts: special({ label: copy.datev, first: {} as DatevSettings['accounts'] }),
}

export function DatevForm({ settings }: { settings: DatevSettings & { version: string } }) {
  const form = useFields(fields, {
    name: 'datev',
    to: 'PUT /api/reports/datev',
    schema: datevSchema,
    stored: settings,
    load: { from: 'GET /api/reports/datev' },
    saved: copy.saved,
    failed: copy.failed,
  })
  return (
    <details className={surface.ruled}>
      <summary className={`${control.summary} ${prose.medium}`}>{copy.datev}</summary>
      <SectionForm form={form} inline>
        <FormPart title={copy.datev} hint={copy.datevHint}>
          {form.show('consultant', 'client')}
          <PartFields
            {...form.bind('accounts')}
            plans={datevAccounts.map((account) => ({
              name: account,
              label: copy.accounts[account],
              kind: 'line',
              max: 8,
              half: true,
              mode: 'digits',
            }))}
          />
        </FormPart>
      </SectionForm>
    </details>
  )
}
