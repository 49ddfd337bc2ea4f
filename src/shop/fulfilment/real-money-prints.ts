import type { FulfilmentProvider } from './print-provider.ts'

/**
 * A provider that charges for what it prints, as the shop may use it: an order that play money or a
 * test mode paid is `withheld`, and the provider never hears of it.
 */
export function forRealMoney(provider: FulfilmentProvider): FulfilmentProvider {
  return {
    ...provider,
    async placeOrder(order) {
      if (order.money === 'live') return provider.placeOrder(order)
      return { ref: '', state: 'withheld', reason: null, parcels: [] }
    },
  }
}
