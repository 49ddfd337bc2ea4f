import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { moment } from '#shop/orders/record/order.schema.ts'

export const holdSchema = z
  .object({
    orderId: z.string(),
    since: moment,
    until: moment.nullable().meta({ description: 'Null while money is on its way.' }),
    pieces: z.array(
      z.object({
        lineId: z.number().int(),
        kind: z.enum(productKinds),
        productId: z.number().int(),
        name: z.string(),
        quantity: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Hold' })

export type RunningHold = z.output<typeof holdSchema>
