import type { FulfilmentProvider } from './print-provider.ts'

/**
 * A provider that charges for what it prints, as the shop may use it: an order that play money or a
 * test mode paid is `withheld`, and the provider never hears of it. `tests`: it is a stand-in, which
 * takes what a test mode paid.
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
