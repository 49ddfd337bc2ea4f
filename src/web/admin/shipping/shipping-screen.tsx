import type { Shop } from '#compose'
import { decimalText, parseMoney, toDecimal } from '#kernel/money.ts'
import type { ShippingForm } from '#shop/settings/forms.schema.ts'
import { call, type Schemas } from '#web/ui/api.ts'
import { firstProblem } from '../form/checks.ts'
import type { FieldPlan } from '../form/field.tsx'
import { Field } from '../form/field.tsx'
import { FormPart, SectionForm } from '../form/form.tsx'
import { priceText } from '../form/price-text.ts'
import { type Filled, problemAt, useForm } from '../form/use-form.ts'

const shippingCopy = {
  saved: 'Stamped and posted. The new rates are up!',
  failed: 'return to sender: nothing was saved, try again?',
  rates: 'Flat rates',
  ratesHint:
    'For the whole parcel, wherever it goes. A mixed cart pays the highest of them, once. 0 is free.',
  dispatchTime: 'The promise',
  dispatchTimeHint: 'Said on product pages, in the cart and on the page about shipping.',
  madeToOrderHint:
    'Said of prints: clothing and merch are made already. {days} becomes the days above.',
  daysHint: 'Until a parcel leaves. You are reminded of what is unshipped after that.',
} as const

export async function loader(shop: Shop) {
  const [{ form, version }, saved] = await Promise.all([
    shop.settings.forms.shipping.read(),
    shop.settings.saved(),
  ])
  return { shipping: { ...form, version }, first: !saved.shipping }
}

/** As typed: rates as decimals, days as text. */
type Values = Record<keyof ShippingForm, string>

const plans: Record<keyof Values, Omit<FieldPlan, 'name'>> = {
  prints: { label: 'Art prints', kind: 'price', half: true },
  clothing: { label: 'Clothing', kind: 'price', half: true },
  merch: { label: 'Merch', kind: 'price', half: true },
  days: { label: 'Days', kind: 'count', half: true, max: 2, hint: shippingCopy.daysHint },
  madeToOrder: {
    label: 'How long making takes',
    kind: 'long',
    max: 600,
    hint: shippingCopy.madeToOrderHint,
  },
}

const labels = Object.fromEntries(
  Object.entries(plans).map(([name, { label }]) => [name, label]),
) as Record<keyof Values, string>

/** The API's decimals as texts. */
function valuesOf({
  version,
  prints,
  clothing,
  merch,
  days,
  madeToOrder,
}: Schemas['Shipping']): Filled<Values> {
  const decimal = (rate: number) => decimalText(parseMoney(rate) ?? 0)
  const values = {
    prints: decimal(prints),
    clothing: decimal(clothing),
    merch: decimal(merch),
    days: String(days),
    madeToOrder,
  }
  return { values, version }
}

function meant(values: Values): Values {
  const { prints, clothing, merch } = values
  return {
    ...values,
    prints: priceText(prints),
    clothing: priceText(clothing),
    merch: priceText(merch),
  }
}

/** What the API is sent. */
function bodyOf(values: Values): ShippingForm {
  const { prints, clothing, merch, days } = meant(values)
  return {
    ...values,
    prints: Number(prints),
    clothing: Number(clothing),
    merch: Number(merch),
    days: Number(days),
  }
}

/** What parcels cost, and when they leave. */
export default function ShippingScreen({ shipping, first }: Awaited<ReturnType<typeof loader>>) {
  const { prints, clothing, merch } = shipping
  const form = useForm<Values>({
    name: 'shipping',
    initial: () =>
      valuesOf({
        ...shipping,
        prints: toDecimal(prints),
        clothing: toDecimal(clothing),
        merch: toDecimal(merch),
      }),
    check: (values) => firstProblem('shipping', meant(values)),
    load: async () => valuesOf(await call('GET /api/studio/shipping')),
    send: async (values, { version }) =>
      valuesOf(await call('PUT /api/studio/shipping', { body: { ...bodyOf(values), version } })),
    first,
    saved: shippingCopy.saved,
    failed: shippingCopy.failed,
  })
  const { values } = form

  const fields = (...names: (keyof Values)[]) =>
    names.map((name) => (
      <Field
        key={name}
        plan={{ name, ...plans[name] }}
        shape={undefined}
        value={values[name]}
        problem={problemAt(form, name)}
        onChange={(value) => form.set(name, value)}
      />
    ))

  return (
    <SectionForm form={form} labels={labels}>
      <FormPart title={shippingCopy.rates} hint={shippingCopy.ratesHint}>
        {fields('prints', 'clothing', 'merch')}
      </FormPart>
      <FormPart title={shippingCopy.dispatchTime} hint={shippingCopy.dispatchTimeHint}>
        {fields('days', 'madeToOrder')}
      </FormPart>
    </SectionForm>
  )
}
