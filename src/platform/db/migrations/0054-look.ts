import { type Kysely, sql } from 'kysely'

const look = {
  look: {
    inks: { first: '#e4603f', second: '#1f7a78' },
    paper: '#f8f2e6',
    pair: 'fraunces-karla',
    lettering: 'display',
    drawings: 'shore',
    finish: 'hand-printed',
    logo: null,
  },
  before: null,
}

/** Only a shop with the demo studio's pictures and name keeps the demo's look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: drawn } = await sql`
    select 1 from pictures where original_filename like 'demo-studio.%.svg' limit 1`.execute(db)
  if (drawn.length === 0) return
  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'studio.texts'`.execute(db)
  const { studioName = 'Slow Heron' }: { studioName?: string } = JSON.parse(rows[0]?.value ?? '{}')
  if (studioName !== 'Slow Heron') return
  const { rows: seeded } = await sql<{ updated_at: number }>`
    select updated_at from settings where key = 'demo.seeded'`.execute(db)
  await sql`insert into settings (key, value, updated_at)
    values ('studio.look', ${JSON.stringify(look)}, ${seeded[0]?.updated_at ?? 0})`.execute(db)
}
