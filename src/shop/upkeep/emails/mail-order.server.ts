import { orderPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Mailbox } from '#services/mail/port.ts'
import { copiesInWords, type StatementRow } from '#shop/catalogue/editions/edition.ts'
import { readStatements } from '#shop/catalogue/editions/statements.server.ts'
import { type PersonalText, textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { derivativeAddress, offeredWidths, type Picture } from '#shop/media/pictures/picture.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import { type FulfillmentKind, fulfillmentKind, type Order } from '#shop/orders/record/order.ts'
import { type BuyerOrder, forBuyer } from '#shop/orders/record/order-views.ts'
import { findOrder } from '#shop/orders/record/read-orders.server.ts'
import type { Good } from './email.ts'

export type BoughtGood = Good & {
  kind: FulfillmentKind
  refundedQuantity?: number
  personalised?: boolean
  personalText?: PersonalText
  /** For a multiple outside an edition; absent: nothing is stated. */
  stated?: StatementRow[]
}

export interface MailOrder
  extends Omit<BuyerOrder, 'state' | 'createdAt' | 'paidAt' | 'lines' | 'buyer' | 'delays'> {
  /** Absolute. */
  page: string
  buyer: Mailbox | null
  goods: BoughtGood[]
  /** Absent: the studio cancelled it, or nobody did. */
  cancelledByBuyer?: boolean
}

export async function readMailOrder(
  reader: Reader,
  orderId: string,
  publicUrl: string,
): Promise<MailOrder | null> {
  const order = await findOrder(reader, 'id', orderId)
  if (!order) return null
  const { name, email: address } = order.buyer
  return {
    ...forBuyer(order),
    page: publicUrl + orderPath(order.token),
    buyer: address ? { name: name ?? '', address } : null,
    goods: await goodsOf(reader, order, publicUrl),
    cancelledByBuyer: order.refunds.some(({ byBuyer, isDone }) => byBuyer && isDone),
  }
}

async function goodsOf(reader: Reader, { lines }: Order, publicUrl: string): Promise<BoughtGood[]> {
  const statements = await readStatements(
    reader,
    lines.filter(({ copies }) => copies === undefined),
  )
  return lines.map((line) => {
    const numbers = copiesInWords(line.copies ?? [])
    const stated = statements.get(line.lineId)
    return {
      kind: fulfillmentKind(line),
      picture: line.picture && mailPicture(line.picture, publicUrl),
      name: line.name,
      details: [saleItemDetails(line, 'inches').join(', '), ...textInWords(line), numbers].filter(
        Boolean,
      ),
      quantity: line.quantity,
      refundedQuantity: line.refundedQuantity,
      unitPrice: line.unitPrice,
      ...(line.personalised && { personalised: true }),
      ...(line.personalText && { personalText: line.personalText }),
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
  const pictures = [...(await picturesByAddress(reader, addresses))]
  return new Map(
    pictures.flatMap(([address, picture]) => {
      const shown = mailPicture(picture, publicUrl)
      return shown === null ? [] : [[address, shown]]
    }),
  )
}

/** Absolute, of a JPEG; null for a picture without any width. */
function mailPicture(picture: Picture, publicUrl: string): string | null {
  const [width] = offeredWidths(picture)
  if (!width) return null
  return new URL(derivativeAddress(picture.address, width, 'jpg'), `${publicUrl}/`).href
}
