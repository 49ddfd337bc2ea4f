import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('carts').addColumn('destination', 'text').execute()
  await db.schema.alterTable('orders').addColumn('destination', 'text').execute()
  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'shipping.rates'`.execute(db)
  const [row] = rows
  if (!row) return
  const plan = JSON.stringify(planOf(JSON.parse(row.value) as FlatRates))
  await sql`update settings set key = 'shipping.plan', value = ${plan} where key = 'shipping.rates'`.execute(
    db,
  )
}

interface FlatRates {
  prints: number
  clothing: number
  merch: number
}

function planOf({ prints, clothing, merch }: FlatRates) {
  const flat = (first: number) => ({ first, more: 0 })
  const rates = { prints: flat(prints), clothing: flat(clothing), merch: flat(merch) }
  const everywhere = { name: 'Everywhere I ship to', countries: null, rates, freeFrom: null }
  return { zones: [everywhere], printsApart: false, pickup: null }
}
