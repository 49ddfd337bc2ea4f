/* Figures of its own, so that a wrong constant of the shop's shows. */
import { sql } from 'kysely'
import type { World } from './world.ts'

interface Share {
  held: number
  within: number
}

const sharesBefore = new WeakMap<World, Map<string, Share>>()

/**
 * A network may hold a third of the free single products, a wider network two thirds; three are
 * always allowed. Measured when a network takes a piece: afterwards others may buy what was free.
 */
export async function checkShares(world: World): Promise<void> {
  const now = world.time.now()
  const { rows } = await sql<{ scope: string; network: string; held: number; free: number }>`
    with held as (select u.network, u.wide_network from hold_uses u
      join pieces p on p.kind = u.kind and p.id = u.product_id
      where p.making = 'one_of_a_kind' and u.ended_at is null),
    free as (select count(*) as count from pieces p
      join stock s on s.kind = p.kind and s.product_id = p.id
      where p.making = 'one_of_a_kind' and p.hidden = 0 and p.deleted_at is null
        and coalesce(p.opens_at, 0) <= ${now} and s.on_hand > s.held)
    select 'network' as scope, network, count(*) as held, free.count as free
      from held, free group by network
    union all select 'wide network', wide_network, count(*), free.count
      from held, free group by wide_network`.execute(world.db.read)
  const before = sharesBefore.get(world) ?? new Map<string, Share>()
  const shares = new Map<string, Share>()
  for (const { scope, network, held, free } of rows) {
    const key = `${scope} ${network}`
    const last = before.get(key) ?? { held: 0, within: 0 }
    const within = held + free
    shares.set(key, { held, within })
    // Pieces that others bought within the same step were still free when the hold was granted.
    const most = Math.max(within, last.within) * (scope === 'network' ? 1 / 3 : 2 / 3)
    if (held <= last.held || held <= Math.max(3, Math.floor(most))) continue
    world.fault(
      `share: a ${scope} holds ${held} single pieces of ${within} that are free or its own`,
    )
  }
  sharesBefore.set(world, shares)
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
