import { z } from 'zod'
import { text } from './values.ts'

const wanted = 'wants a number from 0 to 365 (0: none is made by itself)'

export const backupVariables = {
  BACKUPS_KEEP: text.pipe(
    z
      .string()
      .regex(/^\d{1,3}$/, wanted)
      .transform(Number)
      .refine((count) => count <= 365, wanted)
      .default(3),
  ),
}

export interface BackupsConfig {
  keep: number
}

export function readBackups(e: z.output<z.ZodObject<typeof backupVariables>>): BackupsConfig {
  return { keep: e.BACKUPS_KEEP }
}
