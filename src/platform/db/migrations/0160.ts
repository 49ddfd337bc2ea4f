import type { Kysely } from 'kysely'
import { pages } from './0160-pages.ts'
import { personalisation } from './0160-personalisation.ts'
import { tags } from './0160-tags.ts'

const features: readonly ((db: Kysely<unknown>) => Promise<void>)[] = [pages, personalisation, tags]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const feature of features) await feature(db)
}
