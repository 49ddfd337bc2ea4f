import { z } from 'zod'
import { isDay } from '#platform/time/zone.ts'
import { auditCopy } from './copy.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const day = z.preprocess(empty, z.string().refine(isDay, auditCopy.dayMissing).optional())

/** `words`: for the known actions. Days are the studio's, both included. */
export const auditQuerySchema = (words: () => Readonly<Record<string, string>>) =>
  z.object({
    person: z.string().max(64).optional(),
    action: z.preprocess(
      empty,
      z
        .string()
        .refine((action) => Object.hasOwn(words(), action), auditCopy.noSuchAction)
        .optional(),
    ),
    from: day,
    to: day,
    before: z.coerce.number().int().positive().optional(),
  })

export type AuditQuery = z.output<ReturnType<typeof auditQuerySchema>>

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.number().int().meta({ description: 'Epoch milliseconds.' }),
    actor: z.union([z.string(), z.null()]),
    actorName: z.union([z.string(), z.null()]),
    action: z.string(),
    /** 'prints:3', or an account's id. */
    target: z.union([z.string(), z.null()]),
    targetName: z.union([z.string(), z.null()]),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.output<typeof auditEntrySchema>
