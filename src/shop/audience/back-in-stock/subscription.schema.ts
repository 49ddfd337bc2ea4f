import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { emailSchema } from '#platform/network/email.schema.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'

export const subscriptionRequestSchema = z
  .object({
    kind: z.enum([...productKinds, 'shop', 'opening', 'drop'], 'What are you waiting for?'),
    productId: z.coerce.number('Which piece?').int().min(0).max(1e9).default(0),
    size: z.string().max(longestLabel).default('').meta({
      description: 'The label of a size, of a piece in sizes; absent: any.',
    }),
    email: emailSchema('Please enter your e-mail address.').meta({ example: 'ada@example.com' }),
  })
  .meta({ id: 'SubscriptionRequest' })

export const subscriptionTokenSchema = z.string().regex(/^[\w-]{20,64}$/)
