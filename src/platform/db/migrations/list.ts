import type { Kysely } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { catalogueAndPeople } from './0014-catalogue-and-people.ts'
import { orders, postgresCounts } from './0014-orders.ts'
import { up as rolesAndIssues } from './0021.ts'
import { statements as moneyAndConnections } from './0025.ts'
import { up as pieces } from './0039.ts'
import { up as galleriesAndEditions } from './0091.ts'
import { up as taxByDestination } from './0140.ts'
import { up as worksAndSizes } from './0150.ts'
import { up as pagesAndWords } from './0160.ts'
import { run, serialKey, split } from './statements.ts'

export interface Migration {
  name: string
  up(db: Kysely<unknown>): Promise<void>
}

async function firstShop(db: Kysely<unknown>): Promise<void> {
  const key = serialKey(db)
  await run(db, split(catalogueAndPeople(key) + orders(key)))
  if (isPostgres(db)) await run(db, [postgresCounts])
}

/**
 * A step leads from one released version to the next. It has the name of that version's last
 * migration, which recorded more of them (decision 75). Never change, rename or remove a released
 * step. A list, because the server is bundled.
 */
export const migrations: readonly Migration[] = [
  { name: '0014-price-in-cart', up: firstShop },
  { name: '0021-cleared-words', up: rolesAndIssues },
  { name: '0025-order-currency', up: (db) => run(db, split(moneyAndConnections)) },
  { name: '0039-ledger', up: pieces },
  { name: '0091-travelling-presents', up: galleriesAndEditions },
  { name: '0140-unsaid', up: taxByDestination },
  { name: '0150-works-and-sizes', up: worksAndSizes },
  { name: '0160-pages-and-words', up: pagesAndWords },
]

/** Steps that a database has behind it. Null: a version that this list doesn't know made it. */
export function stepsDone(
  recorded: readonly string[],
  list: readonly Migration[] = migrations,
): number | null {
  const last = recorded.at(-1)
  if (last === undefined) return 0
  const found = list.findIndex(({ name }) => name === last)
  return found < 0 ? null : found + 1
}
