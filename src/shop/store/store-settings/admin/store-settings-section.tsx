import { useState } from 'react'
import type { Shop } from '#compose'
import { byName, countryInWords } from '#platform/countries.ts'
import {
  type Currency,
  currencies,
  currencyName,
  currencyWords,
  firstCurrency,
} from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { MissingHere } from '#shop/store/law/admin/missing-list.tsx'
import { closedByPrinter, countries, currencyOf } from '#shop/store/store-settings/countries.ts'
import { storeSettingsFormSchema } from '#shop/store/store-settings/store-settings-form.schema.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { special } from '#web/form/fields.ts'
import { FormPart, FormParts, SectionForm } from '#web/form/form.tsx'
import { type Option, Select } from '#web/form/inputs/select.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { AddressForm } from './address-form.tsx'
import { storeSettingsAdminCopy } from './copy.ts'
import { CountriesField } from './countries-field.tsx'
import { NotOpened } from './not-opened.tsx'
import styles from './store-settings.module.css'
import { TaxFields, type TaxValues } from './tax-fields.tsx'

export const section = {
  at: 'store-settings',
  label: storeSettingsAdminCopy.shop,
  least: 'owner',
  parts: {
    taxes: {
      label: storeSettingsAdminCopy.parts.taxes,
      menu: { group: 'settings', place: 30, keywords: storeSettingsAdminCopy.taxKeywords },
    },
    domain: {
      label: storeSettingsAdminCopy.parts.domain,
      menu: { group: 'settings', place: 90, keywords: storeSettingsAdminCopy.domainKeywords },
    },
  },
  menu: { group: 'settings', place: 10, keywords: storeSettingsAdminCopy.keywords },
  help: 'address',
  load,
} satisfies Section

