import type { DemoPayment } from '#adapters/payment-demo.ts'
import { isShopError } from '#kernel/errors.ts'
import type { Till } from '#testing/harness/checkout-parts.ts'

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
export async function buyAs(
  till: Pick<Till, 'checkout'>,
  payment: DemoPayment,
  userId: string,
): Promise<string> {
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

/**
 * The same; on a machine that is overrun the shop may say 'try again', and buyers do. Who was told so
 * after she had paid finds her cart empty then: it was bought.
 */
export async function buyUntilTold(
  till: Pick<Till, 'checkout'>,
  payment: DemoPayment,
  userId: string,
): Promise<string> {
  for (let tries = 1; ; tries++) {
    const outcome = await buyAs(till, payment, userId).catch((error: unknown) => {
      if (isShopError(error)) return error.code
      throw error
    })
    if (outcome === 'empty_cart' && tries > 1) return 'bought-before'
    if (outcome !== 'busy') return outcome
  }
}
