/* One file a feature, beginning with the number of this step. */
import type { Kysely } from 'kysely'
import { looks } from './0150-looks.ts'

const features: readonly ((db: Kysely<unknown>) => Promise<void>)[] = [looks]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const feature of features) await feature(db)
}
