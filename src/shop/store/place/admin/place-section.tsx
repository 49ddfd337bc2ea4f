import { useState } from 'react'
import type { Shop } from '#compose'
import { byName, countryInWords } from '#platform/countries.ts'
import { currencies, currencyName, currencyWords } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { MissingHere } from '#shop/store/law/admin/missing-here.tsx'
import { closedByPrinter, countries, currencyOf } from '#shop/store/place/countries.ts'
import type { PlaceForm } from '#shop/store/place/place-form.schema.ts'
import { inPercent } from '#shop/store/tax/tax.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { firstProblem } from '#web/form/checks.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { type Filled, problemAt, useForm } from '#web/form/use-form.ts'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { AddressForm } from './address-form.tsx'
import { Choice, fixedBy, type Option } from './choice.tsx'
import { placeCopy } from './copy.ts'
import { CountriesField } from './countries-field.tsx'
import { NotOpened } from './not-opened.tsx'
import styles from './place.module.css'
import { TaxFields, type TaxValues } from './tax-fields.tsx'

export const section = {
  at: 'place',
  label: placeCopy.shop,
  least: 'owner',
  help: 'address',
  load,
} satisfies Section

async function load({ settings, identity }: Shop, { userId }: SectionRequest) {
  const { place } = settings
  const [{ form, version, sold }, { publicUrl }, status, { timeZone }, passkeys, law] =
    await Promise.all([
      place.choices(),
      place.read(),
      place.status(),
      settings.studio(),
      identity.passkeys(userId),
      settings.law.facts(),
    ])
  const zones = Intl.supportedValuesOf('timeZone')
  return {
    place: {
      ...form,
      tax: inPercent(form.tax),
      timeZone,
      version,
      sold,
      address: publicUrl,
      status,
    },
    law,
    taxIsFixed: place.taxIsFixed,
    passkeys: passkeys.length,
    closed: closedByPrinter(settings.printer()),
    zones: (zones.includes(timeZone) ? zones : [timeZone, ...zones]).map(
      (zone): Option => [zone, zone.replaceAll('_', ' ')],
    ),
    countryNames: byName(countries).map(({ code, name }): Option => [code, name]),
    moneyNames: currencies
      .map((code): Option => [code, `${currencyName(code)} (${code})`])
      .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
  }
}

type PlaceScreenProps = Awaited<ReturnType<typeof load>>

const labels = {
  timeZone: placeCopy.timeZone,
  country: placeCopy.country,
  currency: placeCopy.currency,
  countries: placeCopy.sendTo,
  tax: placeCopy.tax,
}

type Values = Omit<PlaceForm, 'tax'> & { tax: TaxValues }

/** `zone`: shown until the owner has chosen one. */
function toFormValues(place: Schemas['Place'], zone: string): Filled<Values> {
  const { timeZone, country, currency, countries, version } = place
  const tax = typedTax(place.tax)
  const values = { timeZone: timeZone ?? zone, country, currency, countries, tax }
  return { values, version }
}

/** An absent rate is an empty field. */
function typedTax({
  rate,
  reduced,
  original,
  elsewhere,
  ...tax
}: Schemas['Place']['tax']): TaxValues {
  const typed = (percent: number | null) => (percent === null ? '' : String(percent))
  return {
    ...tax,
    rate: rate === 0 ? '' : String(rate),
    ...{ reduced: typed(reduced), original: typed(original) },
    elsewhere: elsewhere.map((each) => ({
      ...{ country: each.country, standard: typed(each.standard) },
      ...{ reduced: typed(each.reduced), original: typed(each.original) },
    })),
  }
}

/** Empty rates are left out; the others are sent as typed. */
function toRequest({ tax, ...values }: Values) {
  const { mode, rate, reduced, original, elsewhere, ...rest } = tax
  const hasRates = mode === 'included' || mode === 'on_top'
  return {
    ...values,
    tax: {
      ...rest,
      mode,
      ...(hasRates && { rate, reduced, original }),
      ...(mode === 'included' && { elsewhere }),
    },
  }
}

