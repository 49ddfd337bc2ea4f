/* Never removes a visitor who has ordered, or whose cart is still reachable. */
import type { Database, Writer } from '#platform/db/database.ts'
import { day } from '#platform/time/clock.ts'

const forgottenAfter = 30 * day
/** Guests per transaction: others wait for it. */
const batch = 500

export async function cleanUpGuests(db: Database, now: number): Promise<void> {
  await db.transact((trx) => trx.deleteFrom('sessions').where('expires_at', '<=', now).execute())
  for (let removed = batch; removed === batch; ) {
    removed = await db.transact((trx) => removeForgotten(trx, now - forgottenAfter))
  }
}

async function removeForgotten(trx: Writer, before: number): Promise<number> {
  const removed = await trx
    .deleteFrom('users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users as guest')
        .select('guest.id')
        .where('guest.role', '=', 'guest')
        .where('guest.seen_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orders').select('orders.id').whereRef('orders.user_id', '=', 'guest.id'),
            ),
          ),
        )
        // A cart counts while a session leads to it; ended sessions were removed before.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('carts')
                .innerJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
                .innerJoin('sessions', 'sessions.user_id', 'carts.user_id')
                .select('carts.id')
                .whereRef('carts.user_id', '=', 'guest.id'),
            ),
          ),
        )
        // The audit trail has an id alone: without the account it forgets who a dismissed colleague was.
        .where('guest.id', 'not in', (actors) =>
          actors
            .selectFrom('audit_trail')
            .select('actor')
            .distinct()
            .where('actor', 'is not', null)
            .$narrowType<{ actor: string }>(),
        )
        .limit(batch),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
