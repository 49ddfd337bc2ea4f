import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ShopError } from '#platform/errors.ts'
import { digest, isId } from '#platform/ids.ts'
import { printingCopy } from '#services/printing/copy.ts'
import type { ProviderEvents } from '#services/printing/port.ts'
import type { CallPrintful } from './printful-call.ts'
import { refusal } from './printful-words.ts'

const types = [
  'package_shipped',
  'package_returned',
  'order_created',
  'order_updated',
  'order_failed',
  'order_canceled',
  'order_put_hold',
  'order_put_hold_approval',
  'order_remove_hold',
  'order_refunded',
]

const productTypes = ['product_synced', 'product_updated', 'product_deleted']

const productEventSchema = z.object({
  type: z.enum(productTypes),
  created: z.number().optional().catch(undefined),
  data: z.object({ sync_product: z.object({ id: z.number().int() }) }),
})

const stockEventSchema = z.object({
  type: z.literal('stock_updated'),
  created: z.number().optional().catch(undefined),
  data: z.object({ product_id: z.number().int(), variant_stock: z.unknown() }),
})

const eventSchema = z.object({
  type: z.string().max(64),
  created: z.number().optional().catch(undefined),
  data: z.object({
    order: z.object({ external_id: z.string() }),
    shipment: z
      .object({ id: z.union([z.string(), z.number()]) })
      .optional()
      .catch(undefined),
  }),
})

const allTypes = [...types, ...productTypes]
const webhookSchema = z.object({
  url: z.string().nullish(),
  types: z.array(z.string()).nullish(),
  params: z
    .object({ stock_updated: z.object({ product_ids: z.array(z.number().int()) }) })
    .nullish()
    .catch(null),
})

/**
 * Printful's events (v1) carry no signature, so the address has a secret in it that follows from
 * the token. A store has one address: setting it replaces whatever was set.
 */
export function printfulEvents(call: CallPrintful, token: string): ProviderEvents {
  const secret = createHmac('sha256', token).update('atelier: events').digest('base64url')

  return {
    async listenAt(origin, articles = []) {
      const url = `${origin}/api/fulfillment/printful/events?key=${secret}`
      const found = await call('GET', '/webhooks')
      if (!found.ok && found.status !== 404) throw refusal(found)
      const set = webhookSchema.safeParse(found.ok ? found.result : null).data
      const known = set?.url === url ? (set.params?.stock_updated.product_ids ?? []) : []
      const wanted = articles.map(Number)
      const isTold = wanted.every((article) => known.includes(article))
      if (set?.url === url && isTold && allTypes.every((type) => set.types?.includes(type))) return
      const product_ids = [...new Set([...known, ...wanted])]
      const stock =
        product_ids.length > 0
          ? { types: [...allTypes, 'stock_updated'], params: { stock_updated: { product_ids } } }
          : { types: allTypes }
      const answer = await call('POST', '/webhooks', { url, ...stock })
      if (!answer.ok) throw refusal(answer)
    },

    read(body, key) {
      if (!isSame(key, secret)) {
        throw new ShopError('not_found', printingCopy.nothingAddress)
      }
      const product = productEventSchema.safeParse(body).data
      if (product) {
        const productRef = String(product.data.sync_product.id)
        return { productRef, name: nameOf(product.type, product.created, productRef) }
      }
      const stock = stockEventSchema.safeParse(body).data
      if (stock) {
        const name = nameOf(stock.type, stock.created, stock.data)
        return { article: String(stock.data.product_id), name }
      }
      const { data: event } = eventSchema.safeParse(body)
      if (!event || !types.includes(event.type)) return null
      const { order, shipment } = event.data
      if (!isId(order.external_id)) return null
      const name = nameOf(event.type, event.created, order.external_id, shipment?.id)
      return { orderId: order.external_id, name }
    },
  }
}

const nameOf = (...said: unknown[]) => digest(JSON.stringify(said)).slice(0, 32)

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((each) => Buffer.from(digest(each)))
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
