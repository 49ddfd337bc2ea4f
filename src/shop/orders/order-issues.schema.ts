import { z } from 'zod'
import type { Issue, IssueDetails } from './order-issues.ts'

const cents = z.number().int()
const nothing = z.record(z.string(), z.never())

/** Each code's details, as they are kept. */
const details: { [C in keyof IssueDetails]: z.ZodType<IssueDetails[C]> } = {
  sold_out_late: z.object({ names: z.array(z.string()) }),
  amount_mismatch: z.object({ due: cents, paid: cents }),
  unmatched_payment: z.object({ paid: cents, claimedOrder: z.number().int().nullable() }),
  payment_late: nothing,
  dispute_open: nothing,
  dispute_lost: nothing,
  refund_failed: z.object({ amount: cents }),
  prints_refused: z.object({ reason: z.string() }),
  address_changed_late: nothing,
  refunded_late: nothing,
  printer_holds: z.object({ ref: z.string() }),
  printer_lost: nothing,
  note: z.object({ text: z.string() }),
}

export const issueCode = z.enum(Object.keys(details) as (keyof IssueDetails)[])

/** An issue of what is kept of it; throws when its code or its details are none of the list. */
export function parseIssue(kept: { code: string; details: unknown }): Issue {
  const code = issueCode.parse(kept.code)
  return { code, details: details[code].parse(kept.details) } as Issue
}
