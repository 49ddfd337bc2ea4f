/* Read once per content version. Never renders anything. */
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
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
  let known: { version: number; theme: Promise<ShownTheme> } | null = null

  async function readNow(): Promise<ShownTheme> {
    return shown((await readSetting(db.read, themeSetting))?.look ?? plainTheme)
  }

  async function shown({ logo, ...theme }: Theme): Promise<ShownTheme> {
    if (logo === null) return { ...theme, logo: null }
    return { ...theme, logo: (await picturesByAddress(db.read, [logo])).get(logo) ?? null }
  }

  async function filled(): Promise<FilledTheme> {
    const saved = await readSetting(db.read, themeSetting)
    const theme = saved?.look ?? plainTheme
    return { theme, version: versionOf(theme), hasBefore: saved?.before != null }
  }

  async function change(
    next: (saved: { look: Theme; before: Theme | null }) => Theme,
  ): Promise<void> {
    await db.transact(async (trx) => {
      const now = clock.now()
      await lockSetting(trx, themeSetting, now)
      const saved = (await readSetting(trx, themeSetting)) ?? { look: plainTheme, before: null }
      const theme = next(saved)
      await requirePictures(trx, { logo: theme.logo })
      await writeSetting(trx, themeSetting, { look: theme, before: saved.look }, now)
      raiseContentVersion(trx)
    })
  }

  return {
    async read(): Promise<ShownTheme> {
      const version = await db.contentVersion()
      if (known?.version === version) return known.theme
      const theme = readNow()
      known = { version, theme }
      theme.catch(() => {
        if (known?.theme === theme) known = null
      })
      return theme
    },

    shown,

    filled,

    /** ShopError 'changed' when another was saved since `version`, 'bad_input' on `logo`. */
    async save(theme: Theme, version: string | undefined): Promise<FilledTheme> {
      await change((saved) => {
        if (version === undefined || version === versionOf(saved.look)) return theme
        throw new ShopError('changed', themeCopy.changedMeanwhile)
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

/** In the caller's transaction. */
export async function storeTheme(trx: Writer, theme: Theme, now: number): Promise<void> {
  await writeSetting(trx, themeSetting, { look: theme, before: null }, now)
}

/** In the caller's transaction. The owner's colours, typefaces and logo stay. */
export async function clearTheme(trx: Writer, now: number): Promise<void> {
  const saved = await readSetting(trx, themeSetting)
  if (saved === null) return
  const demos: Theme[] = Object.values(demoThemes)
  const isDemo = demos.some((demo) => versionOf(demo) === versionOf(saved.look))
  const own: Theme = { ...saved.look, drawings: 'none' }
  await writeSetting(trx, themeSetting, { look: isDemo ? plainTheme : own, before: null }, now)
}

const versionOf = (theme: Theme): string => digest(JSON.stringify(sorted(theme))).slice(0, 20)

/** Fixed order of keys, so that equal themes have equal versions. */
function sorted({ inks, paper, pair, lettering, drawings, finish, logo }: Theme) {
  return [inks.first, inks.second, paper, pair, lettering, drawings, finish, logo]
}
