import { hour } from '#platform/time/clock.ts'
import type { Action, World } from './world.ts'

const next: Record<string, readonly string[]> = {
  pending: ['inprocess', 'inprocess', 'onhold', 'failed', 'canceled', 'draft'],
  onhold: ['pending', 'inprocess'],
  inprocess: ['fulfilled', 'fulfilled', 'partial', 'failed'],
  partial: ['fulfilled'],
}

export const print: Action<unknown> = async (world) => {
  const { printer } = world.outside
  const order = world.pick([...printer.orders.values()].filter(({ status }) => status in next))
  const to = world.pick(next[order?.status ?? ''] ?? [])
  if (!order || !to) return undefined
  if (to === 'fulfilled' || to === 'partial') {
    printer.ship(order.external_id, `PF${order.id}-${order.shipments.length}`, to)
  } else {
    order.status = to
  }
  const url = printer.webhook?.url
  const call = printer.event(
    to === 'fulfilled' ? 'package_shipped' : 'order_updated',
    order.external_id,
  )
  for (let times = Math.floor(world.time.random() * 3); url && times > 0; times--) {
    const post = () => world.begin('the printer calls', () => callOf(world, url, call))
    world.time.at(world.time.now() + Math.floor(world.time.random() * 2 * hour), post, 0)
  }
  return `order ${order.id} is ${to}`
}

async function callOf(world: World, url: string, body: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const client = world.client('203.0.113.10')
  const headers = { 'Content-Type': 'application/json' }
  return String((await client.send('POST', pathname + search, body, headers)).status)
}
