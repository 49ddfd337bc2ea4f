import { z } from 'zod'
import { nightTroubles } from './backups.ts'

const file = z.object({ at: z.number(), bytes: z.number() })

const trouble = z
  .object({ at: z.number(), kind: z.enum(nightTroubles), words: z.string() })
  .nullable()

/** `day` in the studio's zone, '2026-11-22'; the address contains it. */
const nightlyBackup = file.extend({ day: z.string() })
export type NightlyBackup = z.output<typeof nightlyBackup>

export const nightlyBackupSetting = {
  key: 'backups.night',
  schema: z
    .object({
      made: file.extend({ machine: z.string() }).nullable(),
      trouble,
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
    /** 0: no automatic backups. */
    keep: z.number().int(),
    making: z.boolean(),
    nights: z.array(nightlyBackup),
    newest: file.nullable(),
    /** Of any machine. */
    made: file.extend({ here: z.boolean(), machine: z.string() }).nullable(),
    /** Null when the last backup is complete. */
    trouble,
    taken: file.nullable(),
  })
  .meta({ id: 'Backups' })

export type BackupsStatus = z.output<typeof backupsStatusSchema>
