import { formatMoney } from '#platform/money/money.ts'
import { copiesInWords } from '#shop/catalogue/editions/edition.ts'
import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { type PackedOrder, staysHere } from '#shop/orders/back-office/owner-order.ts'
import { type LineLeft, linesIn, linesLeft, partsToShip } from '#shop/orders/back-office/to-ship.ts'
import { papersCopy } from './copy.ts'
import { emptyPaper, type Paper } from './paper.ts'

interface SlipContext {
  studioName: string
  to: readonly string[]
  ordered: string
  /** Never on a present's slip. */
  prices: boolean
  statements: readonly string[]
}

/** Of the parcel to pack; of the whole order once the studio has sent its parts. */
export function linesOnSlip(order: Pick<PackedOrder, 'fulfillments' | 'lines'>): LineLeft[] {
  const parts = partsToShip(order)
  return parts.length > 0 ? linesIn(parts, order.lines) : linesLeft(order.lines)
}

/** Lists `linesOnSlip`. */
export function slipPaper(order: PackedOrder, context: SlipContext): Paper {
  const { studioName, to, ordered, statements } = context
  const prices = context.prices && !order.withoutPrices
  const packed = linesOnSlip(order)
  const lines = packed.map((line) => {
    const { left: quantity } = line
    const details = [
      ...saleItemDetails(line, 'inches'),
      ...textInWords(line),
      copiesInWords(line.copies ?? []),
    ]
    const sum = prices ? formatMoney(line.unitPrice * quantity, order.currency) : null
    return { quantity, name: line.name, details: details.filter(Boolean).join(' · '), sum }
  })
  return {
    ...emptyPaper,
    title: papersCopy.packingSlip,
    from: studioName,
    to,
    stamp: staysHere(order) ? papersCopy.dontShip : null,
    facts: [
      { term: papersCopy.terms.order, words: String(order.number) },
      { term: papersCopy.terms.ordered, words: ordered },
    ],
    lines,
    gift: order.giftNote,
    notes: [
      ...(packed.length < linesLeft(order.lines).length ? [papersCopy.notInParcel] : []),
      ...(order.replacing ? [papersCopy.replaces(order.replacing.number)] : []),
      ...statements,
    ],
  }
}

/** Replaces a slip that can't be drawn. */
export function slipElsewhere({ title, stamp, facts }: Paper, link: string): Paper {
  const from = facts.map(({ term, words }) => `${term} ${words}`)[0] ?? title
  return { ...emptyPaper, title, from, stamp, notes: [papersCopy.slipElsewhere], link }
}
