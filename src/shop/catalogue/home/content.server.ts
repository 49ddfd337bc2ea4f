import type { ProductKind } from '#platform/addresses/kinds.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { completePieces } from '#shop/catalogue/products/pieces.server.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { StudioPictures } from '#shop/store/settings/settings.schema.ts'
import { studioPicturesSetting } from '#shop/store/settings/settings.schema.ts'
import type { Hero } from './content.schema.ts'
import { homeCopy } from './copy.ts'
import type { HeroEdit, NewHero } from './hero.schema.ts'
import { addHero, chooseHero, deleteHero, editHero, listHeroes } from './heroes.server.ts'
import { readHomePage } from './home.server.ts'
import { chooseHotItem, chosenRows, hotRows } from './hot-items.server.ts'

export function createContent({ db, clock }: { db: Database; clock: Clock }) {
  return {
    home: () => readHomePage(db.read, clock.now()),

    async studioPictures(): Promise<Record<keyof StudioPictures, Picture | null>> {
      const { about, priceGuide, defaultHero } = await readSetting(db.read, studioPicturesSetting)
      const known = await picturesByAddress(db.read, [about, priceGuide, defaultHero])
      const of = (address: string | null) => (address && known.get(address)) || null
      return { about: of(about), priceGuide: of(priceGuide), defaultHero: of(defaultHero) }
    },

    /** `before`: only the heroes behind that one. */
    heroes: async (limit?: number, before?: number): Promise<Hero[]> =>
      pageBehind(await listHeroes(db.read), limit, before),

    createHero: (hero: NewHero): Promise<Hero> =>
      changePages(db, async (trx) => heroById(trx, await addHero(trx, hero, clock.now()))),

    updateHero: (id: number, edit: HeroEdit): Promise<Hero> =>
      changePages(db, async (trx) => {
        await editHero(trx, id, edit)
        return heroById(trx, id)
      }),

    chooseHero: (id: number): Promise<Hero> =>
      changePages(db, async (trx) => {
        await chooseHero(trx, id, clock.now())
        return heroById(trx, id)
      }),

    /** Returns the hero as it was. ShopError 'not_found'. */
    removeHero: (id: number): Promise<Hero> =>
      changePages(db, async (trx) => {
        const hero = await heroById(trx, id)
        await deleteHero(trx, id)
        return hero
      }),

    /** `before`: only the pieces behind that one. */
    async hotItems(kind: ProductKind, limit = 24, before?: number): Promise<Piece[]> {
      const rows = await hotRows(db.read, kind, { now: clock.now() })
      return completePieces(db.read, pageBehind(rows, limit, before))
    },

    /** Null while the newest piece is hot because nobody has chosen one. */
    async chosenHotId(kind: ProductKind): Promise<number | null> {
      return (await chosenRows(db.read, kind, clock.now()))[0]?.id ?? null
    },

    /** ShopError 'not_found', 'gone', or 'sold' for clothing. */
    chooseHotItem: (kind: ProductKind, productId: number): Promise<Piece> =>
      changePages(db, (trx) => chooseHotItem(trx, kind, productId, clock.now())),
  }
}

/** The chosen one comes first, whatever its id is. */
function pageBehind<T extends { id: number }>(all: readonly T[], limit?: number, before?: number) {
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1
  return all.slice(from).slice(0, limit)
}

async function heroById(trx: Writer, id: number): Promise<Hero> {
  const hero = (await listHeroes(trx)).find((one) => one.id === id)
  if (!hero) throw new ShopError('not_found', homeCopy.noSuchHero)
  return hero
}
