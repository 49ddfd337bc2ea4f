import type { Database } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { type SettingsForm, settingsForm } from '#platform/db/settings-form.ts'
import type { Clock } from '#platform/time/clock.ts'
import { decidedIn, firstPage } from '#shop/store/settings/sentences.ts'
import { studioPagesSetting, studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { readBlocks, writeBlocks } from './own-pages.server.ts'
import type { PageForm } from './page-form.schema.ts'
import { type PageName, pageNames } from './pages.ts'

export function createPageForms(parts: { db: Database; clock: Clock }) {
  const page = (name: PageName) =>
    settingsForm<PageForm>(parts, {
      settings: [studioPagesSetting],
      async read(reader) {
        const own = await readSetting(reader, studioPagesSetting)
        const decided = decidedIn(await readSetting(reader, studioTextsSetting))
        const blocks = await readBlocks(reader, name)
        return { text: own[name] ?? firstPage(name, decided), blocks }
      },
      async write(trx, { text, blocks }, now) {
        const own = await readSetting(trx, studioPagesSetting)
        await writeSetting(trx, studioPagesSetting, { ...own, [name]: text }, now)
        if (blocks) await writeBlocks(trx, name, blocks, now)
      },
    })

  return Object.fromEntries(pageNames.map((name) => [name, page(name)])) as Record<
    PageName,
    SettingsForm<PageForm>
  >
}
