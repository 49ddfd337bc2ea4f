import type { PrintProvider } from '#services/printing/port.ts'

/**
 * A provider that charges never hears of an order without real money: it is `withheld`. `tests`: a
 * stand-in, which takes test-mode orders.
 */
export function forRealMoney(provider: PrintProvider, tests = false): PrintProvider {
  return {
    ...provider,
    async placeOrder(order) {
      const isTaken = order.money === 'live' || (tests && order.money === 'test')
      if (isTaken) return provider.placeOrder(order)
      return { ref: '', state: 'withheld', reason: null, parcels: [] }
    },
  }
}
