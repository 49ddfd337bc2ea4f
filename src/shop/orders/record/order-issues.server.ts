/* Raises each open issue once. Neither decides about issues nor words them. */
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { mailIssue } from '#shop/people/notifications/plan-mail.server.ts'
import { recordCopy } from './copy.ts'
import { parseIssue } from './order.schema.ts'
import { type Issue, type IssueCode, type OpenIssue, stayingCodes } from './order-issues.ts'
import { lockOrder } from './order-record.server.ts'

/** In a query of `orders`. */
export const hasOpenIssue = sql<boolean>`exists (
  select 1 from order_issues
  where order_issues.order_id = orders.id and order_issues.resolved_at is null
)`

/** False with an open dispute or an issue of `stayingCodes`. `orders`: the query's table name. */
export function mayLeave(orders: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${orders}.disputed`)} <> 1 and not exists (
    select 1 from order_issues
    where order_issues.order_id = ${sql.ref(`${orders}.id`)} and order_issues.resolved_at is null
      and order_issues.code in (${sql.join(stayingCodes.map((code) => sql.lit(code)))})
  )`
}

/** False: already open. `subject` distinguishes issues of one code, such as two failed refunds. */
export async function raiseIssue(
  trx: Writer,
  orderId: string,
  { code, details }: Issue,
  now: number,
  subject = '',
): Promise<boolean> {
  await lockOrder(trx, orderId)
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_issues')
    .values({
      order_id: orderId,
      code,
      subject,
      details: JSON.stringify(details),
      created_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await mailIssue(trx, orderId, { code, details, subject }, now)
  return true
}

/** `subject`: only issues with this subject or with none. */
export async function closeIssues(
  trx: Writer,
  orderId: string,
  codes: readonly IssueCode[],
  now: number,
  subject?: string,
): Promise<void> {
  await trx
    .updateTable('order_issues')
    .set({ resolved_at: now, resolved_by: 'shop' })
    .where('order_id', '=', orderId)
    .where('resolved_at', 'is', null)
    .where('code', 'in', codes)
    .$if(subject !== undefined, (query) => query.where('subject', 'in', ['', subject ?? '']))
    .execute()
}

/** True if any was open. ShopError 'changed' unless all are `seen`. Lock the order first. */
export async function resolveIssues(
  trx: Writer,
  orderId: string,
  seen: readonly number[],
  now: number,
): Promise<boolean> {
  const open = (await readOpenIssues(trx, [orderId])).get(orderId) ?? []
  if (open.length === 0) return false
  if (open.some(({ id }) => !seen.includes(id))) {
    throw new ShopError('changed', recordCopy.issueChanged)
  }
  await trx
    .updateTable('order_issues')
    .set({ resolved_at: now, resolved_by: 'owner' })
    .where('order_id', '=', orderId)
    .where('resolved_at', 'is', null)
    .execute()
  return true
}

export async function readOpenIssues(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Map<string, OpenIssue[]>> {
  // PostgreSQL takes no empty list.
  if (orderIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('order_issues')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .execute()
  const found = new Map<string, OpenIssue[]>()
  for (const row of rows) {
    const issue = { ...issueOf(row), id: row.id, since: row.created_at }
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), issue])
  }
  return found
}

/** `at` in epoch milliseconds; the oldest first. */
export async function readSeenIssues(
  reader: Reader | Writer,
  orderId: string,
): Promise<(Issue & { at: number })[]> {
  const rows = await reader
    .selectFrom('order_issues')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('resolved_by', '=', 'owner')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...issueOf(row), at: row.resolved_at ?? 0 }))
}

function issueOf({ code, details }: { code: string; details: string }): Issue {
  return parseIssue({ code, details: JSON.parse(details) })
}
