import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { emailSchema } from '#platform/network/email.schema.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { subscriptionsCopy } from './copy.ts'

export const subscriptionRequestSchema = z
  .object({
    kind: z.enum([...productKinds, 'shop', 'opening', 'drop'], subscriptionsCopy.targetMissing),
    productId: z.coerce.number(subscriptionsCopy.pieceMissing).int().min(0).max(1e9).default(0),
    size: z.string().max(longestLabel).default('').meta({
      description: 'The label of a size, of a piece in sizes; absent: any.',
    }),
    email: emailSchema(subscriptionsCopy.emailMissing).meta({ example: 'ada@example.com' }),
  })
  .meta({ id: 'SubscriptionRequest' })

export const subscriptionTokenSchema = z.string().regex(/^[\w-]{20,64}$/)
