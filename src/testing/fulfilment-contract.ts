import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { FulfilmentProvider, PrintOrder } from '#shop/fulfilment/fulfilment.ts'
import { fakeAddress } from './fake-payment.ts'

/** What every print provider's adapter promises. `open` makes one for each test. */
export function fulfilmentContract(
  name: string,
  open: () => FulfilmentProvider | Promise<FulfilmentProvider>,
): void {
  const printOrder = (): PrintOrder => ({
    orderId: newId(),
    recipient: { ...fakeAddress, email: 'robin@example.com' },
    items: [{ variantId: 'variant-1', quantity: 2 }],
  })

  describe(`the fulfilment port: ${name}`, () => {
    it('takes an order and says how far it is', async () => {
      const provider = await open()
      const status = await provider.placeOrder(printOrder())
      expect(['sent', 'in_production', 'shipped']).toContain(status.state)
      expect(status.ref).not.toBe('')
    })

    it('makes one order of an order that is placed twice', async () => {
      const provider = await open()
      const order = printOrder()
      const first = await provider.placeOrder(order)
      expect((await provider.placeOrder(order)).ref).toBe(first.ref)
    })

    it('tells two orders apart', async () => {
      const provider = await open()
      const first = await provider.placeOrder(printOrder())
      expect((await provider.placeOrder(printOrder())).ref).not.toBe(first.ref)
    })

    it('knows nothing of an order that nobody placed', async () => {
      expect(await (await open()).getOrder(newId())).toBeNull()
    })
  })
}
