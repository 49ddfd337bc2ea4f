/* Entries have ids only, never a name, an address or a secret. Entries never change. */
import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { day } from '#platform/time/clock.ts'
import type { AuditEntry } from './audit.schema.ts'
import type { AuditAction, AuditFilter } from './audit.ts'
import { auditCopy } from './copy.ts'

/** Milliseconds, counted back from the newest entry. */
const kept = 2 * 365 * day
const atOnce = 500

/** `at` in epoch milliseconds. */
export interface AuditRecord {
  at: number
  /** Null: unknown. */
  actor: string | null
  action: AuditAction
  /** 'prints:3', or an account's id. */
  target: string | null
}

export async function recordAudit(trx: Writer, record: AuditRecord): Promise<void> {
  await trx.insertInto('audit_trail').values(record).execute()
}

export async function listAudit(reader: Reader, filter: AuditFilter): Promise<AuditEntry[]> {
  const { actor, action, from, until, before, limit = 100 } = filter
  const rows = await reader
    .selectFrom('audit_trail as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor')
    .leftJoin('users as subject', (join) =>
      join.on('subject.id', '=', sql<string>`replace(entry.target, 'staff:', '')`),
    )
    .select([
      'entry.id',
      'entry.at',
      'entry.actor',
      'actor.name as actor_name',
      'entry.action',
      'entry.target',
      'subject.name as target_name',
    ])
    .$if(actor !== undefined, (q) => q.where('entry.actor', '=', actor ?? ''))
    .$if(action !== undefined, (q) => q.where('entry.action', '=', action ?? ''))
    .$if(from !== undefined, (q) => q.where('entry.at', '>=', from ?? 0))
    .$if(until !== undefined, (q) => q.where('entry.at', '<', until ?? 0))
    .$if(before !== undefined, (q) => q.where('entry.id', '<', before ?? 0))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ actor_name, target_name, ...entry }) => ({
    ...entry,
    actorName: actor_name,
    targetName: target_name,
  }))
}

/** RFC 4180; times in UTC by ISO 8601. */
export async function* exportAudit(
  reader: Reader,
  filter: Omit<AuditFilter, 'before' | 'limit'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(auditCopy.columns)
  for (let before: number | undefined; ; ) {
    const entries = await listAudit(reader, { ...filter, before, limit: atOnce })
    for (const { at, actor, actorName, action, target } of entries) {
      yield csvRecord([new Date(at).toISOString(), actor, actorName, action, target])
    }
    if (entries.length < atOnce) return
    before = entries.at(-1)?.id
  }
}

export async function forgetOldAudit(trx: Writer): Promise<void> {
  await trx
    .deleteFrom('audit_trail')
    .where('at', '<=', sql<number>`(select max(at) from audit_trail) - ${sql.lit(kept)}`)
    .execute()
}
