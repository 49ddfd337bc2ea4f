import { type Kysely, sql } from 'kysely'

interface Texts {
  email?: string
  commissions?: { formUrl: string }
}

/** Empties values that the shop made up; an older shop keeps its 30 days for returns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const storedAt = async (key: string) => {
    const { rows } = await sql<{ value: string }>`
      select value from settings where key = ${key}`.execute(db)
    return rows[0]?.value
  }
  const texts = await storedAt('studio.texts')
  if (texts !== undefined) {
    const now: Texts = JSON.parse(texts)
    if (now.email === 'studio@example.com') now.email = ''
    if (now.commissions?.formUrl === 'mailto:studio@example.com') now.commissions.formUrl = ''
    await sql`update settings set value = ${JSON.stringify(now)} where key = 'studio.texts'`.execute(
      db,
    )
  }
  const { rows } = await sql`select 1 from pieces limit 1`.execute(db)
  if (rows.length === 0) return
  const law = await storedAt('law')
  const said = JSON.stringify({ returnDays: 30, ...JSON.parse(law ?? '{}') })
  await (law === undefined
    ? sql`insert into settings (key, value, updated_at) values ('law', ${said}, 0)`.execute(db)
    : sql`update settings set value = ${said} where key = 'law'`.execute(db))
}
