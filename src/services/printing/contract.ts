import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { PrintOrder } from '#shop/orders/record/order.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import type { PrintProvider } from './port.ts'

export function aPrintOrder(): PrintOrder {
  return {
    orderId: newId(),
    money: 'live',
    recipient: { ...fakeAddress, email: 'robin@example.com' },
    items: [{ variantId: 'variant-1', quantity: 2 }],
  }
}

export function fulfillmentContract(
  name: string,
  open: () => PrintProvider | Promise<PrintProvider>,
): void {
  describe(`the fulfillment port: ${name}`, () => {
    it('takes an order and says how far it is', async () => {
      const provider = await open()
      const status = await provider.placeOrder(aPrintOrder())
      expect(['sent', 'in_production', 'shipped']).toContain(status.state)
      expect(status.ref).not.toBe('')
    })

    it('makes one order of an order that is placed twice', async () => {
      const provider = await open()
      const order = aPrintOrder()
      const first = await provider.placeOrder(order)
      expect((await provider.placeOrder(order)).ref).toBe(first.ref)
    })

    it('tells two orders apart', async () => {
      const provider = await open()
      const first = await provider.placeOrder(aPrintOrder())
      expect((await provider.placeOrder(aPrintOrder())).ref).not.toBe(first.ref)
    })

    it('knows nothing of an order that nobody placed', async () => {
      expect(await (await open()).getOrder(newId())).toBeNull()
    })

    it('says how far an order is, where it reports anything at all', async () => {
      const provider = await open()
      const order = aPrintOrder()
      const { ref } = await provider.placeOrder(order)
      if (provider.events) expect((await provider.getOrder(order.orderId))?.ref).toBe(ref)
      else expect(await provider.getOrder(order.orderId)).toBeNull()
    })

    it('knows the sizes that it can make, where it has a list', async () => {
      const provider = await open()
      const checked = await provider.checkVariants?.(['variant-1', 'nobody-s'])
      if (!checked) return
      expect(Object.fromEntries(checked)).toEqual({ 'variant-1': 'known', 'nobody-s': 'unknown' })
    })

    it('tells nobody’s calls from the provider’s', async () => {
      const { events } = await open()
      if (!events) return
      expect(() => events.read({ type: 'order_updated' }, 'a guess')).toThrow('nothing at this')
    })
  })
}
