import type { FulfilmentProvider, PrintOrderStatus } from '#shop/fulfilment/print-provider.ts'
import type { PrintOrder } from '#shop/orders/order.ts'

/**
 * The owner makes the prints herself: an order is hers the moment it is placed, and it is shipped
 * when she says so. Calls nobody, so it has no time-out and no failures; the order's id is its key.
 */
export function createManualFulfilment(): FulfilmentProvider {
  const placed = (orderId: string): PrintOrderStatus => ({
    ref: orderId,
    state: 'sent',
    reason: null,
    parcels: [],
  })
  return {
    name: 'manual',
    placeOrder: async (order: PrintOrder) => placed(order.orderId),
    getOrder: async () => null,
  }
}
