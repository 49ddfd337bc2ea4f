import { z } from 'zod'
import { isDay } from '#platform/time/zone.ts'
import { auditActions } from './audit.ts'
import { auditCopy } from './copy.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const day = z.preprocess(empty, z.string().refine(isDay, auditCopy.dayMissing).optional())

/** Days are the studio's, both included. */
export const auditQuerySchema = z.object({
  person: z.string().max(64).optional(),
  action: z.preprocess(empty, z.enum(auditActions, auditCopy.noSuchAction).optional()),
  from: day,
  to: day,
  before: z.coerce.number().int().positive().optional(),
})

export type AuditQuery = z.output<typeof auditQuerySchema>

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.number().int().meta({ description: 'Epoch milliseconds.' }),
    actor: z.union([z.string(), z.null()]),
    actorName: z.union([z.string(), z.null()]),
    action: z.enum(auditActions),
    /** 'prints:3', or an account's id. */
    target: z.union([z.string(), z.null()]),
    /** Set when the target is an account. */
    targetName: z.union([z.string(), z.null()]),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.output<typeof auditEntrySchema>
