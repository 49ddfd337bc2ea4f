import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { visitorOrGuest } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput, isShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { dayIn } from '#platform/time/zone.ts'
import { presentBody } from '#shop/checkout/cart/cart.schema.ts'
import { discountsCopy } from './copy.ts'
import { discountInCartBody } from './discount.schema.ts'
import { discountProblems } from './discount.ts'

const inCartSchema = z
  .object({
    discount: z
      .object({
        code: z.string(),
        amount: z.number().meta({ description: 'What it takes off the pieces.' }),
        freeShipping: z.boolean(),
        problem: z.enum(discountProblems).nullable().meta({
          description: 'Why it takes nothing off; null: it does.',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'CartDiscount' })

const presentSchema = z
  .object({ present: z.object({ note: z.string(), wantedBy: z.string().nullable() }).nullable() })
  .meta({ id: 'CartPresent' })

const shownAt = `${pagePaths.cart}#code`
const presentAt = `${pagePaths.cart}#present`

export default calls('Cart', [
  call({
    id: 'putCode',
    at: 'POST /api/cart/code',
    least: 'everyone',
    summary: 'Put a discount’s code into the visitor’s own cart',
    description:
      'Makes a guest and a cart on the way. A code whose problem a change of the cart may mend is kept.',
    body: discountInCartBody,
    answer: [inCartSchema, 'What the code takes off'],
    fails: ['code_unknown', 'code_over', 'code_used_up', 'too_many'],
    async run({ shop, body, currency, c }) {
      const { code, email = null } = body
      const { userId } = await visitorOrGuest(c)
      await countingWrong(c, () => shop.storefront.cart.putCode(userId, code, email))
      afterForm(c, shownAt)
      return await inCart(c, userId, currency)
    },
  }),
  call({
    id: 'dropCode',
    at: 'DELETE /api/cart/code',
    least: 'everyone',
    summary: 'Take the discount out of the visitor’s own cart',
    answer: [inCartSchema, 'No discount'],
    fails: ['no_session'],
    async run({ shop, visitor: { userId }, c }) {
      await shop.storefront.cart.dropCode(userId)
      afterForm(c, shownAt)
      return { discount: null }
    },
  }),
  call({
    id: 'makePresent',
    at: 'PUT /api/cart/present',
    least: 'everyone',
    summary: 'Say that the visitor’s own cart is a present',
    body: presentBody,
    answer: [presentSchema, 'What was said of it'],
    fails: ['no_session', 'not_found'],
    async run({ shop, body, visitor: { userId }, c }) {
      const said = body
      const { settings, clock, storefront } = shop
      const today = dayIn(clock.now(), (await settings.studio()).timeZone)
      if (said.wantedBy !== null && said.wantedBy < today)
        throw badInput('wantedBy', discountsCopy.dayIsOver)
      await storefront.cart.setPresent(userId, said)
      afterForm(c, presentAt)
      return { present: said }
    },
  }),
  call({
    id: 'makeNoPresent',
    at: 'DELETE /api/cart/present',
    least: 'everyone',
    summary: 'Say that the visitor’s own cart is no present',
    answer: [presentSchema, 'None'],
    fails: ['no_session', 'not_found'],
    async run({ shop, visitor: { userId }, c }) {
      await shop.storefront.cart.setPresent(userId, null)
      afterForm(c, presentAt)
      return { present: null }
    },
  }),
])

/** Only wrong codes count: a right code costs nobody anything. */
async function countingWrong(c: ApiContext, work: () => Promise<void>): Promise<void> {
  const limits = c.get('limits')
  const { wideNetwork, providerNetwork } = c.get('client')
  const counted = [
    ['wrongCodesOfAWideNetwork', wideNetwork],
    ['wrongCodesOfAProvider', providerNetwork],
  ] as const
  for (const [group, network] of counted) {
    await limits.refuseSpent(group, { network, visitor: null })
  }
  try {
    await work()
  } catch (error) {
    if (isShopError(error) && error.code === 'code_unknown') {
      for (const [group, network] of counted) await limits.isMuch(group, network)
    }
    throw error
  }
}

async function inCart(c: ApiContext, userId: string, currency: Currency) {
  const { discount } = await c.get('shop').storefront.cart.view(userId)
  if (!discount) return { discount }
  const { code, amount, freeShipping, problem } = discount
  return { discount: { code, amount: toDecimal(amount, currency), freeShipping, problem } }
}
