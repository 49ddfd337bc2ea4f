import { digest } from '#platform/ids.ts'
import { cleanPicture } from '#shop/media/pictures/clean-picture.server.ts'
import type { DrawingFacts } from '#shop/upkeep/demo/demo-studio.ts'
import { drawPicture } from './draw.ts'
import type { DemoPicture } from './picture.ts'

export async function factsOf(picture: Pick<DemoPicture, 'svg'>): Promise<DrawingFacts> {
  const { width, height, placeholder, colours, ground } = await cleanPicture(
    await drawPicture(picture),
  )
  const hash = digest(Buffer.from(picture.svg()))
  return { hash, width, height, placeholder, colours: colours.join(' '), ground }
}
