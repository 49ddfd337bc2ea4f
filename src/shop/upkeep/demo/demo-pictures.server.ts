/* The originals are SVG: nothing is rendered until a visitor asks for a size. */
import type { Writer } from '#platform/db/database.ts'
import { digest } from '#platform/ids.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import {
  originalKey,
  pictureAddress,
  pictureContentType,
} from '#shop/media/pictures/picture-key.ts'
import { insertPicture } from '#shop/media/pictures/pictures.server.ts'
import type { DemoPicture, DemoStudio } from './demo-studio.ts'

/** Drawings of the home page come last: they are the newest. */
export function listDrawings(studio: DemoStudio): DemoPicture[] {
  const steps = [...studio.prints, ...studio.clothing, ...studio.merch].flatMap(({ making = [] }) =>
    making.map(({ picture }) => picture),
  )
  const own = [...studio.clothing, ...(studio.sold ?? []), ...studio.merch].flatMap((piece) => [
    piece.primary,
    piece.secondary,
    piece.supplementary,
  ])
  const prints = studio.prints.flatMap((print) => [print.main, print.candid, print.supplementary])
  const works = (studio.works ?? []).map(({ main }) => main)
  const onPages = (studio.pages ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'picture') return block.picture
      return block.kind === 'pictures' ? block.pictures : []
    }),
  )
  const pages = [studio.aboutPicture, studio.priceGuidePicture, studio.defaultHero]
  const heroes = studio.heroes.map((hero) => hero.picture)
  const all = [...pages, ...onPages, ...works, ...steps, ...own, ...prints, ...heroes].filter(
    (one) => one !== undefined,
  )
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()]
}

interface KeptDrawing {
  drawing: DemoPicture
  hash: string
  bytes: number
  address: string
}

/** Safe to repeat. ShopError 'storage_unavailable'. */
export async function storeDrawings(store: ImageStore, studio: DemoStudio): Promise<KeptDrawing[]> {
  const kept: KeptDrawing[] = []
  for (const drawing of listDrawings(studio)) {
    const document = Buffer.from(drawing.svg())
    const hash = digest(document)
    const key = originalKey({ folder: drawing.folder, hash, format: 'svg' })
    await store.put(key, document, pictureContentType(key))
    const address = store.publicAddress(key) ?? pictureAddress(key)
    kept.push({ drawing, hash, bytes: document.byteLength, address })
  }
  return kept
}

export async function addDrawings(
  trx: Writer,
  kept: readonly KeptDrawing[],
  { facts, store, now }: Pick<DemoStudio, 'facts'> & { store: ImageStore; now: number },
): Promise<void> {
  for (const [i, { drawing, hash, bytes, address }] of kept.entries()) {
    const { key, folder, alt, focus, clear } = drawing
    const known = facts[key]
    if (!known) throw new Error(`nothing is known of the drawing ${key}`)
    const { width, height, placeholder, colours, ground } = known
    await insertPicture(trx, {
      address,
      hash,
      folder,
      alt,
      format: 'svg',
      bytes,
      width,
      height,
      placeholder,
      colours,
      ground,
      clear: clear ? JSON.stringify(clear) : null,
      original_filename: `demo-studio.${key}.svg`,
      store: store.id,
      focus_x: focus?.x ?? null,
      focus_y: focus?.y ?? null,
      created_at: now + i,
    })
  }
}
