import type { ChosenStoreSettings } from '#shop/store/store-settings/store-settings.schema.ts'
import { exportWords, pricesIncludeTax, type StoreTax, type TaxRates, taxName } from './tax.ts'

type ChosenTax = ChosenStoreSettings['tax']

export const noTaxYet = {
  mode: 'none' as const,
  rate: 0,
  reduced: null,
  original: null,
  note: '',
  elsewhere: [],
  state: null,
  onShipping: false,
  exportNote: '',
  reducedCode: '',
  originalCode: '',
}

/** `onMachine`: the environment says that the provider computes the tax. */
export function toStoreTax(
  country: string,
  tax: ChosenTax | undefined,
  onMachine?: boolean,
): StoreTax {
  const included = pricesIncludeTax(country)
  const byProvider = onMachine ?? (tax?.byProvider === true && tax.mode !== 'small_business')
  return {
    included,
    name: taxName(country),
    home: country,
    rates: ratesOf(tax, included, byProvider),
    elsewhere: tax?.mode === 'included' ? tax.elsewhere : [],
    state: tax?.mode === 'on_top' && !byProvider ? tax.state : null,
    onShipping: tax?.onShipping ?? false,
    exportNote: tax?.exportNote || exportWords(country),
    note: tax?.mode === 'small_business' ? tax.note : null,
    byProvider,
    codes: { reduced: tax?.reducedCode || null, original: tax?.originalCode || null },
  }
}

/** Tax on top: the owner or the provider computes it, never both. */
function ratesOf(
  tax: ChosenTax | undefined,
  included: boolean,
  byProvider: boolean,
): TaxRates | null {
  if (!tax || tax.mode !== (included ? 'included' : 'on_top') || (!included && byProvider)) {
    return null
  }
  return { standard: tax.rate, reduced: tax.reduced, original: tax.original }
}
