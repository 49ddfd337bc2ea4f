import { pick } from '#platform/pick.ts'
import { type BuyerCancel, buyerCancel } from './buyer-cancel.ts'
import type { Delay } from './delays/delay.ts'
import { isOpen, type Order, type OrderedLine, type OrderFulfillment } from './order.ts'

/* Names each field, so that no new field of an order reaches a buyer by itself (decision 74). */

const heads = ['number', 'state', 'createdAt', 'paidAt'] as const
/** For the buyer and the owner. */
export const orderTerms = [
  ...(['subtotal', 'shipping', 'discount', 'discountCode'] as const),
  ...(['giftNote', 'withoutPrices', 'wantedBy', 'shipTo', 'pickup'] as const),
  ...(['tax', 'taxIncluded', 'taxRate', 'taxParts', 'taxCountry', 'taxNote'] as const),
] as const
const sums = [
  ...orderTerms,
  ...(['total', 'refunded', 'money', 'currency', 'voidReason', 'buyer'] as const),
] as const
const ofLine = [
  ...(['kind', 'productId', 'size', 'name', 'descName', 'garmentSize', 'quantity'] as const),
  ...(['unitPrice', 'location', 'picture', 'inventoryPolicy'] as const),
  ...(['personalised', 'personalText', 'copies'] as const),
] as const
const ofFulfillment = ['kind', 'state', 'by', 'leaves', 'arrives', 'parcels'] as const

export type BuyerLine = Pick<OrderedLine, (typeof ofLine)[number]>
export type BuyerFulfillment = Pick<OrderFulfillment, (typeof ofFulfillment)[number]>

export type BuyerOrder = Pick<Order, (typeof heads)[number] | (typeof sums)[number]> & {
  lines: BuyerLine[]
  fulfillments: BuyerFulfillment[]
  delays: Delay[]
  beingChecked: boolean
  isReplacement: boolean
  /** The numbers of the orders that send its pieces again; absent: none does. */
  replacedBy?: number[]
  cancel: BuyerCancel | null
}

type LineKey = Pick<BuyerLine, 'kind' | 'productId' | 'size' | 'personalText'>

export function lineKey({ kind, productId, size, personalText }: LineKey): string {
  return [kind, productId, size, personalText?.text].join('-')
}

export function forBuyer(order: Order): BuyerOrder {
  return {
    ...pick(order, heads),
    lines: order.lines.map((line) => pick(line, ofLine)),
    ...pick(order, sums),
    fulfillments: order.fulfillments.map((fulfillment) => pick(fulfillment, ofFulfillment)),
    delays: openDelays(order),
    beingChecked: order.issues.length > 0 || (isOpen(order) && order.dispute === 'open'),
    isReplacement: order.replacing !== null,
    cancel: buyerCancel(order),
  }
}

function openDelays(order: Order): Delay[] {
  const { fulfillments, delays } = order
  if (!isOpen(order)) return []
  return fulfillments.flatMap((own) =>
    own.state === 'shipped' ? [] : (delays.find(({ kind }) => kind === own.kind) ?? []),
  )
}
