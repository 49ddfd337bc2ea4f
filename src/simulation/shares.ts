/* Limits on holds, with figures of their own and not the shop's constants. */
import { sql } from 'kysely'
import type { World } from './world.ts'

const mostSingles = new WeakMap<World, number>()

/**
 * A network may hold a third of the single products, a wider network two thirds; three are always
 * allowed.
 */
export async function checkShares(world: World): Promise<void> {
  const { rows: singles } = await sql<{ count: number }>`
    select count(*) as count from pieces p
      join stock s on s.kind = p.kind and s.product_id = p.id
      where p.making = 'one_of_a_kind' and s.on_hand > 0`.execute(world.db.read)
  const most = Math.max(mostSingles.get(world) ?? 0, singles[0]?.count ?? 0)
  mostSingles.set(world, most)
  const { rows: held } = await sql<{ scope: string; count: number; share: number }>`
    with held as (select u.network, u.wide_network from hold_uses u
      join pieces p on p.kind = u.kind and p.id = u.product_id
      where p.making = 'one_of_a_kind' and u.ended_at is null)
    select 'network' as scope, count(*) as count, 1 as share from held group by network
    union all select 'wide network', count(*), 2 from held group by wide_network`.execute(
    world.db.read,
  )
  for (const { scope, count, share } of held) {
    if (count <= Math.max(3, Math.floor((most * share) / 3))) continue
    world.fault(`share: a ${scope} holds ${count} of ${most} single pieces`)
  }
  await checkDebits(world)
}

/** The studio of a simulated year allows no debits for single pieces. */
async function checkDebits(world: World): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select o.number from orders o join order_lines l on l.order_id = o.id
    where o.state = 'processing' and l.making = 'one_of_a_kind'`.execute(world.db.read)
  for (const { number } of rows) {
    world.fault(`share: a debit keeps the single piece of order ${number} from everybody`)
  }
}
