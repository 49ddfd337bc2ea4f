/*
 * Turns the demo studio's drawings into pictures of the shop. What an earlier start, or another
 * process, has drawn already is used as it is.
 */
import sharp from 'sharp'
import type { Reader } from '#db/database.ts'
import type { Media } from '#shop/media/media.server.ts'
import type { DemoPicture, DemoStudio } from './demo-studio.ts'

/** Every drawing of the studio, each once; those that the home page shows come last, being newest. */
export function drawingsOf(studio: DemoStudio): DemoPicture[] {
  const own = [...studio.clothing, ...studio.merch].flatMap((piece) => [
    piece.primary,
    piece.secondary,
    piece.supplementary,
  ])
  const prints = studio.prints.flatMap((print) => [print.main, print.candid, print.supplementary])
  const pages = [studio.aboutPicture, studio.priceGuidePicture, studio.defaultHero]
  const heroes = studio.heroes.map((hero) => hero.picture)
  const all = [...pages, ...own, ...prints, ...heroes].filter((one) => one !== undefined)
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()]
}

/** Adds every drawing as a picture; answers addresses by the drawings' keys. */
export async function addDrawings(
  reader: Reader,
  media: Media,
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
  // One is drawn while the one before it is kept: two cores, two pictures under way.
  let keeping: Promise<void> = Promise.resolve()
  for (const drawing of missing) {
    const bytes = await draw(drawing)
    await keeping
    keeping = keep(media, drawing, bytes, addresses)
  }
  await keeping
  return addresses
}

async function keep(
  media: Media,
  { key, folder, alt }: DemoPicture,
  bytes: Uint8Array,
  addresses: Map<string, string>,
): Promise<void> {
  const filename = filenameOf({ key })
  const { address } = await media.addPicture({ bytes, filename, folder, alt })
  addresses.set(key, address)
}

function draw(drawing: DemoPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawing.svg()), { unlimited: true })
    .flatten({ background: '#f6efe2' })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function filenameOf({ key }: Pick<DemoPicture, 'key'>): string {
  return `demo-studio.${key}.svg`
}
