import type { ProductKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'

/*
 * What New York wants said where multiples are offered and sold: Arts and Cultural Affairs Law, art. 15, in
 * the words of its § 15.01. Safe in a browser.
 */

/** 100 US dollars, without a frame. */
export const dearPrint: Cents = 10_000

/** Where a multiple is offered (§ 15.01). */
export const multiplesStatement =
  'Article fifteen of the New York arts and cultural affairs law provides for disclosure in writing of certain information concerning multiples of prints and photographs when sold for more than one hundred dollars ($100) each, exclusive of any frame, and of sculpture when sold for more than fifteen hundred dollars, prior to effecting a sale of them. This law requires disclosure of such matters as the identity of the artist, the artist’s signature, the medium, whether the multiple is a reproduction, the time when the multiple was produced, use of the master which produced the multiple, and the number of multiples in a “limited edition”. If a prospective purchaser so requests, the information shall be transmitted to him prior to payment or the placing of an order for a multiple. If payment is made by a purchaser prior to delivery of such an art multiple, this information will be supplied at the time of or prior to delivery, in which case the purchaser is entitled to a refund if, for reasons related to matter contained in such information, he returns the multiple substantially in the condition in which received, within thirty days of receiving it. In addition, if after payment and delivery, it is ascertained that the information provided is incorrect the purchaser may be entitled to certain remedies.'

/** On a certificate, under what it states (§ 15.03; California Civil Code § 1744). */
export const disclosureNote =
  'This is the information about a multiple that article fifteen of the New York arts and cultural affairs law and section 1744 of the California Civil Code want disclosed in writing. The number of copies in the edition is warranted.'

/**
 * Whether a piece is a multiple of more than 100 US dollars. The shop knows no rates: in another currency every
 * print counts as one, whatever it costs, because what is said of it does no harm. `prices`: of its sizes, in the smallest unit.
 */
export function isDearMultiple(
  { kind, making }: { kind: ProductKind; making: string },
  prices: readonly Cents[],
  currency: string,
): boolean {
  if (kind !== 'prints' || making === 'one_of_a_kind') return false
  return currency !== 'USD' || prices.some((price) => price > dearPrint)
}
