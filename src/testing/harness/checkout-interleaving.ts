import { setImmediate as breath } from 'node:timers/promises'
import { minute } from '#kernel/clock.ts'
import { isShopError } from '#kernel/errors.ts'
import type { PaymentEvent } from '#shop/payments/payment.ts'
import { setOnHand } from '#shop/stock/stock.server.ts'
import type { TestDatabase } from '#testing/database/test-database.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import { type FakePayment, fakePayment, type Trouble } from '#testing/fakes/fake-payment.ts'
import {
  fillCart,
  openTill,
  ownerChanges,
  putMerch,
  putPrint,
  putShirt,
  shopperWith,
  type Till,
  type Wish,
} from './checkout-parts.ts'

/** One thing that happens; numbers choose among whatever there is at that moment. */
export type Step =
  | { do: 'press'; buyer: number }
  | { do: 'fill'; buyer: number; wishes: readonly [shirt: boolean, pins: number, prints: number] }
  | { do: 'answer'; which: number; trouble: Trouble }
  | { do: 'pay' | 'pay later' | 'return' | 'cancel'; session: number }
  | { do: 'debit'; session: number; comes: boolean }
  | { do: 'report'; event: number }
  | { do: 'wait'; minutes: number }
  | { do: 'work' }
  | { do: 'restock'; delta: number }
  | { do: 'recount'; pins: number }

/**
 * A busy day at the till: everything that is started stands still at each call of the payment
 * provider until a step lets it go on, so that a list of steps is one exact interleaving.
 */
export class MarketDay {
  readonly db: TestDatabase
  readonly clock: FakeClock = fakeClock()
  readonly payment: FakePayment = fakePayment(this.clock)
  readonly till: Till
  /** Units that were ever put into the studio, by 'kind/id'. */
  readonly put: Record<string, number> = {}
  /** Failures that nobody expected. */
  readonly faults: unknown[] = []
  #shirt = 0
  #pin = 0
  #print = 0
  #buyers: string[] = []
  readonly #waiting: ((trouble: Trouble) => void)[] = []
  readonly #honest: boolean
  /** Sessions that a buyer was really sent to. */
  readonly #handedOut = new Set<string>()
  #running = 0
  #open = false

  /**
   * `honest`: the provider may fail, but never refuses what it has done, and
   * only who was sent to a page pays there. Then nobody's money ever comes too late.
   */
  constructor(db: TestDatabase, honest: boolean) {
    this.db = db
    this.#honest = honest
    this.till = openTill({ db, clock: this.clock, payment: this.payment })
    this.payment.meet = () =>
      this.#open ? null : new Promise((resolve) => this.#waiting.push(resolve))
  }

  async begin(): Promise<void> {
    this.#shirt = await putShirt(this.db)
    this.#pin = await putMerch(this.db, 3)
    this.#print = await putPrint(this.db)
    this.put[`clothing/${this.#shirt}`] = 1
    this.put[`merch/${this.#pin}`] = 3
    const carts = [
      [true, 1, 0],
      [true, 0, 1],
      [false, 2, 0],
    ] as const
    for (const cart of carts) this.#buyers.push(await shopperWith(this.db, this.#wishes(cart)))
  }

  async take(step: Step): Promise<void> {
    await this.#do(step)
    await this.#standstill()
  }

  /**
   * Everything comes to its end: the provider answers and closes what is over. It reports all of it,
   * or nothing: then it has to be asked.
   */
  async end(reports: boolean): Promise<void> {
    this.#open = true
    for (const goOn of this.#waiting.splice(0)) goOn(null)
    await this.#standstill()
    for (const id of this.payment.ids) this.payment.endDebit(id, !reports)
    for (let round = 0; round < 5; round++) {
      this.clock.advance(7 * 60 * minute)
      this.payment.tick()
      await this.#reportAll(reports)
      await this.till.jobs.runDue()
    }
    await this.#reportAll(reports)
  }

  async #reportAll(reports: boolean): Promise<void> {
    if (!reports) return
    for (const event of this.payment.events.toReversed()) await this.#post(event)
  }

