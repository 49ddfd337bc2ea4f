import type { Kysely } from 'kysely'
import { cartLinks } from './0150-cart-links.ts'
import { addCosts } from './0150-costs.ts'
import { looks } from './0150-looks.ts'
import { orders } from './0150-orders.ts'
import { push } from './0150-push.ts'
import { search } from './0150-search.ts'
import { sizes } from './0150-sizes.ts'
import { works } from './0150-works.ts'

const features: readonly ((db: Kysely<unknown>) => Promise<void>)[] = [
  looks,
  orders,
  addCosts,
  sizes,
  push,
  cartLinks,
  works,
  search,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const feature of features) await feature(db)
}
