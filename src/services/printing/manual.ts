import type { PrintOrder } from '#shop/orders/record/order.ts'
import type { PrintOrderStatus, PrintProvider } from './port.ts'

export function createManualFulfillment(): PrintProvider {
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
