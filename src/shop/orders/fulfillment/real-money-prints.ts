import type { FulfilmentProvider } from '#services/printing/port.ts'

/**
 * Wraps a provider that charges: an order paid with play money or in test mode is `withheld`, and
 * the provider never hears of it. `tests`: it is a stand-in, which takes test-mode orders.
 */
export function forRealMoney(provider: FulfilmentProvider, tests = false): FulfilmentProvider {
  return {
    ...provider,
    async placeOrder(order) {
      const isTaken = order.money === 'live' || (tests && order.money === 'test')
      if (isTaken) return provider.placeOrder(order)
      return { ref: '', state: 'withheld', reason: null, parcels: [] }
    },
  }
}
