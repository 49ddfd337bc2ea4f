import { Link } from 'react-router'
import type { Shop } from '#compose'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { countryName } from '#platform/countries.ts'
import type { UnweighedPiece } from '#shop/catalogue/sizes/unweighed.server.ts'
import { shippingFormSchema } from '#shop/store/shipping/shipping-form.schema.ts'
import { kindOf, productAddress, sellableTypes } from '#web/admin/location.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { check, long, special } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import type { Option } from '#web/form/inputs/select.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { shippingCopy } from './copy.ts'
import { DispatchFields } from './dispatch-fields.tsx'
import styles from './shipping.module.css'
import {
  firstDays,
  noDispatch,
  toFormValues,
  toRates,
  type ZoneValues,
  zonesInWords,
} from './shipping-values.ts'
import { ZonesField } from './zones-field.tsx'

export const section = {
  at: 'shipping',
  label: shippingCopy.shipping,
  least: 'partner',
  menu: { group: 'settings', place: 20, keywords: shippingCopy.keywords },
  help: 'shipping',
  load,
} satisfies Section

async function load({ settings, catalogue }: Shop, { read }: SectionRequest) {
  const [shipping, saved, { country, countries }] = await Promise.all([
    read('GET /api/studio/shipping'),
    settings.saved(),
    settings.storeSettings.read(),
  ])
  return {
    shipping,
    first: !saved.shipping,
    country,
    open: countries
      .map((code): Option => [code, countryName(code)])
      .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
    printedElsewhere: settings.printer() !== 'manual',
    unweighed: shipping.zones.some(({ byWeight }) => byWeight.length > 0)
      ? await catalogue.unweighed(settings.printer() !== 'manual')
      : [],
  }
}

const fields = {
  zones: special({
    label: shippingCopy.rates,
    first: [] as ZoneValues[],
    read: toRates,
    inWords: zonesInWords,
  }),
  printsApart: check({ label: shippingCopy.apartLabel, called: shippingCopy.apart }),
  pickup: long({
    label: shippingCopy.pickupField,
    hint: shippingCopy.pickupFieldHint,
    called: shippingCopy.pickup,
    max: 300,
    optional: true,
  }),
  days: special({ label: shippingCopy.days, first: '' }),
  dispatch: special({ label: shippingCopy.dispatchTime, first: noDispatch }),
  madeToOrder: long({
    label: shippingCopy.makingTime,
    hint: shippingCopy.madeToOrderHint,
    fills: shippingCopy.madeToOrderFills,
    max: 600,
  }),
}

export default function ShippingScreen(props: Awaited<ReturnType<typeof load>>) {
  const currency = useCurrency()
  const { shipping, first, country, open, printedElsewhere, unweighed } = props
  const form = useFields(fields, {
    name: 'shipping',
    to: 'PUT /api/studio/shipping',
    schema: shippingFormSchema,
    stored: firstDays(toFormValues(shipping, currency), first, open.length === 1),
    load: { from: 'GET /api/studio/shipping' },
    read: (answer) => toFormValues(answer, currency),
    first,
    saved: shippingCopy.saved,
    failed: shippingCopy.failed,
  })
  const { values } = form
  return (
    <SectionForm form={form}>
      <FormPart
        title={shippingCopy.rates}
        hint={values.zones.length === 1 ? shippingCopy.flatHint : shippingCopy.zonesHint}
      >
        <ZonesField {...form.bind('zones')} country={country} open={open} />
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
          {form.show('printsApart')}
        </FormPart>
      )}
      <FormPart title={shippingCopy.pickup} hint={shippingCopy.pickupHint}>
        {form.show('pickup')}
      </FormPart>
      <FormPart title={shippingCopy.dispatchTime} hint={shippingCopy.dispatchTimeHint}>
        <DispatchFields
          {...form.bind('dispatch')}
          days={form.bind('days')}
          printedElsewhere={printedElsewhere}
        />
        {form.show('madeToOrder')}
      </FormPart>
    </SectionForm>
  )
}

const mostNamed = 12

const typeOf = (kind: ProductKind) => sellableTypes.find((type) => kindOf[type] === kind) ?? 'print'

function Unweighed({ pieces }: { pieces: readonly UnweighedPiece[] }) {
  return (
    <ul className={`${layout.words5} ${styles.unweighed}`}>
      {pieces.slice(0, mostNamed).map(({ kind, id, name }) => (
        <li key={`${kind}/${id}`}>
          <Link to={productAddress('edit', typeOf(kind), id)}>{name}</Link>
        </li>
      ))}
      {pieces.length > mostNamed && (
        <li>
          {shippingCopy.and} {pieces.length - mostNamed} {shippingCopy.moreWord}
        </li>
      )}
    </ul>
  )
}
