/* Read once per content version. Never renders anything. */
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { ShopError } from '#platform/errors.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import { picturesByAddress, requirePictures } from '#shop/media/pictures/pictures.server.ts'
import { themeCopy } from './copy.ts'
import { themeSetting } from './theme.schema.ts'
import { demoThemes, plainTheme, type ShownTheme, type Theme } from './theme.ts'

export interface FilledTheme {
  theme: Theme
  version: string
  hasBefore: boolean
}

export type ThemeService = ReturnType<typeof createTheme>

export function createTheme({ db, clock }: { db: Database; clock: Clock }) {
  const saved = async (reader: Reader | Writer) =>
    (await readSetting(reader, themeSetting)) ?? { look: plainTheme, before: null }

  const current = once<ShownTheme>(db, async () => shown((await saved(db.read)).look), {
    ...plainTheme,
    logo: null,
  })

  async function shown({ logo, ...theme }: Theme): Promise<ShownTheme> {
    if (logo === null) return { ...theme, logo: null }
    return { ...theme, logo: (await picturesByAddress(db.read, [logo])).get(logo) ?? null }
  }

  async function filled(): Promise<FilledTheme> {
    const { look, before } = await saved(db.read)
    return { theme: look, version: themeVersion(look), hasBefore: before !== null }
  }

  async function change(
    next: (saved: { look: Theme; before: Theme | null }) => Theme,
  ): Promise<void> {
    await changePages(db, async (trx) => {
      const now = clock.now()
      await lockSetting(trx, themeSetting, now)
      const before = await saved(trx)
      const theme = next(before)
      await requirePictures(trx, { logo: theme.logo })
      await writeSetting(trx, themeSetting, { look: theme, before: before.look }, now)
    })
  }

  return {
    read: current.read,

    shown,

    filled,

    /** ShopError 'changed' when another theme was saved since `version`, 'bad_input' on `logo`. */
    async save(theme: Theme, version: string | undefined): Promise<FilledTheme> {
      await change((before) => {
        requireVersion(version, themeVersion(before.look))
        return theme
      })
      return filled()
    },

    /** A second call undoes the first. ShopError 'not_found'. */
    async restore(): Promise<FilledTheme> {
      await change(({ before }) => {
        if (before === null) throw new ShopError('not_found', themeCopy.noEarlierTheme)
        return before
      })
      return filled()
    },
  }
}

export async function storeTheme(trx: Writer, theme: Theme, now: number): Promise<void> {
  await writeSetting(trx, themeSetting, { look: theme, before: null }, now)
}

/** In the caller's transaction. The owner's colours, typefaces and logo stay. */
export async function clearTheme(trx: Writer, now: number): Promise<void> {
  const saved = await readSetting(trx, themeSetting)
  if (saved === null) return
  const demos: Theme[] = Object.values(demoThemes)
  const isDemo = demos.some((demo) => themeVersion(demo) === themeVersion(saved.look))
  const own: Theme = { ...saved.look, drawings: 'none' }
  await writeSetting(trx, themeSetting, { look: isDemo ? plainTheme : own, before: null }, now)
}

/** In a fixed order, so that equal themes have equal versions. */
function themeVersion({ inks, composition, galleryComposition, ...theme }: Theme): string {
  const { paper, pair, lettering, drawings, finish, logo } = theme
  const all = [inks.first, inks.second, paper, pair, lettering, drawings, finish, logo]
  return editVersion([...all, composition, galleryComposition])
}
