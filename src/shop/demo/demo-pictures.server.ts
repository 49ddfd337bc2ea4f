/*
 * Adds the demo studio's drawings to the shop's pictures by what is known of them beforehand. Draws
 * nothing: the rows say that the bytes are still in the store of drawings.
 */
import type { Writer } from '#db/database.ts'
import { addressOf, originalKey } from '#shop/media/picture-key.ts'
import { drawingsStore } from '#shop/media/picture-stores.ts'
import { insertPicture } from '#shop/media/pictures.server.ts'
import type { DemoPicture, DemoStudio } from './demo-studio.ts'

/** Every drawing of the studio, each once; those that the home page shows come last, being newest. */
export function drawingsOf(studio: DemoStudio): DemoPicture[] {
  const steps = [...studio.prints, ...studio.clothing, ...studio.merch].flatMap(({ making = [] }) =>
    making.map(({ picture }) => picture),
  )
  const own = [...studio.clothing, ...(studio.sold ?? []), ...studio.merch].flatMap((piece) => [
    piece.primary,
    piece.secondary,
    piece.supplementary,
  ])
  const prints = studio.prints.flatMap((print) => [print.main, print.candid, print.supplementary])
  const pages = [studio.aboutPicture, studio.priceGuidePicture, studio.defaultHero]
  const heroes = studio.heroes.map((hero) => hero.picture)
  const all = [...pages, ...steps, ...own, ...prints, ...heroes].filter((one) => one !== undefined)
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()]
}

/** The studio's drawings by the names under which stores keep them. */
export function drawingsByHash(studio: DemoStudio): Map<string, () => string> {
  return new Map(drawingsOf(studio).map(({ key, svg }) => [factsOf(studio, key).hash, svg]))
}

/** Adds every drawing's row; answers addresses by the drawings' keys. */
export async function addDrawings(
  trx: Writer,
  studio: DemoStudio,
  now: number,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const [i, { key, folder, alt, focus }] of drawingsOf(studio).entries()) {
    const facts = factsOf(studio, key)
    const address = addressOf(originalKey({ folder, hash: facts.hash, format: 'svg' }))
    await insertPicture(trx, {
      ...{ address, folder, alt, format: 'svg', ...facts },
      original_filename: `demo-studio.${key}.svg`,
      store: drawingsStore,
      focus_x: focus?.x ?? null,
      focus_y: focus?.y ?? null,
      created_at: now + i,
    })
    addresses.set(key, address)
  }
  return addresses
}

function factsOf({ facts }: DemoStudio, key: string) {
  const known = facts[key]
  if (!known) throw new Error(`nothing is known of the drawing ${key}`)
  return known
}
