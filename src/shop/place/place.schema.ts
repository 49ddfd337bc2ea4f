import { z } from 'zod'

/** What the owner chose about the shop's place; what is absent was never chosen. */
export const placeSetting = {
  key: 'shop.place',
  schema: z
    .object({
      address: z.string(),
      formerAddress: z.string(),
      timeZone: z.string(),
      country: z.string(),
      currency: z.string(),
      countries: z.array(z.string()),
    })
    .partial()
    .default({}),
}

export type ChosenPlace = ReturnType<typeof placeSetting.schema.parse>
