import { type Kysely, sql } from 'kysely'

const oldMadeToOrder =
  'Everything here is made to order. Please allow some days before your parcel leaves.'
const madeToOrder =
  'Everything here is made to order. Please allow up to {days} days before your parcel leaves.'
const oldFormUrl = 'mailto:studio@example.com'

interface Texts {
  madeToOrder?: string
  email?: string
  commissions?: { formUrl: string }
}

/** Untouched placeholder texts follow the studio's settings; the owner's own words stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'studio.texts'`.execute(db)
  for (const { value } of rows) {
    const texts: Texts = JSON.parse(value)
    const { commissions, email } = texts
    if (texts.madeToOrder === oldMadeToOrder) texts.madeToOrder = madeToOrder
    if (email && commissions?.formUrl === oldFormUrl) commissions.formUrl = `mailto:${email}`
    const followed = JSON.stringify(texts)
    if (followed === value) continue
    await sql`update settings set value = ${followed} where key = 'studio.texts'`.execute(db)
  }
}
