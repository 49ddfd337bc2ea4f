import type { Shop } from '#compose'
import type { InvoiceSettings } from '#shop/orders/invoices/invoice.ts'
import type { Section } from '#web/admin/section.ts'
import check from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { call } from '#web/ui/hooks/api.ts'
import { invoicesAdminCopy } from './copy.ts'

export const section = {
  at: 'invoices',
  label: invoicesAdminCopy.invoices,
  least: 'owner',
  help: 'orders',
  load,
} satisfies Section

const labels = {
  on: invoicesAdminCopy.invoicesSection.on,
  sellerName: 'Name',
  sellerAddress: 'Address',
  taxNumber: invoicesAdminCopy.taxNumber,
  prefix: invoicesAdminCopy.beforeTheNumber,
  first: invoicesAdminCopy.firstNumber,
}

type Values = Omit<InvoiceSettings, 'first'> & { first: string }

async function load(shop: Shop) {
  const [settings, { studioName }] = await Promise.all([
    shop.admin.invoices.settings(),
    shop.settings.studio(),
  ])
  return { settings: { ...settings, sellerName: settings.sellerName || studioName } }
}

const filled = ({ version, ...settings }: InvoiceSettings & { version: string }) => ({
  values: { ...settings, first: String(settings.first) },
  version,
})

export default function InvoicesScreen({ settings }: Awaited<ReturnType<typeof load>>) {
  const form = useForm<Values>({
    name: 'invoices',
    initial: () => filled(settings),
    check: () => null,
    load: async () => filled(await call('GET /api/studio/invoices')),
    send: async (values, { version }) =>
      filled(
        await call('PUT /api/studio/invoices', {
          body: { ...values, first: Number(values.first) || 0, version },
        }),
      ),
    saved: invoicesAdminCopy.invoicesSection.saved,
    failed: invoicesAdminCopy.invoicesSection.failed,
  })
  type Typed = Exclude<keyof Values, 'on'>
  const field = (plan: FieldPlan<Typed>) => (
    <Field
      plan={plan}
      shape={undefined}
      value={form.values[plan.name]}
      problem={problemAt(form, plan.name)}
      onChange={(typed) => form.set(plan.name, typed)}
    />
  )
  return (
    <SectionForm form={form} labels={labels}>
      <FormPart
        title={invoicesAdminCopy.invoicesSection.title}
        hint={invoicesAdminCopy.invoicesSection.hint}
      >
        <label className={check.check}>
          <input
            type="checkbox"
            name="on"
            checked={form.values.on}
            onChange={(event) => form.set('on', event.target.checked)}
          />
          {invoicesAdminCopy.invoicesSection.on}
        </label>
      </FormPart>
      <FormPart
        title={invoicesAdminCopy.invoicesSection.seller}
        hint={invoicesAdminCopy.invoicesSection.sellerHint}
      >
        {field({ name: 'sellerName', label: labels.sellerName, kind: 'line', max: 120 })}
        {field({
          name: 'sellerAddress',
          label: labels.sellerAddress,
          kind: 'long',
          max: 400,
          hint: 'Street, town and country, a line each.',
        })}
        {field({
          name: 'taxNumber',
          label: labels.taxNumber,
          kind: 'line',
          max: 60,
          optional: true,
          hint: 'As it is to be read: VAT GB123456789.',
        })}
      </FormPart>
      <FormPart
        title={invoicesAdminCopy.invoicesSection.numbers}
        hint={invoicesAdminCopy.invoicesSection.numbersHint}
      >
        {field({
          name: 'prefix',
          label: labels.prefix,
          kind: 'line',
          max: 12,
          half: true,
          optional: true,
          hint: 'R- makes R-1, R-2.',
        })}
        {field({ name: 'first', label: labels.first, kind: 'count', half: true, max: 7 })}
      </FormPart>
    </SectionForm>
  )
}
