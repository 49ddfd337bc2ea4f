import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'

/** 254 characters: RFC 5321. `missing` answers when nothing was typed. */
export const emailSchema = (missing: string) =>
  z
    .string(missing)
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(254, platformCopy.badEmail)
    .pipe(z.email(platformCopy.badEmail))
