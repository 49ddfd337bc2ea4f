import type { Shop } from '#compose'
import { countryName } from '#platform/countries.ts'
import type { Option } from '#shop/store/place/admin/choice.tsx'
import { inDecimals } from '#shop/store/shipping/shipping.schema.ts'
import type { Section } from '#web/admin/section.ts'
import { firstProblem } from '#web/form/checks.ts'
import check from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { call } from '#web/ui/hooks/api.ts'
import { useCurrency } from '#web/ui/money.ts'
import { shippingCopy } from './copy.ts'
import { DispatchFields } from './dispatch-fields.tsx'
import {
  firstDays,
  parseRates,
  type ShippingValues,
  toFormValues,
  toRequest,
} from './shipping-values.ts'
import { Unweighed } from './unweighed.tsx'
import { ZonesField } from './zones-field.tsx'

export const section = {
  at: 'shipping',
  label: shippingCopy.shipping,
  least: 'partner',
  help: 'shipping',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { settings, catalogue } = shop
  const [{ form, version }, saved, { country, countries }] = await Promise.all([
    settings.forms.shipping.read(),
    settings.saved(),
    settings.place.read(),
  ])
  return {
    shipping: { ...form, version },
    first: !saved.shipping,
    country,
    open: countries
      .map((code): Option => [code, countryName(code)])
      .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
    printedElsewhere: settings.printer() !== 'manual',
    unweighed: form.zones.some(({ byWeight }) => byWeight.length > 0)
      ? await catalogue.unweighed(settings.printer() !== 'manual')
      : [],
  }
}

const labels = {
  zones: shippingCopy.rates,
  printsApart: shippingCopy.apart,
  pickup: shippingCopy.pickup,
  days: shippingCopy.days,
  dispatch: shippingCopy.dispatchTime,
  madeToOrder: shippingCopy.makingTime,
}

export default function ShippingScreen(props: Awaited<ReturnType<typeof load>>) {
  const currency = useCurrency()
  const { shipping, first, country, open, printedElsewhere, unweighed } = props
  const form = useForm<ShippingValues>({
    name: 'shipping',
    initial: () =>
      firstDays(toFormValues(inDecimals(shipping, currency), currency), first, open.length === 1),
    check: (values) => firstProblem('shipping', parseRates(values), currency),
    load: async () => toFormValues(await call('GET /api/studio/shipping'), currency),
    send: async (values, { version }) =>
      toFormValues(
        await call('PUT /api/studio/shipping', { body: { ...toRequest(values), version } }),
        currency,
      ),
    first,
    saved: shippingCopy.saved,
    failed: shippingCopy.failed,
  })
  const { values } = form
  return (
    <SectionForm form={form} labels={labels}>
      <FormPart
        title={shippingCopy.rates}
        hint={values.zones.length === 1 ? shippingCopy.flatHint : shippingCopy.zonesHint}
      >
        <ZonesField
          zones={values.zones}
          country={country}
          open={open}
          problemOf={(field) => problemAt(form, field)}
          onChange={(zones) => form.set('zones', zones)}
        />
      </FormPart>
      {unweighed.length > 0 && (
        <FormPart
          title={shippingCopy.unweighed}
          hint={shippingCopy.unweighedHint(unweighed.length)}
        >
          <Unweighed pieces={unweighed} />
        </FormPart>
      )}
      {printedElsewhere && (
        <FormPart title={shippingCopy.apart} hint={shippingCopy.apartHint}>
          <label className={check.check}>
            <input
              type="checkbox"
              name="printsApart"
              checked={values.printsApart}
              onChange={(event) => form.set('printsApart', event.target.checked)}
            />
            {shippingCopy.apartLabel}
          </label>
        </FormPart>
      )}
      <FormPart title={shippingCopy.pickup} hint={shippingCopy.pickupHint}>
        <Field
          plan={{
            name: 'pickup',
            label: shippingCopy.pickupField,
            kind: 'long',
            max: 300,
            optional: true,
            hint: shippingCopy.pickupFieldHint,
          }}
          shape={undefined}
          value={values.pickup}
          problem={problemAt(form, 'pickup')}
          onChange={(pickup) => form.set('pickup', pickup)}
        />
      </FormPart>
      <FormPart title={shippingCopy.dispatchTime} hint={shippingCopy.dispatchTimeHint}>
        <DispatchFields
          value={values.dispatch}
          days={values.days}
          printedElsewhere={printedElsewhere}
          problemOf={(field) => problemAt(form, field)}
          onDays={(days) => form.set('days', days)}
          onChange={(changes) => form.set('dispatch', { ...values.dispatch, ...changes })}
        />
        <Field
          plan={{
            name: 'madeToOrder',
            label: labels.madeToOrder,
            kind: 'long',
            max: 600,
            hint: shippingCopy.madeToOrderHint,
          }}
          shape={undefined}
          value={values.madeToOrder}
          problem={problemAt(form, 'madeToOrder')}
          onChange={(madeToOrder) => form.set('madeToOrder', madeToOrder)}
        />
      </FormPart>
    </SectionForm>
  )
}
