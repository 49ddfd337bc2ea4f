import { z } from 'zod'

const counts = z.object({ orders: z.number(), pieces: z.number(), pictures: z.number() })
export type Counts = z.output<typeof counts>

/** `at` in epoch milliseconds; `words`: for the owner. */
const trouble = z.object({ at: z.number(), words: z.string() }).nullable()

const sentCopy = counts.extend({ name: z.string(), at: z.number(), bytes: z.number() })

export const elsewhereSetting = {
  key: 'backups.elsewhere',
  schema: z
    .object({
      /** Another storage starts afresh. */
      storage: z.string(),
      last: sentCopy.nullable(),
      /** The change mark of the last copy: without a change no copy is needed. */
      mark: z.string(),
      /** File names that the shop left there. */
      left: z.array(z.string()),
      /** A failed run; null after a successful one. */
      trouble,
      /** Files that the storage deleted by itself. */
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
      /** Null: nothing was missing. */
      problem: z.string().nullable(),
    })
    .nullable()
    .default(null),
}
export type Drill = NonNullable<z.output<typeof drillSetting.schema>>

export const elsewhereStatusSchema = z
  .object({
    isSet: z.boolean(),
    doing: z.enum(['sending', 'trying']).nullable(),
    last: sentCopy.nullable(),
    trouble,
    vanished: z.number().int(),
    copies: z.array(z.number()),
    drill: drillSetting.schema,
  })
  .meta({ id: 'BackupsElsewhere' })
export type ElsewhereStatus = z.output<typeof elsewhereStatusSchema>
