import { describe, expect, it } from 'vitest'
import { paymentContract } from '#services/payments/contract.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { openFakeStripe, type StripeTrouble } from '#testing/fakes/fake-stripe.ts'
import { eachStripeAccount, providerAt } from '#testing/fixtures/checkout/stripe-account.ts'

/** As the form names it. */
interface SentLine {
  quantity: string
  price_data: { unit_amount: string; product_data: { tax_code?: string } }
}

paymentContract('Stripe', async (clock) => {
  const stripe = await openFakeStripe(clock)
  return {
    provider: providerAt(stripe, clock),
    pay: async (id) => void stripe.pay(id),
    async lastEvent() {
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      return stripe.sign(event)
    },
    close: stripe.close,
  }
})

describe('Stripe', () => {
  const shop = eachStripeAccount()

  describe('a session', () => {
    it('offers the methods that the studio had enabled at the attempt', async () => {
      const { stripe, provider, otherwise, request } = shop
      const today = { automaticTax: true, promotionCodes: true }
      const other = otherwise({ ...today, automaticTax: () => true })
      expect(other.terms).toEqual(today)
      const terms = { countries: ['US', 'CA'], ...today }
      const { id } = await other.createSession({ ...request, terms })
      expect(stripe.paramsOf(id)).toMatchObject({
        shipping_address_collection: { allowed_countries: ['US', 'CA'] },
        automatic_tax: { enabled: 'true' },
        allow_promotion_codes: 'true',
        line_items: [{ price_data: { tax_behavior: 'exclusive' } }, {}],
      })
      // The settings have changed since; the attempt keeps its terms.
      expect((await provider.createSession({ ...request, terms })).id).toBe(id)
    })

    it('is made without tax when Stripe Tax is not set up, and is the same when asked again', async () => {
      const { stripe, provider, request, trouble } = shop
      const taxed = { ...request, terms: { automaticTax: true, promotionCodes: true } }
      trouble({ how: 'refusal' })
      const { id, untaxed } = await provider.createSession(taxed)
      expect(untaxed).toBe(true)
      expect(stripe.paramsOf(id)).toMatchObject({ allow_promotion_codes: 'true' })
      expect(stripe.paramsOf(id)).not.toHaveProperty('automatic_tax')
      trouble({ how: 'refusal' })
      expect((await provider.createSession(taxed)).id).toBe(id)
    })

    it('is refused with tax as without it for another mistake', async () => {
      const { provider, request, trouble } = shop
      const taxed = { ...request, terms: { automaticTax: true, promotionCodes: false } }
      trouble({ how: 'refusal' }, 2)
      await expect(provider.createSession(taxed)).rejects.toMatchObject({ code: 'payment_refused' })
      trouble({ how: 'reset', after: false }, 2)
      await expect(provider.createSession(taxed)).rejects.toMatchObject({
        code: 'payment_unavailable',
      })
    })

    it('offers no delayed method when the payment must be certain at once', async () => {
      const { stripe, provider, request } = shop
      const { id } = await provider.createSession({ ...request, immediate: true })
      const { excluded_payment_method_types: excluded } = stripe.paramsOf(id) as {
        excluded_payment_method_types: string[]
      }
      expect(excluded).toEqual(
        expect.arrayContaining(['sepa_debit', 'us_bank_account', 'bacs_debit', 'customer_balance']),
      )
      expect(excluded).not.toContain('card')
    })

    it('names our order wherever Stripe reports it', async () => {
      const { stripe, provider, request } = shop
      const { id } = await provider.createSession(request)
      const metadata = { order: request.orderId }
      expect(stripe.paramsOf(id)).toMatchObject({
        client_reference_id: request.orderId,
        metadata,
        payment_intent_data: { metadata },
        expires_at: String(Math.floor(request.expiresAt / 1000)),
        success_url: 'https://shop.example/order-success?session_id={CHECKOUT_SESSION_ID}',
      })
    })

    it('shows only pictures that Stripe can fetch', async () => {
      const { stripe, provider, request } = shop
      const { id } = await provider.createSession(request)
      expect(stripe.paramsOf(id)).toMatchObject({
        line_items: [
          { price_data: { product_data: { name: 'Moon moths' } } },
          { price_data: { product_data: { images: ['https://shop.example/media/tide.jpg'] } } },
        ],
      })
      const local = request.lines.map((line) => ({ ...line, picture: 'http://localhost/a.jpg' }))
      const other = await provider.createSession({ ...request, lines: local, key: 'other' })
      expect(JSON.stringify(stripe.paramsOf(other.id))).not.toContain('images')
    })

    it('accepts a cart with more kinds than Stripe lists, with the right sum', async () => {
      const { stripe, provider, request } = shop
      const [line] = request.lines
      if (!line) throw new Error('there is no line')
      const lines = Array.from({ length: 130 }, () => ({ ...line, unitPrice: 100, quantity: 2 }))
      const session = await provider.createSession({ ...request, lines, total: 26_700 })
      expect(session.total).toBe(26_700)
      expect(stripe.paramsOf(session.id)?.line_items).toHaveLength(100)
    })

    it('keeps the tax codes of such a cart apart', async () => {
      const { stripe, provider, request } = shop
      const [line] = request.lines
      if (!line) throw new Error('there is no line')
      const lines = Array.from({ length: 130 }, (_, at) => ({
        ...line,
        unitPrice: 100,
        quantity: 2,
        ...(at % 2 === 1 && { taxCode: 'txcd_10302000' }),
      }))
      const terms = { automaticTax: true, promotionCodes: false }
      const session = await provider.createSession({ ...request, terms, lines, total: 26_700 })
      const sent = stripe.paramsOf(session.id)?.line_items as SentLine[]
      expect(sent).toHaveLength(100)
      const sums = new Map<string | undefined, number>()
      for (const { price_data: price, quantity } of sent) {
        const code = price.product_data.tax_code
        sums.set(code, (sums.get(code) ?? 0) + Number(price.unit_amount) * Number(quantity))
      }
      expect([...sums]).toEqual([
        [undefined, 13_000],
        ['txcd_10302000', 13_000],
      ])
    })

    it('reports a code’s discount and the added tax', async () => {
      const { provider, paid } = shop
      const { id } = await paid({ discount: 1000, tax: 230 })
      const sums = { total: 11_730, discount: 1000, tax: 230, paid: true }
      expect(await provider.getSession(id)).toMatchObject(sums)
    })

    it('is paid when a code covers the whole sum', async () => {
      const { provider, paid } = shop
      const { id } = await paid({ discount: 12_500 })
      expect(await provider.getSession(id)).toMatchObject({
        status: 'complete',
        paid: true,
        total: 0,
        paymentRef: null,
      })
    })

    it('reports no payment while a debit is under way, and after it bounced', async () => {
      const { stripe, provider, paid } = shop
      const { id } = await paid({ later: true })
      const waiting = { status: 'complete', paid: false, failed: false }
      expect(await provider.getSession(id)).toMatchObject(waiting)
      stripe.endDebit(id, false)
      expect(await provider.getSession(id)).toMatchObject({ ...waiting, failed: true })
    })

    it('reads the address where older versions of Stripe put it', async () => {
      const { told, read, paid } = shop
      const { id } = await paid()
      const event = told('checkout.session.completed')
      const { collected_information: now, ...object } = event.data.object
      const older = { ...object, ...(now as object) }
      const session = { id, shipTo: fakeAddress }
      expect(await read({ ...event, data: { object: older } })).toMatchObject({ session })
    })
  })

  describe('when it fails', () => {
    const unavailable = { code: 'payment_unavailable' }
    const failures: StripeTrouble[] = [
      { how: 'silence', after: false },
      { how: 'silence', after: true },
      { how: 'reset', after: false },
      { how: 'reset', after: true },
      { how: 'error', after: false },
      { how: 'error', after: true },
      { how: 'broken', after: true },
      { how: 'shapeless' },
      { how: 'endless' },
      { how: 'too many' },
      { how: 'no permission' },
    ]
    it.each(failures)('says so, and makes one session when asked again: %o', async (how) => {
      const { stripe, provider, request, trouble } = shop
      const hurried = how.how === 'silence' ? shop.otherwise({ timeout: 200 }) : provider
      trouble(how, 9)
      await expect(hurried.createSession(request)).rejects.toMatchObject(unavailable)
      trouble({ how: 'none' })
      const { id } = await provider.createSession(request)
      expect(stripe.ids()).toEqual([id])
    })

    it('retries once by itself, under the same key', async () => {
      const { stripe, provider, request, trouble } = shop
      trouble({ how: 'reset', after: true })
      const { id } = await provider.createSession(request)
      expect(stripe.ids()).toEqual([id])
      expect(stripe.calls).toHaveLength(2)
    })

    it('waits for the answer of a call that runs under the same key', async () => {
      const { stripe, provider, request } = shop
      const gate = Promise.withResolvers<void>()
      stripe.trouble = (call) => {
        if (stripe.calls.filter((each) => each === call).length === 4) gate.resolve()
        return { how: 'slow', until: gate.promise }
      }
      const ask = () => provider.createSession(request)
      const [first, second] = await Promise.all([ask(), ask()])
      expect(second.id).toBe(first.id)
      expect(stripe.ids()).toEqual([first.id])
    })

    it('reports a failure that Stripe remembers, and continues under another key', async () => {
      const { stripe, provider, request, trouble } = shop
      trouble({ how: 'stored' })
      await expect(provider.createSession(request)).rejects.toMatchObject(unavailable)
      await expect(provider.createSession(request)).rejects.toMatchObject(unavailable)
      const again = await provider.createSession({ ...request, key: 'another' })
      expect(stripe.ids()).toEqual([again.id])
    })

    it('is unavailable, rather than empty, to a shop whose key is refused', async () => {
      const { provider, request, otherwise } = shop
      const { id } = await provider.createSession(request)
      const other = otherwise({ secretKey: 'sk_test_revoked' })
      await expect(other.getSession(id)).rejects.toMatchObject(unavailable)
      await expect(other.expireSession(id)).rejects.toMatchObject(unavailable)
    })

    it('distinguishes a refusal from an unknown session', async () => {
      const { provider, request, trouble } = shop
      const { id } = await provider.createSession(request)
      trouble({ how: 'refusal' }, 9)
      await expect(provider.getSession(id)).rejects.toMatchObject({ code: 'payment_refused' })
      trouble({ how: 'none' })
      expect(await provider.getSession('cs_test_nothing')).toBeNull()
      const closing = provider.expireSession('cs_test_nothing')
      await expect(closing).rejects.toMatchObject({ code: 'payment_refused' })
    })

    it('repeats neither the request nor the key in its error', async () => {
      const { provider, request, otherwise } = shop
      const lines = request.lines.map((line) => ({ ...line, name: '' }))
      const refused = await provider.createSession({ ...request, lines }).catch(String)
      expect(refused).toContain('Stripe refused this (parameter_invalid).')
      const other = otherwise({ secretKey: 'sk_test_revoked' })
      const revoked = await other.getSession('cs_test_1').catch(String)
      expect(revoked).toContain('doesn’t accept the shop’s key')
      expect(revoked).not.toContain('revoked')
    })
  })
})
