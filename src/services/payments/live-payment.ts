import { isShopError, ShopError } from '#platform/errors.ts'
import { paymentsCopy } from './copy.ts'
import type { PaymentAccount, PaymentProvider } from './port.ts'
import { paymentAccount } from './port.ts'

export interface PaymentSource {
  read(): Promise<{ adapter: PaymentProvider }>
  current(): { adapter: PaymentProvider }
  former(): Promise<{ adapter: PaymentProvider }[]>
  /** A verified event of this account arrived: its reports reach the shop. */
  webhookSeen?(account: string): Promise<void>
}

export function livePayment(source: PaymentSource, demo: PaymentProvider): PaymentProvider {
  const now = () => source.current().adapter

  async function knowing({ provider, account, money }: PaymentAccount): Promise<PaymentProvider[]> {
    const current = (await source.read()).adapter
    const others = (await source.former()).map(({ adapter }) => adapter)
    const all = [current, ...others, demo].filter(({ name }) => name === provider)
    const exact = all.filter(
      (each) => paymentAccount(each).account === account && each.money === money,
    )
    // An old order, or one paid to a key from an environment variable, names no account.
    const maybe = all.filter((each) => {
      return each.money === money && (account === '' || paymentAccount(each).account === '')
    })
    return [...new Set([...exact, ...maybe])]
  }

  async function of(paidTo: PaymentAccount | undefined): Promise<PaymentProvider | null> {
    if (!paidTo) return (await source.read()).adapter
    return (await knowing(paidTo))[0] ?? null
  }

  return {
    get name() {
      return now().name
    },
    get account() {
      return now().account ?? ''
    },
    get money() {
      return now().money
    },
    get terms() {
      return now().terms
    },
    get origins() {
      return [...new Set([...now().origins, ...demo.origins])]
    },
    get recentEvents() {
      return now().recentEvents
    },
    get paidSince() {
      return now().paidSince
    },

    async createSession(request, paidTo) {
      return ((await of(paidTo)) ?? gone('payment_unavailable')).createSession(request)
    },
    async getSession(id, paidTo) {
      return ((await of(paidTo)) ?? gone('payment_unavailable')).getSession(id)
    },
    async expireSession(id, paidTo) {
      return ((await of(paidTo)) ?? gone('payment_unavailable')).expireSession(id)
    },
    async refund(request) {
      return ((await of(request.paidTo)) ?? gone('payment_refused')).refund(request)
    },

    async feesOf(payment) {
      return (await (await of(payment.paidTo))?.feesOf?.(payment)) ?? null
    },

    async readEvent(body, headers, provider) {
      const current = (await source.read()).adapter
      const others = (await source.former()).map(({ adapter }) => adapter)
      const known = [...new Set([current, ...others, demo])].filter(({ name }) => name === provider)
      if (known.length === 0) throw new ShopError('not_found', paymentsCopy.noSuchProvider)
      for (const [place, each] of known.entries()) {
        try {
          const event = await each.readEvent(body, headers)
          const paidTo = paymentAccount(each)
          await source.webhookSeen?.(paidTo.account)
          return { ...event, paidTo }
        } catch (error) {
          const isForAnother = isShopError(error) && error.code === 'forbidden'
          if (!isForAnother || place === known.length - 1) throw error
        }
      }
      throw new ShopError('forbidden', paymentsCopy.badSignature)
    },
  }
}

function gone(code: 'payment_unavailable' | 'payment_refused'): never {
  throw new ShopError(code, paymentsCopy.accountGone)
}
