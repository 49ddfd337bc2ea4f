import { z } from 'zod'

const counts = z.object({ orders: z.number(), pieces: z.number(), pictures: z.number() })
export type Counts = z.output<typeof counts>

/** `at` in epoch milliseconds; `words`: for the owner. */
const trouble = z.object({ at: z.number(), words: z.string() }).nullable()

/** Its file and time, and what it holds. */
const sentCopy = counts.extend({ name: z.string(), at: z.number(), bytes: z.number() })

export const elsewhereSetting = {
  key: 'backups.elsewhere',
  schema: z
    .object({
      /** Another storage begins anew. */
      storage: z.string(),
      last: sentCopy.nullable(),
      /** The change mark of the last copy: an equal one needs none. */
      mark: z.string(),
      /** Names that the shop left there. */
      left: z.array(z.string()),
      /** A failed run; null after a good one. */
      trouble,
      /** Files that the place deleted by itself. */
      vanished: z.number(),
    })
    .default({ storage: '', last: null, mark: '', left: [], trouble: null, vanished: 0 }),
}
export type ElsewhereState = z.output<typeof elsewhereSetting.schema>

export const drillSetting = {
  key: 'backups.drill',
  schema: counts
    .extend({
      at: z.number(),
      /** Null: no copy was found. */
      copyAt: z.number().nullable(),
      /** Null: all was there. */
      problem: z.string().nullable(),
    })
    .nullable()
    .default(null),
}
export type Drill = NonNullable<z.output<typeof drillSetting.schema>>

export const elsewhereStatusSchema = z
  .object({
    isSet: z.boolean(),
    /** The work of this moment. */
    doing: z.enum(['sending', 'trying']).nullable(),
    last: sentCopy.nullable(),
    trouble,
    vanished: z.number().int(),
    /** When those were made that are there, the newest first. */
    copies: z.array(z.number()),
    drill: drillSetting.schema,
  })
  .meta({ id: 'BackupsElsewhere' })
export type ElsewhereStatus = z.output<typeof elsewhereStatusSchema>
