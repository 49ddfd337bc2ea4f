/* One file a feature, beginning with the number of this step. */
import type { Kysely } from 'kysely'

const features: readonly ((db: Kysely<unknown>) => Promise<void>)[] = []

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const feature of features) await feature(db)
}
