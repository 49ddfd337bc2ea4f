import { countryName } from '#platform/countries.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import { papersCopy } from './copy.ts'
import type { CustomsGood } from './customs-goods.server.ts'
import { emptyPaper, type Paper } from './paper.ts'

interface CustomsContext {
  from: string
  fromLines: readonly string[]
  to: readonly string[]
  orderNumber: number
  ordered: string
  /** ISO 4217. */
  currency: string
}

/** To be copied into a customs form (CN22, CN23), or put beside it. */
export function customsPaper(
  goods: readonly CustomsGood[],
  { from, fromLines, to, orderNumber, ordered, currency }: CustomsContext,
): Paper {
  const money = (amount: Cents) => formatMoney(amount, currency)
  const weighed = goods.every(({ grams }) => grams !== null)
  const grams = addUp(goods.map((good) => good.grams ?? 0))
  const value = addUp(goods.map((good) => good.value))
  return {
    ...emptyPaper,
    title: papersCopy.forCustoms,
    from,
    fromLines,
    to,
    facts: [
      { term: papersCopy.terms.contents, words: papersCopy.saleOfGoods },
      { term: papersCopy.terms.order, words: String(orderNumber) },
      { term: papersCopy.terms.ordered, words: ordered },
    ],
    lines: goods.map((good) => ({
      quantity: good.quantity,
      name: good.name,
      details: [
        good.details,
        papersCopy.customsCode(good.hsCode === null ? papersCopy.unsaid : codeInWords(good.hsCode)),
        papersCopy.origin(
          good.originCountry === null ? papersCopy.unsaid : countryName(good.originCountry),
        ),
        papersCopy.weight(good.grams === null ? papersCopy.unsaid : gramsInWords(good.grams)),
      ]
        .filter(Boolean)
        .join(' · '),
      sum: money(good.value),
    })),
    sums: [
      { term: papersCopy.terms.weight, words: weighed ? gramsInWords(grams) : papersCopy.unsaid },
      { term: papersCopy.terms.value, words: money(value), strong: true },
    ],
    notes: [papersCopy.declaration, papersCopy.dayAndSignature],
  }
}

/** '4911.91', '6109.10.00' */
function codeInWords(code: string): string {
  return [code.slice(0, 4), ...(code.slice(4).match(/\d{1,2}/g) ?? [])].join('.')
}

/** '350 g', '1.25 kg' */
function gramsInWords(grams: number): string {
  return grams < 1000 ? `${grams} g` : papersCopy.kg(grams / 1000)
}
