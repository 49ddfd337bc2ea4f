import { z } from 'zod'
import { isDay } from '#platform/time/zone.ts'
import { orEmpty } from '#shop/checkout/cart/cart.schema.ts'
import { presentCopy as copy } from './copy.ts'
import { longestGiftNote } from './present.ts'

export const presentBody = z
  .object({
    note: z
      .string(copy.noteMissing)
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .refine((text) => text.length <= longestGiftNote, copy.noteTooLong(longestGiftNote))
      .default('')
      .meta({ type: 'string', maxLength: longestGiftNote }),
    wantedBy: orEmpty(z.string(copy.dayMissing).refine(isDay, copy.dayMissing).optional())
      .transform((day) => day ?? null)
      .meta({ type: 'string', example: '2026-12-24' }),
  })
  .meta({ id: 'Present' })

export const cartPresentSchema = z
  .object({ present: z.object({ note: z.string(), wantedBy: z.string().nullable() }).nullable() })
  .meta({ id: 'CartPresent' })
