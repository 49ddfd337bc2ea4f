import type { Currency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import type { StoreTax } from '#shop/store/tax/tax.ts'
import { euCountries } from '#shop/store/tax/vat-areas.ts'
import { ledgerCopy } from './copy.ts'
import type { CountryTax } from './ledger.ts'

/* Information, not advice. Checked on 2026-11-23. */

export interface Threshold {
  words: string
  /** True where last year's turnover still decides about this year. */
  alsoNextYear: boolean
  /** From three quarters of the limit on. */
  isNear: boolean
}

export interface Seller {
  /** ISO 3166-1 alpha-2. */
  country: string
  currency: Currency
  /** Charges no tax, as a small business. */
  isSmall: boolean
  /** Other countries with a registration for tax, as with the One Stop Shop. */
  registered: readonly string[]
}

export function sellerAt({
  country,
  currency,
  tax,
}: {
  country: string
  currency: Currency
  tax: StoreTax
}): Seller {
  const registered = tax.elsewhere.map((each) => each.country)
  return { country, currency, isSmall: tax.note !== null, registered }
}

/** Turnover up to which a small business charges no tax. */
const small: Record<string, { currency: Currency; limit: Cents; law: string }> = {
  DE: { currency: 'EUR', limit: 2_500_000, law: ledgerCopy.germanSmallBusiness },
  AT: { currency: 'EUR', limit: 5_500_000, law: '§ 6 Abs. 1 Z 27 UStG' },
  FR: { currency: 'EUR', limit: 8_500_000, law: ledgerCopy.frenchSmallBusiness },
  GB: { currency: 'GBP', limit: 9_000_000, law: ledgerCopy.britishSmallBusiness },
}

/** Up to this limit the home country's tax applies: Directive 2006/112, Art. 59c. */
const union = { currency: 'EUR', limit: 1_000_000 } as const

export function readThresholds(taxes: readonly CountryTax[], seller: Seller): Threshold[] {
  const { country: home, currency, isSmall, registered } = seller
  const soldTo = (isIn: (country: string) => boolean) =>
    taxes
      .filter(({ country }) => isIn(country))
      .reduce((sum, { gross, tax }) => sum + gross - tax, 0)
  const isUnion = (country: string) => euCountries.includes(country)
  const found: Threshold[] = []
  const abroad = isUnion(home) ? soldTo((country) => country !== home && isUnion(country)) : 0
  if (abroad > 0) {
    const isInEuro = currency === union.currency
    found.push({
      words: ledgerCopy.unionSales(
        isInEuro
          ? of(abroad, union.limit, currency)
          : ledgerCopy.ofOtherMoney(
              formatMoney(abroad, currency),
              formatMoney(union.limit, union.currency),
            ),
      ),
      isNear: !isInEuro || abroad >= union.limit * near,
      alsoNextYear: true,
    })
  }
  const rule = small[home]
  if (isSmall && rule?.currency === currency) {
    const sum = soldTo(() => true)
    found.push({
      words: ledgerCopy.allSales(of(sum, rule.limit, currency), rule.law),
      isNear: sum >= rule.limit * near,
      alsoNextYear: true,
    })
  }
  const britain = soldTo((country) => country === 'GB')
  if (!['GB', 'IM'].includes(home) && britain > 0 && !registered.includes('GB')) {
    found.push({
      words: ledgerCopy.kingdomSales(formatMoney(britain, currency)),
      isNear: true,
      alsoNextYear: false,
    })
  }
  const toUnion = soldTo(isUnion)
  if (!isUnion(home) && toUnion > 0) {
    found.push({
      words: ledgerCopy.importSales(formatMoney(toUnion, currency)),
      isNear: false,
      alsoNextYear: false,
    })
  }
  return found
}

const near = 0.75

const of = (sum: Cents, limit: Cents, currency: Currency) =>
  ledgerCopy.ofSold(formatMoney(sum, currency), formatMoney(limit, currency))
