import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { requireVisitor, visitorOrGuest } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput, isShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { dayIn } from '#platform/time/zone.ts'
import { presentBody } from '#shop/checkout/cart/cart.schema.ts'
import { codeInCartBody } from './discount.schema.ts'
import { discountProblems } from './discount.ts'

const tags = ['Cart']

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
  .meta({ id: 'CartCode' })

const put = createRoute({
  method: 'post',
  path: '/api/cart/code',
  ...allow('everyone'),
  tags,
  operationId: 'putCode',
  summary: 'Put a code into the visitor’s own cart',
  description:
    'Makes a guest and a cart on the way. A code whose problem a change of the cart may mend is kept.',
  request: jsonBody(codeInCartBody),
  responses: {
    200: json(inCartSchema, 'What the code takes off'),
    ...failures('bad_input', 'code_unknown', 'code_over', 'code_used_up', 'too_many'),
  },
})

const drop = createRoute({
  method: 'delete',
  path: '/api/cart/code',
  ...allow('everyone'),
  tags,
  operationId: 'dropCode',
  summary: 'Take the code out of the visitor’s own cart',
  responses: { 200: json(inCartSchema, 'No code'), ...failures('no_session') },
})

const presentSchema = z
  .object({ present: z.object({ note: z.string(), wantedBy: z.string().nullable() }).nullable() })
  .meta({ id: 'CartPresent' })

const present = createRoute({
  method: 'put',
  path: '/api/cart/present',
  ...allow('everyone'),
  tags,
  operationId: 'makePresent',
  summary: 'Say that the visitor’s own cart is a present',
  request: jsonBody(presentBody),
  responses: {
    200: json(presentSchema, 'What was said of it'),
    ...failures('bad_input', 'no_session', 'not_found'),
  },
})

const noPresent = createRoute({
  method: 'delete',
  path: '/api/cart/present',
  ...allow('everyone'),
  tags,
  operationId: 'makeNoPresent',
  summary: 'Say that the visitor’s own cart is no present',
  responses: { 200: json(presentSchema, 'None'), ...failures('no_session', 'not_found') },
})

/** Where the cart's page shows the code, and the present. */
const shownAt = `${pagePaths.cart}#code`
const presentAt = `${pagePaths.cart}#present`

/** A code in the visitor's own cart, and whether that is a present. */
export function cartCodeRoutes(api: Api, currency: Currency): void {
  api.openapi(put, async (c) => {
    const { code, email = null } = c.req.valid('json')
    const { userId } = await visitorOrGuest(c)
    await countingWrong(c, () => c.get('shop').storefront.cart.putCode(userId, code, email))
    afterForm(c, shownAt)
    return c.json(await inCart(c, userId, currency), 200)
  })

  api.openapi(drop, async (c) => {
    const { userId } = requireVisitor(c)
    await c.get('shop').storefront.cart.dropCode(userId)
    afterForm(c, shownAt)
    return c.json({ discount: null }, 200)
  })

  api.openapi(present, async (c) => {
    const { userId } = requireVisitor(c)
    const said = c.req.valid('json')
    const { settings, clock, storefront } = c.get('shop')
    const today = dayIn(clock.now(), (await settings.studio()).timeZone)
    if (said.wantedBy !== null && said.wantedBy < today) throw badInput('wantedBy', dayIsOver)
    await storefront.cart.setPresent(userId, said)
    afterForm(c, presentAt)
    return c.json({ present: said }, 200)
  })

  api.openapi(noPresent, async (c) => {
    const { userId } = requireVisitor(c)
    await c.get('shop').storefront.cart.setPresent(userId, null)
    afterForm(c, presentAt)
    return c.json({ present: null }, 200)
  })
}

/** Refuses codes of networks that have guessed too often. A right code costs nobody anything. */
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

const dayIsOver = 'That day is over. Please choose one that is still to come.'

async function inCart(c: ApiContext, userId: string, currency: Currency) {
  const { discount } = await c.get('shop').storefront.cart.view(userId)
  if (!discount) return { discount }
  const { code, amount, freeShipping, problem } = discount
  return { discount: { code, amount: toDecimal(amount, currency), freeShipping, problem } }
}
