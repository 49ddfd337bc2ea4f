import { z } from 'zod'

export const restoreIdSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })

/** For a setup without an account; a signed-in owner needs no invitation. */
const invitation = z.string().max(64).optional()

export const restoreFileSchema = z.object({
  invitation,
  bytes: z.number().int().min(1).meta({ description: 'The size of the file' }),
})
export const restorePlaceSchema = z.object({ invitation, place: z.unknown() })
export const restorePartSchema = z.object({
  at: z.coerce.number().int().min(0).meta({ description: 'Where the part begins' }),
})

/** `receiving`: the shop waits for more of the file. */
const restoreSteps = [
  'receiving',
  'fetching',
  'checking',
  'pictures',
  'rows',
  'starting',
  'done',
  'failed',
] as const

const facts = {
  madeAt: z.number(),
  rows: z.number(),
  pictures: z.number(),
  missing: z.number(),
  erased: z.number(),
}

export const restoreStatusSchema = z
  .object({
    id: z.string(),
    step: z.enum(restoreSteps),
    /** Bytes or pictures so far, out of `of`. */
    done: z.number(),
    of: z.number(),
    words: z.string().nullable(),
    restored: z.object({ ...facts, signInPath: z.string() }).nullable(),
  })
  .meta({ id: 'Restore' })
export type RestoreStatus = z.output<typeof restoreStatusSchema>

export const restoredSetting = {
  key: 'backups.restored',
  schema: z
    .object({
      run: z.string(),
      at: z.number(),
      ...facts,
      /** When the payment provider was last asked about payments since the backup. */
      asked: z.number().nullable(),
      /** The provider's ids of payments without an order here. */
      paid: z.array(z.string()),
      /** `PaidList.unreadBefore` */
      unreadBefore: z.number().nullable().default(null),
      attended: z.array(z.string()),
    })
    .nullable()
    .default(null),
}
export type Restored = NonNullable<z.output<typeof restoredSetting.schema>>
