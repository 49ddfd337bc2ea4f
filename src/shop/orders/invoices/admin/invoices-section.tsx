import type { Shop } from '#compose'
import { invoiceFormSchema } from '#shop/orders/invoices/invoice.schema.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { check, count, line, long } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { invoicesAdminCopy } from './copy.ts'

const copy = invoicesAdminCopy.invoicesSection

export const section = {
  at: 'invoices',
  label: invoicesAdminCopy.invoices,
  least: 'owner',
  menu: { group: 'orders', place: 70, keywords: invoicesAdminCopy.keywords },
  help: 'orders',
  load,
} satisfies Section

const fields = {
  on: check({ label: copy.on }),
  sellerName: line({ label: invoicesAdminCopy.name, max: 120 }),
  sellerAddress: long({
    label: invoicesAdminCopy.address,
    hint: invoicesAdminCopy.addressHint,
    max: 400,
  }),
  taxNumber: line({
    label: invoicesAdminCopy.taxNumber,
    hint: invoicesAdminCopy.taxNumberHint,
    max: 60,
    optional: true,
  }),
  prefix: line({
    label: invoicesAdminCopy.beforeTheNumber,
    hint: invoicesAdminCopy.prefixHint,
    max: 12,
    half: true,
    optional: true,
  }),
  first: count({ label: invoicesAdminCopy.firstNumber, max: 7, half: true, blank: 0 }),
  nextOrder: count({ label: copy.nextOrder, max: 7, half: true, optional: true }),
}

async function load(shop: Shop) {
  const [settings, { studioName }] = await Promise.all([
    shop.admin.invoices.settings(),
    shop.settings.studio(),
  ])
  return { settings: { ...settings, sellerName: settings.sellerName || studioName } }
}

export default function InvoicesScreen({ settings }: Loaded<typeof section>) {
  const form = useFields(fields, {
    name: 'invoices',
    to: 'PUT /api/studio/invoices',
    schema: invoiceFormSchema,
    stored: settings,
    load: { from: 'GET /api/studio/invoices' },
    saved: copy.saved,
    failed: copy.failed,
  })
  return (
    <SectionForm form={form}>
      <FormPart title={copy.title} hint={copy.hint}>
        {form.show('on')}
      </FormPart>
      <FormPart title={copy.seller} hint={copy.sellerHint}>
        {form.show('sellerName', 'sellerAddress', 'taxNumber')}
      </FormPart>
      <FormPart title={copy.numbers} hint={copy.numbersHint}>
        {form.show('prefix', 'first')}
      </FormPart>
      <FormPart title={copy.orders} hint={copy.ordersHint(settings.gives)}>
        {form.show('nextOrder')}
      </FormPart>
    </SectionForm>
  )
}
