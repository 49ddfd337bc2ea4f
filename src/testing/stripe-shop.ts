import { afterEach, beforeEach, expect } from 'vitest'
import { createApi } from '#api/app.ts'
import { type ApiClient, bodyOf, createApiClient } from './api-client.ts'
import {
  type FakeStripe,
  openFakeStripe,
  stripeSecretKey,
  stripeWebhookSecret,
} from './fake-stripe.ts'
import { type OwnersDesk, openOwnersDesk } from './owners-desk.ts'
import { fillCart, putMerch, putShirt, unitsOf } from './till.ts'

interface Guest {
  id: string
  client: ApiClient
}

/**
 * A shop that sells with Stripe, one shirt and five pins, for each test of a file. Call it at the
 * top of the file.
 */
export function stripeShop() {
  let stripe: FakeStripe
  let desk: OwnersDesk
  let api: ReturnType<typeof createApi>
  let shirt: number
  let pin: number

  beforeEach(async () => {
    stripe = await openFakeStripe({ now: () => desk.shop.clock.now() })
    desk = await openOwnersDesk('sqlite', {
      env: {
        STRIPE_SECRET_KEY: stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        STRIPE_API_BASE: stripe.url,
      },
    })
    api = createApi(desk.shop)
    shirt = await putShirt(desk.shop.db)
    pin = await putMerch(desk.shop.db, 5)
  })
  afterEach(async () => {
    await desk.close()
    await stripe.close()
  })

  async function guestWith(...wishes: Parameters<typeof fillCart>[2]): Promise<Guest> {
    const client = createApiClient(api)
    const { user } = await bodyOf<{ user: { id: string } }>(client.post('/api/users/create', {}))
    await fillCart(desk.shop.db, user.id, wishes)
    return { id: user.id, client }
  }

  const theShirt = () => ({ kind: 'clothing', productId: shirt }) as const
  const pins = (quantity: number) => ({ kind: 'merch', productId: pin, quantity }) as const

  /** Presses the button as a plain form; answers where it leads. */
  async function press({ id, client }: Guest): Promise<string> {
    const answer = await client.form(`/api/cart/create-checkout-session/id/${id}`, {})
    expect(answer.status).toBe(303)
    return answer.headers.get('Location') ?? ''
  }

  const sessionIn = (url: string) => url.split('/').at(-1) ?? ''

  /** Posts what Stripe has to report, from the nth event on, as it does: to nobody in particular. */
  async function deliver(from = 0): Promise<void> {
    for (const event of stripe.events.slice(from)) {
      const { body, headers } = stripe.sign(event)
      expect((await post(body, headers)).status).toBe(200)
    }
  }

  function post(body: Uint8Array, headers: Headers): Promise<Response> {
    const anybody = createApiClient(api, { origin: null })
    const bytes = new Uint8Array(body)
    const all = {
      ...Object.fromEntries(headers),
      'Content-Type': 'application/json; charset=utf-8',
    }
    return anybody.send('POST', '/api/payments/stripe/events', bytes, all)
  }

  const units = async () => {
    const all = await unitsOf(desk.shop.db)
    return { shirt: all[`clothing/${shirt}`], pins: all[`merch/${pin}`] }
  }
  const orders = () =>
    desk.shop.db.read.selectFrom('orders').selectAll().orderBy('number').execute()
  const theOrder = async () => {
    const [order] = await orders()
    if (!order) throw new Error('there is no order')
    return order
  }

  return {
    get stripe() {
      return stripe
    },
    get desk() {
      return desk
    },
    guestWith,
    theShirt,
    pins,
    press,
    sessionIn,
    deliver,
    post,
    units,
    orders,
    theOrder,
  }
}
