import type { ImageStore } from '#shop/media/image-store.ts'
import { parsePictureKey } from '#shop/media/picture-key.ts'
import { drawingsStore } from '#shop/media/picture-stores.ts'

/** Every drawing by the SHA-256 of its SVG document. */
export type Drawings = ReadonlyMap<string, () => string>

/**
 * The demo studios' drawings as a store that can only be read: a picture is drawn when it is asked
 * for, and never kept here. `load` is called by the first question for a drawing.
 */
export function createDrawingsStorage(load: () => Promise<Drawings>): ImageStore {
  let loaded: Promise<Drawings> | undefined

  async function find(key: string): Promise<(() => string) | undefined> {
    const picture = parsePictureKey(key)
    if (picture?.kind !== 'original' || picture.ending !== 'svg') return undefined
    loaded ??= load()
    return (await loaded).get(picture.hash)
  }

  return {
    name: 'drawings',
    id: drawingsStore,
    origins: [],
    async put() {
      throw new Error('drawings are made, not kept')
    },
    async get(key) {
      const draw = await find(key)
      return draw ? Buffer.from(draw()) : null
    },
    has: async (key) => (await find(key)) !== undefined,
    async delete() {},
    publicAddress: () => null,
  }
}
