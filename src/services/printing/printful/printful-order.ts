import { z } from 'zod'
import { printingCopy } from '#services/printing/copy.ts'
import type { PrintOrderStatus } from '#services/printing/port.ts'
import { findStateCode } from '#shop/orders/record/addresses/address.ts'
import type { Parcel, PrintOrder } from '#shop/orders/record/order.ts'
import type { PrintfulAnswer } from './printful-call.ts'
import { syncIdOf } from './printful-products.ts'
import { resultOf } from './printful-words.ts'

const orderSchema = z.object({
  id: z.number().int(),
  status: z.string(),
  recipient: z.record(z.string(), z.unknown()).nullish(),
  items: z
    .array(z.object({ out_of_stock: z.boolean().nullish(), discontinued: z.boolean().nullish() }))
    .nullish(),
  costs: z
    .object({ currency: z.string().nullish(), total: z.union([z.string(), z.number()]).nullish() })
    .nullish(),
  shipments: z
    .array(
      z.object({
        carrier: z.string().nullish(),
        tracking_number: z.union([z.string(), z.number()]).nullish(),
        tracking_url: z.string().nullish(),
      }),
    )
    .nullish(),
})

export type PrintfulOrder = z.output<typeof orderSchema>

export function readOrder(answer: PrintfulAnswer): PrintfulOrder {
  return resultOf(answer, orderSchema, printingCopy.notAnOrder)
}

const states: Record<string, PrintOrderStatus['state']> = {
  draft: 'draft',
  pending: 'sent',
  inreview: 'sent',
  onhold: 'sent',
  inprocess: 'in_production',
  partial: 'in_production',
  fulfilled: 'shipped',
  archived: 'shipped',
  failed: 'failed',
  canceled: 'failed',
}

/** An unknown status changes nothing. */
export function printOrderStatus(order: PrintfulOrder): PrintOrderStatus {
  const state = states[order.status] ?? 'sent'
  return {
    ref: String(order.id),
    state,
    reason: state === 'failed' ? reasonOf(order) : null,
    parcels: (order.shipments ?? []).flatMap(parcelOf),
    onHold: order.status === 'onhold',
    ...(state !== 'failed' && state !== 'draft' && costOf(order)),
  }
}

/** Includes tax and shipping. */
function costOf({ costs }: PrintfulOrder): Pick<PrintOrderStatus, 'cost'> {
  const { total, currency } = costs ?? {}
  if (total == null || currency == null) return {}
  return { cost: { amount: String(total), currency: currency.toUpperCase() } }
}

function reasonOf({ id, status, items }: PrintfulOrder): string {
  if (status === 'canceled') return printingCopy.orderCancelled(id)
  if (items?.some((item) => item.out_of_stock || item.discontinued)) {
    return printingCopy.cantMake(id)
  }
  return printingCopy.sentBack(id)
}

function parcelOf(shipment: NonNullable<PrintfulOrder['shipments']>[number]): Parcel[] {
  const trackingNumber = String(shipment.tracking_number ?? '').trim()
  if (trackingNumber === '') return []
  const url = shipment.tracking_url ?? ''
  const trackingUrl = /^https?:\/\/\S+$/.test(url) ? url.slice(0, 500) : null
  const carrier = shipment.carrier?.trim().slice(0, 60) || null
  return [{ carrier, trackingNumber: trackingNumber.slice(0, 100), trackingUrl }]
}

/** Specification §7; a state only where there is a code. */
export function toRecipient({ recipient }: PrintOrder) {
  return {
    name: recipient.name,
    address1: recipient.line1,
    address2: recipient.line2 || null,
    city: recipient.city,
    state_code: findStateCode(recipient),
    country_code: recipient.country.trim().toUpperCase(),
    zip: recipient.postal_code,
    ...(recipient.email !== null && { email: recipient.email }),
  }
}

export function goesThere({ recipient }: PrintfulOrder, order: PrintOrder): boolean {
  if (!recipient) return true
  return Object.entries(toRecipient(order)).every(
    ([field, wanted]) => String(recipient[field] ?? '') === String(wanted ?? ''),
  )
}

export function toOrderRequest(order: PrintOrder) {
  const notes = order.items.flatMap(({ note }) => note ?? [])
  return {
    external_id: order.orderId,
    recipient: toRecipient(order),
    items: order.items.map(({ variantId, quantity }) => ({ ...namedBy(variantId), quantity })),
    ...(order.giftNote && { gift: { subject: printingCopy.present, message: order.giftNote } }),
    ...(notes.length > 0 && { packing_slip: { message: slipMessage(notes) } }),
  }
}

/** Letters. Printful names no limit; an order must not fail for its slip. */
const mostOnSlip = 1000

function slipMessage(notes: readonly string[]): string {
  const lines: string[] = []
  let left = mostOnSlip - printingCopy.moreWords.length
  for (const note of notes) {
    left -= note.length + 1
    if (left < 0) return [...lines, printingCopy.moreWords].join('\n')
    lines.push(note)
  }
  return lines.join('\n')
}

/** Exactly one id: Printful refuses an item with two. */
function namedBy(variantId: string) {
  const syncId = syncIdOf(variantId)
  return syncId === null ? { external_variant_id: variantId } : { sync_variant_id: syncId }
}
