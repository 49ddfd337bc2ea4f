/* Read once per content version. Never renders anything. */
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { picturesByAddress, requirePictures } from '#shop/media/pictures/pictures.server.ts'
import { themeCopy } from './copy.ts'
import { lookSetting } from './theme.schema.ts'
import { demoLooks, type Look, plainLook, type ShownLook } from './theme.ts'

export interface FilledLook {
  look: Look
  version: string
  hasBefore: boolean
}

export type LookService = ReturnType<typeof createLook>

export function createLook({ db, clock }: { db: Database; clock: Clock }) {
  let known: { version: number; look: Promise<ShownLook> } | null = null

  async function readNow(): Promise<ShownLook> {
    return shown((await readSetting(db.read, lookSetting))?.look ?? plainLook)
  }

  async function shown({ logo, ...look }: Look): Promise<ShownLook> {
    if (logo === null) return { ...look, logo: null }
    return { ...look, logo: (await picturesByAddress(db.read, [logo])).get(logo) ?? null }
  }

  async function filled(): Promise<FilledLook> {
    const saved = await readSetting(db.read, lookSetting)
    const look = saved?.look ?? plainLook
    return { look, version: versionOf(look), hasBefore: saved?.before != null }
  }

  async function change(next: (saved: { look: Look; before: Look | null }) => Look): Promise<void> {
    await db.transact(async (trx) => {
      const now = clock.now()
      await lockSetting(trx, lookSetting, now)
      const saved = (await readSetting(trx, lookSetting)) ?? { look: plainLook, before: null }
      const look = next(saved)
      await requirePictures(trx, { logo: look.logo })
      await writeSetting(trx, lookSetting, { look, before: saved.look }, now)
      raiseContentVersion(trx)
    })
  }

  return {
    async read(): Promise<ShownLook> {
      const version = await db.contentVersion()
      if (known?.version === version) return known.look
      const look = readNow()
      known = { version, look }
      look.catch(() => {
        if (known?.look === look) known = null
      })
      return look
    },

    shown,

    filled,

    /** ShopError 'changed' when another was saved since `version`, 'bad_input' on `logo`. */
    async save(look: Look, version: string | undefined): Promise<FilledLook> {
      await change((saved) => {
        if (version === undefined || version === versionOf(saved.look)) return look
        throw new ShopError('changed', themeCopy.changedMeanwhile)
      })
      return filled()
    },

    /** A second call undoes the first. ShopError 'not_found'. */
    async restore(): Promise<FilledLook> {
      await change(({ before }) => {
        if (before === null) throw new ShopError('not_found', themeCopy.noEarlierLook)
        return before
      })
      return filled()
    },
  }
}

/** In the caller's transaction. */
export async function storeTheme(trx: Writer, look: Look, now: number): Promise<void> {
  await writeSetting(trx, lookSetting, { look, before: null }, now)
}

/** In the caller's transaction. The owner's colours, typefaces and logo stay. */
export async function clearLook(trx: Writer, now: number): Promise<void> {
  const saved = await readSetting(trx, lookSetting)
  if (saved === null) return
  const demos: Look[] = Object.values(demoLooks)
  const isDemo = demos.some((demo) => versionOf(demo) === versionOf(saved.look))
  const own: Look = { ...saved.look, drawings: 'none' }
  await writeSetting(trx, lookSetting, { look: isDemo ? plainLook : own, before: null }, now)
}

const versionOf = (look: Look): string => digest(JSON.stringify(sorted(look))).slice(0, 20)

/** Fixed order of keys, so that equal looks have equal versions. */
function sorted({ inks, paper, pair, lettering, drawings, finish, logo }: Look) {
  return [inks.first, inks.second, paper, pair, lettering, drawings, finish, logo]
}
