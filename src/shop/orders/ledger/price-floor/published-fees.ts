import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/* Stripe's published fees for domestic cards online (stripe.com/pricing of each country, read in
   copies of 2026), in hundredths of a percent and the country's own currency. Other cards cost
   more. */

interface PublishedFee {
  share: number
  fixed: Cents
  currency: Currency
}

const euro: PublishedFee = { share: 150, fixed: 25, currency: 'EUR' }
const euroCountries = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

const published: Readonly<Record<string, PublishedFee>> = {
  ...Object.fromEntries(euroCountries.map((country) => [country, euro])),
  US: { share: 290, fixed: 30, currency: 'USD' },
  CA: { share: 290, fixed: 30, currency: 'CAD' },
  GB: { share: 150, fixed: 20, currency: 'GBP' },
  AU: { share: 170, fixed: 30, currency: 'AUD' },
  SG: { share: 340, fixed: 50, currency: 'SGD' },
  JP: { share: 360, fixed: 0, currency: 'JPY' },
}

export function publishedFee(country: string, currency: Currency): PublishedFee | null {
  const fee = published[country]
  return fee?.currency === currency ? fee : null
}
