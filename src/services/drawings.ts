/* The demo studios' drawings, as a store. The art is loaded when it is first drawn: most shops never do. */
import { createDrawingsStorage } from '#adapters/storage-drawings.ts'

export const demoDrawings = createDrawingsStorage(async () => {
  const [{ demoStudios }, { drawingsByHash }] = await Promise.all([
    import('#demo/studios.ts'),
    import('#shop/demo/demo-pictures.server.ts'),
  ])
  return new Map(Object.values(demoStudios).flatMap((studio) => [...drawingsByHash(studio)]))
})
