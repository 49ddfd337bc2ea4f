import { z } from 'zod'

const cents = z.number().int()

export const priceFactsSchema = z.object({
  /** `orders`: behind the fee; 0: the provider's published fee. Null: unknown. */
  fee: z
    .object({ share: z.number().int(), fixed: cents, orders: z.number().int() })
    .nullable()
    .meta({ description: 'Hundredths of a percent, and a sum in the smallest unit.' }),
  taxRate: z.number().int().meta({ description: 'Within a price, in hundredths of a percent.' }),
  /** An order's average postage beyond the buyer's share. */
  postage: cents,
  postageOrders: z.number().int(),
})

export const priceFloorSchema = z
  .object({ facts: priceFactsSchema, costs: z.array(z.object({ label: z.string(), cost: cents })) })
  .meta({ id: 'PriceFacts', description: 'Sums are in the smallest unit.' })
