import { dayAfter, startOfDay } from '#platform/time/zone.ts'
import type { AuditQuery } from './audit.schema.ts'
import { auditCopy } from './copy.ts'

/** An action of the trail: made by `auditAction`, or recorded without a call. */
export type AuditAction = (string & { [known]: true }) | keyof typeof auditCopy.withoutCall
declare const known: unique symbol

const words = new Map<string, string>(Object.entries(auditCopy.withoutCall))

/**
 * Registers an action, with the words that follow the account's name on the owner's page. The trail
 * keeps `stored` for two years: never rename it.
 */
export function auditAction(stored: string, told: string): AuditAction {
  if ((words.get(stored) ?? told) !== told) throw new Error(`${stored} has two wordings.`)
  words.set(stored, told)
  return stored as AuditAction
}

/** Only the actions of calls that this process has loaded. */
export function auditWords(): Readonly<Record<string, string>> {
  return Object.fromEntries([...words].sort())
}

/** Times in epoch milliseconds; `before` is an entry's id. */
export interface AuditFilter {
  actor?: string
  action?: string
  from?: number
  until?: number
  before?: number
  limit?: number
}

export function parseAuditFilter(
  { person, action, from, to, before }: Partial<AuditQuery>,
  zone: string,
): AuditFilter {
  return {
    actor: person || undefined,
    action,
    from: from ? startOfDay(from, zone) : undefined,
    until: to ? startOfDay(dayAfter(to), zone) : undefined,
    before,
  }
}
