/* Reads an order as e-mails tell it. Never changes one. */

import { orderPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import { readCopies } from '#shop/catalogue/editions/copies.server.ts'
import { copiesInWords, type StatementRow } from '#shop/catalogue/editions/edition.ts'
import { readStatements } from '#shop/catalogue/editions/statements.server.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { derivativeAddress, offeredWidths } from '#shop/media/pictures/picture.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { readOrderLines, refundedQuantities } from '#shop/orders/record/lines.server.ts'
import {
  type FulfillmentKind,
  fulfillmentKind,
  type OrderDiscount,
  type OrderFulfillment,
  type OrderPresent,
  type OrderTax,
  type VoidReason,
} from '#shop/orders/record/order.ts'
import { readOpenIssues } from '#shop/orders/record/order-issues.server.ts'
import {
  orderDiscount,
  orderPresent,
  orderTax,
  wholeOrders,
} from '#shop/orders/record/order-record.server.ts'
import { readFulfillments } from '#shop/orders/record/orders.server.ts'
import { pickupPlace } from '#shop/store/shipping/shipping.server.ts'
import type { Good } from './email.ts'
import type { Mailbox } from './mailer.ts'

export type BoughtGood = Good & {
  kind: FulfillmentKind
  refundedQuantity?: number
  personalised?: boolean
  /** Making of a multiple outside an edition; absent: nothing is stated. */
  stated?: StatementRow[]
}

/** An order as e-mails tell it. */
export interface MailOrder extends OrderTax, OrderDiscount, OrderPresent {
  number: number
  /** Absolute address of the order page. */
  page: string
  buyer: Mailbox | null
  goods: BoughtGood[]
  subtotal: number
  shipping: number
  total: number
  refunded: number
  money: MoneyMode
  currency: Currency
  voidReason: VoidReason | null
  shipTo: Address | null
  /** Where the buyer picks it up; null: it is sent. */
  pickup: string | null
  fulfillments: OrderFulfillment[]
  /** A person must look at it first; nothing is sent until then. */
  beingChecked: boolean
}

/** The order as e-mails tell it; null when there is none. */
export async function readMailOrder(
  reader: Reader,
  orderId: string,
  publicUrl: string,
): Promise<MailOrder | null> {
  const order = await wholeOrders(reader).where('id', '=', orderId).executeTakeFirst()
  if (!order) return null
  const { number, buyer_name: name, buyer_email: address } = order
  return {
    number,
    page: publicUrl + orderPath(order.token),
    buyer: address ? { name: name ?? '', address } : null,
    goods: await readGoods(reader, orderId, publicUrl),
    subtotal: order.subtotal,
    shipping: order.shipping,
    ...orderDiscount(order),
    ...orderPresent(order),
    ...orderTax(order),
    total: order.total,
    refunded: order.refunded,
    money: order.money,
    currency: order.currency,
    voidReason: order.void_reason,
    shipTo: order.ship_to === null ? null : (JSON.parse(order.ship_to) as Address),
    pickup: await pickupPlace(reader, order.destination),
    fulfillments: await readFulfillments(reader, orderId),
    beingChecked: (await readOpenIssues(reader, [orderId])).size > 0,
  }
}

async function readGoods(reader: Reader, orderId: string, publicUrl: string) {
  const lines = await readOrderLines(reader, orderId)
  const copies = await readCopies(reader, [orderId])
  const unnumbered = lines.filter(({ lineId }) => !copies.has(lineId))
  const statements = await readStatements(reader, unnumbered)
  const back = await refundedQuantities(reader, [orderId], ['asked', 'done'])
  const addresses = lines.map((line) => line.location)
  const pictures = await mailPictures(reader, addresses, publicUrl)
  return lines.map((line) => {
    const numbers = copiesInWords(copies.get(line.lineId) ?? [])
    const details = [saleItemDetails(line, 'inches').join(', '), numbers].filter(Boolean)
    const stated = statements.get(line.lineId)
    return {
      kind: fulfillmentKind(line),
      picture: pictures.get(line.location) ?? null,
      name: displayName(line),
      details,
      quantity: line.quantity,
      refundedQuantity: back.get(line.lineId) ?? 0,
      unitPrice: line.unitPrice,
      ...(line.personalised && { personalised: true }),
      ...(stated && { stated }),
    }
  })
}

/** By the pictures' own addresses; removed pictures are absent. */
export async function mailPictures(
  reader: Reader,
  addresses: Iterable<string | null>,
  publicUrl: string,
): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  for (const [address, picture] of await picturesByAddress(reader, addresses)) {
    const [width] = offeredWidths(picture)
    if (!width) continue
    const jpeg = derivativeAddress(picture.address, width, 'jpg')
    shown.set(address, new URL(jpeg, `${publicUrl}/`).href)
  }
  return shown
}