/** Taxes and the domain have their own screens; the whole section shows both as well. */
async function load({ settings, identity }: Shop, { id, userId, read }: SectionRequest) {
  const [place, { timeZone }, passkeys, law] = await Promise.all([
    read('GET /api/store-settings'),
    settings.studio(),
    identity.passkeys(userId),
    settings.law.facts(),
  ])
  const zones = Intl.supportedValuesOf('timeZone')
  const part = id === 'taxes' || id === 'domain' ? id : null
  return {
    name: part && storeSettingsAdminCopy.parts[part],
    part,
    place: { ...place, timeZone },
    law,
    taxIsFixed: settings.storeSettings.taxIsFixed,
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

type StoreSettingsScreenProps = Awaited<ReturnType<typeof load>>

function typedTax({
  rate,
  reduced,
  original,
  elsewhere,
  ...tax
}: Schemas['StoreSettings']['tax']): TaxValues {
  const typed = (percent: number | null) => (percent === null ? '' : String(percent))
  return {
    ...tax,
    rate: rate === 0 ? '' : String(rate),
    reduced: typed(reduced),
    original: typed(original),
    elsewhere: elsewhere.map((each) => ({
      country: each.country,
      standard: typed(each.standard),
      reduced: typed(each.reduced),
      original: typed(each.original),
    })),
  }
}

function taxBody({ mode, rate, reduced, original, elsewhere, ...rest }: TaxValues) {
  const hasRates = mode === 'included' || mode === 'on_top'
  return {
    ...rest,
    mode,
    ...(hasRates && { rate, reduced, original }),
    ...(mode === 'included' && { elsewhere }),
  }
}

/** `zone`: shown until the owner has chosen one. */
const fieldsFor = (zone: string, { tax }: Schemas['StoreSettings']) => ({
  timeZone: special({ label: storeSettingsAdminCopy.timeZone, first: zone }),
  country: special({ label: storeSettingsAdminCopy.country, first: '' }),
  currency: special<Currency>({ label: storeSettingsAdminCopy.currency, first: firstCurrency }),
  countries: special({ label: storeSettingsAdminCopy.sendTo, first: [] as string[] }),
  tax: special({
    label: storeSettingsAdminCopy.tax,
    first: typedTax(tax),
    fill: typedTax,
    read: taxBody,
  }),
})

export default function StoreSettingsScreen(props: StoreSettingsScreenProps) {
  const { part, place, law, taxIsFixed, passkeys, closed, zones, countryNames, moneyNames } = props
  const { status } = place
  const { address: _, ...choices } = status
  const [notOpened, setNotOpened] = useState<Schemas['SavedStoreSettings']['notOpened']>(null)
  const form = useFields(fieldsFor(place.timeZone, place), {
    name: 'store-settings',
    to: 'PUT /api/store-settings',
    schema: storeSettingsFormSchema,
    stored: place,
    load: { from: 'GET /api/store-settings' },
    onAnswer: (now) => setNotOpened(now.notOpened),
    // The first values are defaults, not yet a choice.
    first: Object.values(choices).includes('missing'),
    saved: storeSettingsAdminCopy[part === 'taxes' ? 'taxesSaved' : 'saved'],
    failed: storeSettingsAdminCopy.failed,
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

  function openAll(codes: readonly string[]): Promise<boolean> {
    const countries = [...new Set([...values.countries, ...codes])].sort()
    form.set('countries', countries)
    return form.save({ countries })
  }

  function takeOffer(): void {
    form.set('currency', money)
    if (status.countries !== 'machine') form.set('countries', [values.country])
  }

  // Its own screen has this title already.
  const ofPart = (title: string) => (part === null ? title : undefined)
  const address = (
    <AddressForm
      title={ofPart(storeSettingsAdminCopy.address)}
      address={place.address}
      fixed={fixedBy(status.address)}
      passkeys={passkeys}
    />
  )
  const taxes = (
    <FormPart title={ofPart(storeSettingsAdminCopy.tax)} hint={storeSettingsAdminCopy.taxHint}>
      <TaxFields
        {...form.bind('tax')}
        country={values.country}
        countryNames={countryNames}
        fixed={taxIsFixed}
      />
    </FormPart>
  )

  if (part === 'domain') return <FormParts>{address}</FormParts>
  if (part === 'taxes') return <SectionForm form={form}>{taxes}</SectionForm>
  return (
    <div className={layout.stack6}>
      {address}
      <SectionForm form={form} stays>
        <FormPart title={storeSettingsAdminCopy.where} hint={storeSettingsAdminCopy.whereHint}>
          <Select
            {...form.bind('timeZone')}
            label={storeSettingsAdminCopy.timeZone}
            options={zones}
            fixed={fixedBy(status.timeZone)}
          >
            {offersZone && (
              <p>
                <TextButton onClick={() => form.set('timeZone', device)}>
                  {storeSettingsAdminCopy.thisDevice(device.replaceAll('_', ' '))}
                </TextButton>
              </p>
            )}
          </Select>
          <Select
            {...form.bind('country')}
            label={storeSettingsAdminCopy.country}
            options={countryNames}
          >
            {isNewCountry && !fits && (
              <p className={styles.offer} role="status">
                {storeSettingsAdminCopy.offer(currencyWords(money), home)}
                <TextButton onClick={takeOffer}>{storeSettingsAdminCopy.take}</TextButton>
              </p>
            )}
          </Select>
        </FormPart>
        <FormPart title={storeSettingsAdminCopy.money} hint={storeSettingsAdminCopy.moneyHint}>
          <Select
            {...form.bind('currency')}
            label={storeSettingsAdminCopy.currency}
            options={moneyNames}
            fixed={place.sold ? storeSettingsAdminCopy.sold : null}
          >
            {values.currency !== place.currency && (
              <p className={`${prose.hint} ${prose.wraps}`} role="status">
                {storeSettingsAdminCopy.newCurrency(
                  formatMoney(6400, place.currency),
                  formatMoney(6400, values.currency),
                )}
              </p>
            )}
          </Select>
        </FormPart>
        {taxes}
        <FormPart title={storeSettingsAdminCopy.sendTo} hint={storeSettingsAdminCopy.sendToHint}>
          <CountriesField
            {...form.bind('countries')}
            names={countryNames}
            country={values.country}
            closed={closed}
            fixed={fixedBy(status.countries)}
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

/** Null unless the machine sets the value. */
function fixedBy(status: 'machine' | 'set' | 'missing'): string | null {
  return status === 'machine' ? storeSettingsAdminCopy.machine : null
}
