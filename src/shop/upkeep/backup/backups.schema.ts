import { z } from 'zod'
import { nightTroubles } from './backups.ts'

const file = z.object({ at: z.number(), bytes: z.number() })

/** The last nightly backup, and why the last night has none. */
export const nightlyBackupSetting = {
  key: 'backups.night',
  schema: z
    .object({
      made: file.extend({ machine: z.string() }).nullable(),
      trouble: z
        .object({ at: z.number(), kind: z.enum(nightTroubles), words: z.string() })
        .nullable(),
    })
    .default({ made: null, trouble: null }),
}

/** The youngest backup that was downloaded to the end. */
export const downloadedBackupSetting = {
  key: 'backups.taken',
  schema: file.nullable().default(null),
}

/** `bytes` and `at` (epoch milliseconds) of each backup. */
export const backupsStatusSchema = z
  .object({
    keep: z.number().int(),
    making: z.boolean(),
    nights: z.array(file.extend({ day: z.string() })),
    newest: file.nullable(),
    made: file.extend({ here: z.boolean(), machine: z.string() }).nullable(),
    trouble: z
      .object({ at: z.number(), kind: z.enum(nightTroubles), words: z.string() })
      .nullable(),
    taken: file.nullable(),
  })
  .meta({ id: 'Backups' })
