import { beforeEach, describe, expect, it } from 'vitest'
import { minute, second } from '#platform/time/clock.ts'
import { paymentContract, paymentRequestOf } from '#services/payments/contract.ts'
import type { PaymentRequest, PaymentSession } from '#services/payments/port.ts'
import { goodForm, openDemoPayment } from '#testing/fakes/demo-payment.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { each } from '#testing/harness/each.ts'

paymentContract('the demo provider', async (clock) => {
  const demo = await openDemoPayment(clock)
  return {
    provider: demo.provider,
    async pay(id) {
      await demo.pay(id)
    },
    async lastEvent() {
      await demo.provider.deliver()
      const event = demo.posted.at(-1)
      if (!event) throw new Error('nothing was posted')
      return event
    },
    close: demo.close,
  }
})

describe('the demo provider', () => {
  const clock = each(fakeClock)
  const demo = each(() => openDemoPayment(clock))
  let request: PaymentRequest
  let session: PaymentSession
  let url: string

  beforeEach(async () => {
    request = paymentRequestOf(clock)
    session = await demo.provider.createSession(request)
    url = session.url ?? ''
  })

  const events = () =>
    Promise.all(demo.posted.map((e) => demo.provider.readEvent(e.body, e.headers)))
  const success = () => `https://shop.example/order-success?session_id=${session.id}`

  describe('at its page', () => {
    it('shows the pieces, their price, and that no money moves', async () => {
      const page = await (await demo.look(url)).text()
      const words = ['Moon moths', '2 × $35.00', '$70.00', 'Pay $125.00', 'No money moves']
      expect(words.filter((each) => !page.includes(each))).toEqual([])
    })

    it('says whose shop it is', async () => {
      const page = await (await demo.look(url)).text()
      expect(page).toContain('<title>Checkout · Paper &amp; Tide</title>')
      expect(page).toContain('<p class="studio">Paper &amp; Tide</p>')
    })

    it('is set in the typefaces of the theme’s pair', async () => {
      const page = await (await demo.look(url)).text()
      const files = [...page.matchAll(/url\((\/demo-pay\/[\w-]+\.ttf)\)/g)].map(([, file]) => file)
      expect(files).toHaveLength(3)
      for (const file of files) {
        const answer = await demo.look(new URL(file ?? '', url).href)
        expect(answer.headers.get('Content-Type')).toBe('font/ttf')
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
      }
    })

    it('runs no script, and lets a form lead only back or on to the shop', async () => {
      const policy = (await demo.look(url)).headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("form-action 'self' https://shop.example")
      expect(policy).toContain("img-src 'self' https://shop.example")
      expect(policy).not.toContain('script')
      expect(policy).not.toContain('unsafe')
    })

    it('sends a buyer who has paid back to the shop', async () => {
      const answer = await demo.pay(session.id)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe(success())
    })

    it('takes a double click as one payment', async () => {
      const answers = await Promise.all([demo.pay(session.id), demo.pay(session.id)])
      expect(answers.map((answer) => answer.headers.get('Location'))).toEqual([
        success(),
        success(),
      ])
      await demo.provider.deliver()
      expect(demo.posted).toHaveLength(1)
    })

    it('shows mistakes beside the typed text, and takes no money', async () => {
      const fields = {
        ...goodForm,
        email: 'robin',
        state: '',
        postal_code: '9720',
        city: 'Bend "&"',
      }
      const page = await (await demo.send(url, fields)).text()
      expect(page).toContain('3 fields need another look')
      expect(page).toContain('Please enter an email address')
      expect(page).toContain('Please choose a state.')
      expect(page).toContain('a ZIP code of five digits')
      expect(page).toContain('value="Bend &quot;&amp;&quot;"')
      expect((await demo.provider.getSession(session.id))?.status).toBe('open')
    })

    it('shows typed text as text, never as a page', async () => {
      const fields = { ...goodForm, email: '', name: '<script>alert(1)</script>' }
      const page = await (await demo.send(url, fields)).text()
      expect(page).not.toContain('<script')
      expect(page).toContain('&lt;script&gt;')
    })

    it('declines a card without ending the session', async () => {
      const page = await (await demo.pay(session.id, 'declined')).text()
      expect(page).toContain('The demo card was declined.')
      expect(page).toContain('value="Robin Field"')
      expect((await demo.provider.getSession(session.id))?.status).toBe('open')
    })

    it.each([
      ['neither a card nor a bank', { ...goodForm, method: 'gold' }],
      ['nothing at all', {}],
    ])('takes no money for %s', async (_, fields) => {
      const answer = await demo.send(url, fields)
      expect(answer.status).toBe(200)
      expect((await demo.provider.getSession(session.id))?.status).toBe('open')
    })

    it('says when the order is already paid', async () => {
      await demo.pay(session.id)
      expect(await (await demo.look(url)).text()).toContain('Already paid')
    })

    it('says when the time is up, and takes no money', async () => {
      clock.advance(36 * minute)
      expect(await (await demo.look(url)).text()).toContain('Time is up')
      expect(await (await demo.pay(session.id)).text()).toContain('Time is up')
      expect((await demo.provider.getSession(session.id))?.paid).toBe(false)
    })

    it('knows no session that nobody opened', async () => {
      const unknown = await demo.look('https://pay.example/demo-pay/demo_nothing')
      expect(unknown.status).toBe(404)
      expect((await demo.look('https://pay.example/demo-pay/..%2Fsecret')).status).toBe(404)
    })

    it('refuses a form of a megabyte', async () => {
      const answer = await demo.send(url, { ...goodForm, name: 'x'.repeat(1_000_000) })
      expect(answer.status).toBe(413)
    })
  })

  describe('reporting', () => {
    it('sends an event until the shop has taken it, and never afterwards', async () => {
      demo.listener.status = 503
      await demo.pay(session.id)
      expect(await demo.provider.deliver()).toBe(0)
      demo.listener.status = 200
      expect(await demo.provider.deliver()).toBe(1)
      expect(await demo.provider.deliver()).toBe(0)
      expect(demo.posted).toHaveLength(2)
    })

    it('sends the last process’s events after the next start', async () => {
      await demo.pay(session.id)
      const next = demo.another()
      next.start()
      await expect.poll(() => demo.posted.length).toBe(1)
      await next.stop()
    })

    it('sends at once when it runs', async () => {
      demo.provider.start()
      await demo.pay(session.id)
      await expect.poll(() => demo.posted.length).toBe(1)
    })

    it('sends the events of the session that changed, and leaves others to the next round', async () => {
      demo.listener.status = 503
      await demo.pay(session.id)
      demo.provider.start()
      await expect.poll(() => demo.posted.length).toBe(1)
      const other = await demo.provider.createSession({ ...request, key: 'b', orderId: 'b' })
      await demo.pay(other.id)
      const sent = async () =>
        (await events()).map((event) => event.type === 'session' && event.session?.id)
      await expect.poll(sent).toContain(other.id)
      await demo.provider.stop()
      expect(await sent()).toEqual([session.id, other.id])
    })

    it('closes sessions by its own clock, and reports it', async () => {
      clock.advance(36 * minute)
      await demo.provider.deliver()
      expect(await events()).toMatchObject([{ type: 'session', session: { status: 'expired' } }])
    })

    it('reports a bank debit twice: when it starts and when it arrives', async () => {
      await demo.pay(session.id, 'bank')
      await demo.provider.deliver()
      clock.advance(5 * second)
      await demo.provider.deliver()
      expect(await events()).toMatchObject([
        { type: 'session', session: { status: 'complete', paid: false } },
        { type: 'session', session: { status: 'complete', paid: true } },
      ])
    })

    it('reports both events even after a delay', async () => {
      await demo.pay(session.id, 'bank')
      clock.advance(minute)
      await demo.provider.deliver()
      expect(await events()).toMatchObject([
        { session: { paid: false } },
        { session: { paid: true } },
      ])
    })

    it('refuses a bank debit when the payment must be certain at once', async () => {
      const single = { ...request, key: 'single', orderId: 'single', immediate: true }
      const { id } = await demo.provider.createSession(single)
      const answer = await demo.pay(id, 'bank')
      const page = await answer.text()
      expect(page).toContain('Please choose how to pay.')
      expect(page).not.toContain('Demo bank debit')
      expect(await demo.provider.getSession(id)).toMatchObject({ status: 'open' })
    })

    it('reports a bounced bank debit', async () => {
      await demo.pay(session.id, 'bounce')
      clock.advance(5 * second)
      await demo.provider.deliver()
      expect(await events()).toMatchObject([
        { type: 'session', session: { status: 'complete', paid: false, failed: false } },
        { type: 'session', session: { status: 'complete', paid: false, failed: true } },
      ])
    })
  })

  describe('in two processes', () => {
    it('is one provider with one secret', async () => {
      const other = demo.another()
      expect(await other.createSession(request)).toEqual(session)
      await demo.pay(session.id)
      expect(await other.getSession(session.id)).toMatchObject({ paid: true })
      await demo.provider.deliver()
      const [event] = demo.posted
      if (!event) throw new Error('nothing was posted')
      expect(await other.readEvent(event.body, event.headers)).toMatchObject({ type: 'session' })
    })

    it('ends a session once, although one process pays while the other closes it', async () => {
      const other = demo.another()
      const [paid, closed] = await Promise.all([
        demo.pay(session.id),
        other.expireSession(session.id),
      ])
      const now = await other.getSession(session.id)
      expect(now?.status).toBe(closed.status)
      expect(paid.status).toBe(now?.status === 'complete' ? 303 : 200)
    })
  })

  it('refuses a sum that differs from its lines', async () => {
    const wrong = { ...request, key: 'wrong', total: 1 }
    await expect(demo.provider.createSession(wrong)).rejects.toMatchObject({
      code: 'payment_refused',
    })
  })
})
