import { expect, it } from 'vitest'
import { readSetting } from '#platform/db/settings.ts'
import { lawSetting } from '#shop/store/law/law.schema.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { addPins } from '#testing/fixtures/products.ts'
import { closing } from '#testing/harness/each.ts'
import { up } from './0140-unsaid.ts'

eachDatabase('what the shop made up', (lane) => {
  it('is empty now; a shop that was there keeps its 30 days, and its own words', async () => {
    const db = await closing(openTestDatabase(lane))
    const tell = (key: string, value: object) =>
      db.transact((trx) =>
        trx
          .insertInto('settings')
          .values({ key, value: JSON.stringify(value), updated_at: 1 })
          .execute(),
      )
    const run = () => db.transact((trx) => up(trx as never))
    await tell('studio.texts', {
      ...{ email: 'studio@example.com', tagLine: 'Ink' },
      commissions: { teaser: '', paragraphs: [], formUrl: 'mailto:studio@example.com' },
    })
    await run()
    expect((await readSetting(db.read, lawSetting)).returnDays).toBeUndefined()
    expect(await readSetting(db.read, studioTextsSetting)).toMatchObject({
      ...{ email: '', tagLine: 'Ink' },
      commissions: { formUrl: '' },
    })
    await addPins(db, 3)
    await run()
    expect((await readSetting(db.read, lawSetting)).returnDays).toBe(30)
    await db.transact((trx) =>
      trx
        .updateTable('settings')
        .set({ value: JSON.stringify({ returnDays: 14 }) })
        .where('key', '=', 'law')
        .execute(),
    )
    await run()
    expect((await readSetting(db.read, lawSetting)).returnDays).toBe(14)
  })
})
