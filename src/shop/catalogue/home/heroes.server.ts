import type { Reader, Writer } from '#platform/db/database.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { ShopError } from '#platform/errors.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { picturesByAddress, requirePictures } from '#shop/media/pictures/pictures.server.ts'
import type { Hero } from './content.schema.ts'
import { homeCopy } from './copy.ts'
import type { HeroEdit, NewHero } from './hero.schema.ts'

export async function listHeroes(reader: Reader | Writer): Promise<Hero[]> {
  const rows = await reader.selectFrom('heroes').selectAll().orderBy('id', 'desc').execute()
  const addresses = rows.map(({ location }) => location)
  const pictures = await picturesByAddress(reader, addresses)
  const newest = rows.map((row) => row.chosen_at ?? 0).reduce((a, b) => Math.max(a, b), 0)
  const heroes = rows.flatMap(({ id, name, location, chosen_at, created_at }) => {
    const picture = pictures.get(location)
    const chosen = chosen_at !== null && chosen_at === newest
    if (!picture) return []
    const version = heroVersion({ name, location })
    return [
      { id, name, location: picture.address, picture, chosen, createdAt: created_at, version },
    ]
  })
  return [...heroes.filter((hero) => hero.chosen), ...heroes.filter((hero) => !hero.chosen)]
}

/** The chosen hero's picture, else the newest's. */
export async function heroPicture(reader: Reader | Writer): Promise<Picture | null> {
  const row = await reader
    .selectFrom('heroes')
    .select('location')
    .orderBy((eb) => eb.fn.coalesce('chosen_at', eb.lit(0)), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return (await picturesByAddress(reader, [row.location])).get(row.location) ?? null
}

/** ShopError 'bad_input' for an unknown picture. */
export async function addHero(trx: Writer, hero: NewHero, now: number): Promise<number> {
  await requirePictures(trx, { location: hero.location })
  const { id } = await trx
    .insertInto('heroes')
    .values({ ...hero, chosen_at: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const heroVersion = ({ name, location }: NewHero) => editVersion([name, location])

/** ShopError 'not_found', 'bad_input', 'changed' after another save. */
export async function editHero(
  trx: Writer,
  id: number,
  { version, ...edit }: HeroEdit,
): Promise<void> {
  await requirePictures(trx, { location: edit.location })
  requireVersion(version, heroVersion(await requireHero(trx, id)))
  if (Object.keys(edit).length === 0) return
  await trx.updateTable('heroes').set(edit).where('id', '=', id).execute()
}

export async function chooseHero(trx: Writer, id: number, now: number): Promise<void> {
  await requireHero(trx, id)
  const { last } = await trx
    .selectFrom('heroes')
    .select((eb) => eb.fn.max('chosen_at').as('last'))
    .executeTakeFirstOrThrow()
  // Later than every other choice, also when the clock has not moved since.
  const chosenAt = Math.max(now, Number(last ?? 0) + 1)
  await trx.updateTable('heroes').set({ chosen_at: chosenAt }).where('id', '=', id).execute()
}

export async function deleteHero(trx: Writer, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('heroes').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw noHero()
}

async function requireHero(trx: Writer, id: number): Promise<NewHero> {
  const hero = await trx
    .selectFrom('heroes')
    .select(['name', 'location'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!hero) throw noHero()
  return hero
}

function noHero(): ShopError {
  return new ShopError('not_found', homeCopy.noSuchHero)
}
