import { z } from 'zod'
import { isDay } from '#platform/time/zone.ts'
import { auditActions } from './audit.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const day = z.preprocess(
  empty,
  z.string().refine(isDay, 'Please name a day, such as 2026-11-22.').optional(),
)

/** Days are the studio's, both included. */
export const auditQuerySchema = z.object({
  person: z.string().max(64).optional(),
  action: z.preprocess(empty, z.enum(auditActions, 'There is no such action.').optional()),
  from: day,
  to: day,
  before: z.coerce.number().int().positive().optional(),
})

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.number().int().meta({ description: 'Epoch milliseconds.' }),
    actor: z.union([z.string(), z.null()]),
    actorName: z.union([z.string(), z.null()]),
    action: z.enum(auditActions),
    target: z.union([z.string(), z.null()]),
    targetName: z.union([z.string(), z.null()]),
  })
  .meta({ id: 'AuditEntry' })