export default function PlaceScreen(props: PlaceScreenProps) {
  const { place, law, taxIsFixed, passkeys, closed, zones, countryNames, moneyNames } = props
  const { status } = place
  const { address: _, ...choices } = status
  const [notOpened, setNotOpened] = useState<Schemas['SavedPlace']['notOpened']>(null)
  const form = useForm<Values>({
    name: 'place',
    initial: () => toFormValues(place, place.timeZone),
    check: (values) => firstProblem('place', toRequest(values)),
    load: async () => toFormValues(await call('GET /api/studio/place'), place.timeZone),
    async send(values, { version }) {
      const now = await call('PUT /api/studio/place', { body: { ...toRequest(values), version } })
      setNotOpened(now.notOpened)
      return toFormValues(now, place.timeZone)
    },
    // The first values are nobody's choice yet.
    first: Object.values(choices).includes('missing'),
    saved: placeCopy.saved,
    failed: placeCopy.failed,
  })
  const { values } = form
  const device = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : values.timeZone
  const offersZone =
    device !== values.timeZone &&
    zones.some(([zone]) => zone === device) &&
    !fixedBy(status.timeZone)
  const money = place.sold ? values.currency : currencyOf(values.country)
  const home = countryInWords(values.country)
  const isNewCountry = values.country !== place.country
  const fits = values.currency === money && values.countries.join() === values.country

  function openAll(codes: readonly string[]): Promise<void> {
    const countries = [...new Set([...values.countries, ...codes])].sort()
    form.set('countries', countries)
    return form.save({ countries })
  }

  function takeOffer(): void {
    form.set('currency', money)
    if (status.countries !== 'machine') form.set('countries', [values.country])
  }

  return (
    <div className={layout.stack6}>
      <AddressForm initial={place.address} fixed={fixedBy(status.address)} passkeys={passkeys} />
      <SectionForm form={form} labels={labels}>
        <FormPart title={placeCopy.where} hint={placeCopy.whereHint}>
          <Choice
            name="timeZone"
            label={placeCopy.timeZone}
            options={zones}
            value={values.timeZone}
            fixed={fixedBy(status.timeZone)}
            problem={problemAt(form, 'timeZone')}
            onChange={(zone) => form.set('timeZone', zone)}
          >
            {offersZone && (
              <p>
                <TextButton onClick={() => form.set('timeZone', device)}>
                  {placeCopy.thisDevice(device.replaceAll('_', ' '))}
                </TextButton>
              </p>
            )}
          </Choice>
          <Choice
            name="country"
            label={placeCopy.country}
            options={countryNames}
            value={values.country}
            fixed={null}
            problem={problemAt(form, 'country')}
            onChange={(country) => form.set('country', country)}
          >
            {isNewCountry && !fits && (
              <p className={styles.offer} role="status">
                {placeCopy.offer(currencyWords(money), home)}
                <TextButton onClick={takeOffer}>{placeCopy.take}</TextButton>
              </p>
            )}
          </Choice>
        </FormPart>
        <FormPart title={placeCopy.money} hint={placeCopy.moneyHint}>
          <Choice
            name="currency"
            label={placeCopy.currency}
            options={moneyNames}
            value={values.currency}
            fixed={place.sold ? placeCopy.sold : null}
            problem={problemAt(form, 'currency')}
            onChange={(currency) => form.set('currency', currency)}
          >
            {values.currency !== place.currency && (
              <p className={`${prose.hint} ${prose.wraps}`} role="status">
                {placeCopy.newCurrency(
                  formatMoney(6400, place.currency),
                  formatMoney(6400, values.currency),
                )}
              </p>
            )}
          </Choice>
        </FormPart>
        <FormPart title={placeCopy.tax} hint={placeCopy.taxHint}>
          <TaxFields
            country={values.country}
            countryNames={countryNames}
            value={values.tax}
            fixed={taxIsFixed}
            problemOf={(field) => problemAt(form, field)}
            onChange={(tax) => form.set('tax', tax)}
          />
        </FormPart>
        <FormPart title={placeCopy.sendTo} hint={placeCopy.sendToHint}>
          <CountriesField
            names={countryNames}
            country={values.country}
            value={values.countries}
            closed={closed}
            fixed={fixedBy(status.countries)}
            problem={problemAt(form, 'countries')}
            onChange={(codes) => form.set('countries', codes)}
          />
          {notOpened ? (
            <NotOpened {...notOpened} onFilledIn={() => openAll(notOpened.countries)} />
          ) : (
            <MissingHere
              country={values.country}
              opened={values.countries.filter(
                (code) => code !== values.country && !place.countries.includes(code),
              )}
              facts={law}
            />
          )}
        </FormPart>
      </SectionForm>
    </div>
  )
}
