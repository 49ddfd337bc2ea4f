import { Gauge, type Registry } from 'prom-client'
import type { Shop } from '#compose'
import { second } from '#platform/time/clock.ts'

export function measureWork(registry: Registry, { db, clock }: Pick<Shop, 'db' | 'clock'>): void {
  const registers = [registry]
  new Gauge({
    name: 'atelier_orders',
    help: 'Orders, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const rows = await db.longReads
        .selectFrom('orders')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      for (const { state, count } of rows) this.set({ state }, Number(count))
    },
  })
  new Gauge({
    name: 'atelier_held_pieces',
    help: 'Pieces that are held for buyers who are paying.',
    registers,
    async collect() {
      const { held } = await db.read
        .selectFrom('stock')
        .select((eb) => eb.fn.sum<number>('held').as('held'))
        .executeTakeFirstOrThrow()
      this.set(Number(held ?? 0))
    },
  })
  new Gauge({
    name: 'atelier_outbox_jobs',
    help: 'Jobs that wait, and jobs that were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await db.read
        .selectFrom('outbox')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .where('state', '!=', 'done')
        .groupBy('state')
        .execute()
      const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
      for (const state of ['waiting', 'dead_lettered'] as const) {
        this.set({ state }, counts.get(state) ?? 0)
      }
    },
  })
  new Gauge({
    name: 'atelier_outbox_age_seconds',
    help: 'How long the job that is due longest has been due.',
    registers,
    async collect() {
      const { due } = await db.read
        .selectFrom('outbox')
        .select((eb) => eb.fn.min<number | null>('due_at').as('due'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      this.set(Math.max(0, clock.now() - Number(due ?? clock.now())) / second)
    },
  })
}
