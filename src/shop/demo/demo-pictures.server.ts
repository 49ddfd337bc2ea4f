/*
 * Turns the demo studio's drawings into pictures of the shop. What an earlier start, or another
 * process, has drawn already is used as it is.
 */
import type { Reader } from '#db/database.ts'
import type { Media } from '#shop/media/media.server.ts'
import type { DemoPicture, DemoStudio } from './demo-studio.ts'

/** Drawing takes most of the time, and two cores are what the shop expects. */
const atOnce = 2

/** Draws a picture of the demo; answers its bytes. */
export type Draw = (drawing: DemoPicture) => Promise<Uint8Array>

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

/** Adds every drawing as a picture; answers addresses by the drawings' keys. */
export async function addDrawings(
  { reader, media, draw }: { reader: Reader; media: Media; draw: Draw },
  drawings: readonly DemoPicture[],
): Promise<Map<string, string>> {
  const there = await reader
    .selectFrom('pictures')
    .select(['address', 'folder', 'original_filename'])
    .where('original_filename', 'in', drawings.map(filenameOf))
    .execute()
  const addresses = new Map<string, string>()
  const missing: DemoPicture[] = []
  for (const drawing of drawings) {
    const name = filenameOf(drawing)
    const row = there.find((r) => r.original_filename === name && r.folder === drawing.folder)
    if (row) addresses.set(drawing.key, row.address)
    else missing.push(drawing)
  }
  const drawNext = async (): Promise<void> => {
    for (let drawing = missing.shift(); drawing; drawing = missing.shift()) {
      const { key, folder, alt } = drawing
      const bytes = await draw(drawing)
      const kept = await media.addPicture({ bytes, filename: filenameOf(drawing), folder, alt })
      addresses.set(key, kept.address)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))
  return addresses
}

function filenameOf({ key }: Pick<DemoPicture, 'key'>): string {
  return `demo-studio.${key}.svg`
}
