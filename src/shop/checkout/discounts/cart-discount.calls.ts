import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { visitorOrGuest } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { isShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
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

const leads = `${pagePaths.cart}#code`

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
    leads,
    async run({ shop, body, currency, c }) {
      const { code, email = null } = body
      const { userId } = await visitorOrGuest(c)
      await countingWrong(c, () => shop.storefront.cart.putCode(userId, code, email))
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
    leads,
    async run({ shop, visitor: { userId } }) {
      await shop.storefront.cart.dropCode(userId)
      return { discount: null }
    },
  }),
])

/** Limits only wrong codes: a right code costs nobody anything. */
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
