import { z } from 'zod'
import { nightTroubles } from './backups.ts'

const file = z.object({ at: z.number(), bytes: z.number() })

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

export const downloadedBackupSetting = {
  key: 'backups.taken',
  schema: file.nullable().default(null),
}

/** `at` in epoch milliseconds. */
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
