import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { aboutDollars } from '#shop/store/law/rough-dollars.ts'

/*
 * New York Arts and Cultural Affairs Law, art. 15, in the words of its § 15.01; California Civil
 * Code §§ 1740 to 1745, which also binds artists who sell their own work (§ 1742(e)) and accepts
 * the passage in material that invites to buy (§ 1742(b)). Safe in a browser.
 */

/** 100 US dollars: from it on in California (§ 1741), above it in New York. */
export const dearPrint = (currency: Currency): Cents => aboutDollars(100, currency)

/** Required wherever a multiple is offered (§ 15.01). */
const newYorkStatement =
  'Article fifteen of the New York arts and cultural affairs law provides for disclosure in writing of certain information concerning multiples of prints and photographs when sold for more than one hundred dollars ($100) each, exclusive of any frame, and of sculpture when sold for more than fifteen hundred dollars, prior to effecting a sale of them. This law requires disclosure of such matters as the identity of the artist, the artist’s signature, the medium, whether the multiple is a reproduction, the time when the multiple was produced, use of the master which produced the multiple, and the number of multiples in a “limited edition”. If a prospective purchaser so requests, the information shall be transmitted to him prior to payment or the placing of an order for a multiple. If payment is made by a purchaser prior to delivery of such an art multiple, this information will be supplied at the time of or prior to delivery, in which case the purchaser is entitled to a refund if, for reasons related to matter contained in such information, he returns the multiple substantially in the condition in which received, within thirty days of receiving it. In addition, if after payment and delivery, it is ascertained that the information provided is incorrect the purchaser may be entitled to certain remedies.'

const californiaStatement =
  'California law provides for disclosure in writing of information concerning certain fine prints, photographs, and sculptures prior to effecting a sale of them. This law requires disclosure of such matters as the identity of the artist, the artist’s signature, the medium, whether the multiple is a reproduction, the time when the multiple was produced, use of the master which produced the multiple, and the number of multiples in a “limited edition”. If a prospective purchaser so requests, the information shall be transmitted to him or her prior to payment or the placing of an order for a multiple. If payment is made by a purchaser prior to delivery of the multiple, this information will be supplied at the time of or prior to delivery, in which case the purchaser is entitled to a refund if, for reasons related to matter contained in such information, he or she returns the multiple in the condition in which received, within 30 days of receiving it. In addition, if after payment and delivery, it is ascertained that the information provided is incorrect, the purchaser may be entitled to certain remedies, including refund upon return of the multiple in the condition in which received.'

/** § 15.03; Civil Code § 1744. § 1740 requires the last sentence on every certificate. */
export function disclosureNote(sold: 'limited' | 'unlimited'): string {
  return [
    'This is the information about a multiple that article fifteen of the New York arts and cultural affairs law and section 1744 of the California Civil Code want disclosed in writing.',
    ...(sold === 'limited' ? ['The number of copies in the edition is warranted.'] : []),
    'This is to certify that all information and the statements contained herein are true and correct.',
  ].join(' ')
}

/** By the state that requires them. `prices`: of the sizes, in the smallest unit. */
export function multiplesStatements(
  { kind, inventoryPolicy }: { kind: ProductKind; inventoryPolicy: string },
  prices: readonly Cents[],
  currency: Currency,
): { term: string; words: string }[] {
  if (kind !== 'prints' || inventoryPolicy === 'one_of_a_kind') return []
  const dearest = Math.max(0, ...prices)
  const from = dearPrint(currency)
  if (dearest < from) return []
  const above = currency === 'USD' ? dearest > from : true
  return [
    ...(above ? [{ term: 'In New York', words: newYorkStatement }] : []),
    { term: 'In California', words: californiaStatement },
  ]
}
