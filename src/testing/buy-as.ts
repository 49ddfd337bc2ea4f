import type { DemoPayment } from '#adapters/payment-demo.ts'
import type { Till } from './till.ts'

const form = new URLSearchParams({
  email: 'robin@example.com',
  name: 'Robin Field',
  line1: '12 Alder Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  method: 'card',
})

/**
 * One buyer from the button to the page after paying: presses, pays at the demo provider's page with
 * two clicks, and is back while the provider's event is on its way. Throws what the shop tells her.
 */
export async function buyAs(till: Till, payment: DemoPayment, userId: string): Promise<string> {
  const { url } = await till.checkout.startCheckout({ userId, network: userId })
  if (url.includes('/order-success')) return 'bought-before'
  const click = () => payment.hosted.respond(new Request(url, { method: 'POST', body: form }))
  const [first] = await Promise.all([click(), click()])
  const back = new URL(first.headers.get('Location') ?? 'http://nowhere.invalid')
  const session = back.searchParams.get('session_id') ?? ''
  const [state] = await Promise.all([
    till.checkout.returnFromPayment(session),
    till.checkout.returnFromPayment(session),
    payment.deliver(),
  ])
  return state === 'paid' || state === 'fulfilled' ? 'bought' : String(state)
}