  #wishes([shirt, pins, prints]: readonly [boolean, number, number]): Wish[] {
    return [
      ...(shirt ? [{ kind: 'clothing' as const, productId: this.#shirt }] : []),
      ...(pins > 0 ? [{ kind: 'merch' as const, productId: this.#pin, quantity: pins }] : []),
      ...(prints > 0
        ? [{ kind: 'prints' as const, productId: this.#print, quantity: prints }]
        : []),
    ]
  }

  async #do(step: Step): Promise<void> {
    switch (step.do) {
      case 'press': {
        const userId = this.#buyer(step.buyer)
        return this.#run(async () => {
          const { url } = await this.till.checkout.startCheckout({
            userId,
            network: 'here',
            wideNetwork: 'here',
          })
          this.#handedOut.add(url.split(/[/=]/).at(-1) ?? '')
        })
      }
      case 'fill':
        return fillCart(this.db, this.#buyer(step.buyer), this.#wishes(step.wishes))
      case 'answer': {
        const [goOn] = this.#waiting.splice(step.which % (this.#waiting.length || 1), 1)
        return goOn?.(this.#honest && step.trouble === 'refused' ? 'before' : step.trouble)
      }
      case 'wait':
        return this.clock.advance(step.minutes * minute)
      case 'work':
        this.payment.tick()
        return this.#run(() => this.till.jobs.runDue())
      case 'restock':
        return this.#owner(async () => {
          await ownerChanges(this.db, this.#pin, step.delta)
          this.put[`merch/${this.#pin}`] = (this.put[`merch/${this.#pin}`] ?? 0) + step.delta
        })
      case 'recount':
        return this.#owner(() => this.#recount(step.pins))
      case 'report':
        return this.#run(() => this.#report(step.event))
      default:
        return this.#atSession(step)
    }
  }

  async #atSession(step: Extract<Step, { session: number }>): Promise<void> {
    const ids = this.payment.ids.filter((id) => !this.#honest || this.#handedOut.has(id))
    const id = ids[step.session % (ids.length || 1)]
    if (id === undefined) return
    if (step.do === 'pay') this.payment.pay(id)
    if (step.do === 'pay later') this.payment.payLater(id)
    if (step.do === 'debit') this.payment.endDebit(id, step.comes)
    if (step.do === 'return') this.#run(() => this.till.checkout.returnFromPayment(id))
    if (step.do === 'cancel') {
      const order = await this.db.read
        .selectFrom('orders')
        .select(['id', 'user_id'])
        .where('session_id', '=', id)
        .executeTakeFirst()
      if (!order) return
      const wish = { orderId: order.id, userId: order.user_id }
      this.#run(() => this.till.checkout.cancelCheckout(wish))
    }
  }

  async #report(index: number): Promise<void> {
    const { events } = this.payment
    const event = events[index % (events.length || 1)]
    if (event) await this.#post(event)
  }

  #post(event: PaymentEvent): Promise<void> {
    return this.till.checkout.handleEvent('fake', ...this.payment.post(event))
  }

  async #recount(pins: number): Promise<void> {
    const before = await this.db.transact(async (trx) => {
      const { on_hand } = await trx
        .selectFrom('stock')
        .select('on_hand')
        .where('kind', '=', 'merch')
        .executeTakeFirstOrThrow()
      await setOnHand(trx, 'merch', this.#pin, pins)
      return on_hand
    })
    this.put[`merch/${this.#pin}`] = (this.put[`merch/${this.#pin}`] ?? 0) + pins - before
  }

  /** Only what a shopper or the owner is told may go wrong. */
  async #owner(action: () => Promise<void>): Promise<void> {
    await action().catch((error) => this.#judge(error))
  }

  #run(action: () => Promise<unknown>): void {
    this.#running += 1
    action()
      .catch((error) => this.#judge(error))
      .finally(() => {
        this.#running -= 1
      })
  }

  #judge(error: unknown): void {
    if (!isShopError(error)) this.faults.push(error)
  }

  #buyer(index: number): string {
    return this.#buyers[index % this.#buyers.length] as string
  }

  /** Goes on as soon as whatever runs stands at the provider's door. */
  async #standstill(): Promise<void> {
    while (this.#running > this.#waiting.length) await breath()
  }
}
