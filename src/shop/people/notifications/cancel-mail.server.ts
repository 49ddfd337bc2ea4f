/* Never recalls an e-mail that a mail server has taken. */
import type { Writer } from '#platform/db/database.ts'
import { cancelJob } from '#platform/db/outbox/outbox.ts'
import type { FulfillmentKind } from '#platform/db/tables/tables.ts'
import { notificationSchema } from './notification.schema.ts'
import { mailShipped } from './plan-mail.server.ts'

/** True: an e-mail was sent or is being sent. `since` and `now` in epoch milliseconds. */
export async function cancelShippedMail(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  { since, now }: { since: number; now: number },
): Promise<boolean> {
  const jobs = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('topic', '=', 'mail.send')
    .where('dedupe_key', 'like', `mail:order-shipped:${orderId}:%`)
    .where('created_at', '>', since)
    .orderBy('id')
    .execute()
  let gone = false
  for (const { id, payload } of jobs) {
    const { data } = notificationSchema.safeParse(JSON.parse(payload))
    if (data?.kind !== 'order-shipped' || !data.fulfillments.includes(kind)) continue
    const cancelled = await cancelJob(trx, id, now)
    const others = data.fulfillments.filter((other) => other !== kind)
    if (!cancelled) gone = true
    else if (others.length > 0) await mailShipped(trx, orderId, others, data.parcels, now)
  }
  return gone
}
