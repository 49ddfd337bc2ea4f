/* Each service keeps correct books, and is slow, silent, wrong or unreachable for the shop. */

import { ShopError } from '#platform/errors.ts'
import { minute, second } from '#platform/time/clock.ts'
import type { Mail, Mailer } from '#services/mail/port.ts'
import type { PaymentEvent, PaymentProvider } from '#services/payments/port.ts'
import type { FakePayment } from '#testing/fakes/fake-payment.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { createPrintfulStore, type PrintfulStore } from '#testing/fakes/fake-printful.ts'
import { oneOf } from '#testing/fakes/seeded.ts'
import { Safe } from './safe.ts'
import type { VirtualTime } from './virtual-time.ts'

export type Service = 'payment' | 'printer' | 'mail'
export const services: readonly Service[] = ['payment', 'printer', 'mail']

/** `before`: the call never arrived. `after`: the call took effect, and its answer is lost. */
type Trouble = 'none' | 'before' | 'after' | 'refused'

export class Outside {
  readonly payment: FakePayment
  readonly printer: PrintfulStore = createPrintfulStore()
  readonly mails: Mail[] = []
  readonly safe = new Safe((share) => !this.calm && this.#chance(share))
  /** Cents, by payment. */
  readonly paidBackAtDesk = new Map<string, number>()
  calm = false
  readonly #refunds = new Set<string>()
  readonly #time: VirtualTime
  readonly #pause: (milliseconds: number) => Promise<void>
  readonly #awayUntil: Record<Service, number> = { payment: 0, printer: 0, mail: 0 }

  constructor(time: VirtualTime, pause: (milliseconds: number) => Promise<void>) {
    this.#time = time
    this.#pause = pause
    this.payment = fakePayment(time)
    for (const size of ['moths-10', 'moths-14', 'moths-18', 'tide-12', 'tide-24']) {
      this.printer.variants.set(size, 'active')
    }
  }

  goAway(service: Service, minutes: number): void {
    this.#awayUntil[service] = this.#time.now() + minutes * minute
  }

  provider(): PaymentProvider {
    const { payment } = this
    const call = <T>(work: () => Promise<T>, mayRefuse = false) =>
      this.#call('payment', work, mayRefuse, (trouble) => {
        if (trouble !== 'refused') throw new ShopError('payment_unavailable', 'No answer came.')
        throw new ShopError('payment_refused', 'It does not want to.')
      })
    return {
      name: payment.name,
      money: 'live',
      origins: payment.origins,
      createSession: (request) => call(() => payment.createSession(request)),
      getSession: (id) => call(() => payment.getSession(id)),
      expireSession: (id) => call(() => payment.expireSession(id)),
      refund: (request) => {
        // A repeated refund is never refused.
        const isNew = !this.#refunds.has(request.key)
        this.#refunds.add(request.key)
        return call(() => payment.refund(request), isNew)
      },
      readEvent: (body, headers) => payment.readEvent(body, headers),
    }
  }

  mailer(): Mailer {
    const work = async (mail: Mail) => void this.mails.push(mail)
    return {
      name: 'simulated',
      send: (mail) =>
        this.#call(
          'mail',
          () => work(mail),
          false,
          () => {
            throw new ShopError('mail_unavailable', 'The mail server hung up.')
          },
        ),
      close: async () => {},
    }
  }

  fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    const work = async () => {
      this.printer.costsPending = this.#chance(0.2)
      const answer = await this.printer.answer(new Request(address, init))
      return answer ?? this.#nonsense()
    }
    return this.#call('printer', work, false, () => this.#nonsense())
  }

  calmDown(): void {
    this.calm = true
    for (const id of this.payment.ids) this.payment.endDebit(id, true)
  }

  /** Unknown to the shop; false if the provider refused. */
  async refundAtProvider(paymentRef: string, amount: number): Promise<boolean> {
    const key = `dashboard-${this.payment.events.length}`
    const refunded = await this.payment.refund({ key, paymentRef, amount }).catch(() => null)
    if (!refunded) return false
    this.paidBackAtDesk.set(paymentRef, (this.paidBackAtDesk.get(paymentRef) ?? 0) + amount)
    return true
  }

  dispute(sessionId: string, name: string, how: { open: boolean; lost?: boolean }): void {
    this.payment.events.push({
      type: 'disputed',
      id: `${name}-${how.open}-${how.lost}`,
      dispute: name,
      ...how,
      orderId: null,
      paymentRef: `ref-${sessionId}`,
      at: this.#time.now(),
    } satisfies PaymentEvent)
  }

  async #call<T>(
    service: Service,
    work: () => Promise<T>,
    mayRefuse: boolean,
    fail: (trouble: Trouble) => T,
  ): Promise<T> {
    await this.#pause(this.#slowness())
    const trouble = this.#trouble(service, mayRefuse)
    if (trouble === 'before' || trouble === 'refused') return fail(trouble)
    const answer = await work()
    await this.#pause(this.#slowness())
    return trouble === 'after' ? fail(trouble) : answer
  }

  #trouble(service: Service, mayRefuse: boolean): Trouble {
    if (this.calm) return 'none'
    if (this.#time.now() < this.#awayUntil[service]) return 'before'
    if (mayRefuse && this.#chance(0.03)) return 'refused'
    if (this.#chance(0.85)) return 'none'
    return this.#chance(0.5) ? 'before' : 'after'
  }

  /** Milliseconds. */
  #slowness(): number {
    if (this.calm || this.#chance(0.7)) return 0
    return Math.floor(this.#time.random() * (this.#chance(0.7) ? second : 9 * second))
  }

  #nonsense(): Response {
    const how = oneOf(this.#time.random, ['silence', 'error', 'broken'] as const)
    if (how === 'silence') throw new TypeError('fetch failed')
    if (how === 'error') return Response.json({ code: 502 }, { status: 502 })
    return new Response('{"code":200,"result":{"id":')
  }

  #chance(share: number): boolean {
    return this.#time.random() < share
  }
}
