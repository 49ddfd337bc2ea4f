import { digest } from '#kernel/ids.ts'
import type { DrawingFacts } from '#shop/demo/demo-studio.ts'
import { cleanPicture } from '#shop/media/clean-picture.server.ts'
import { drawPicture } from './draw.ts'
import type { DemoPicture } from './picture.ts'

/** Draws a picture to find out what the shop wants to know of it. */
export async function factsOf(picture: Pick<DemoPicture, 'svg'>): Promise<DrawingFacts> {
  const document = Buffer.from(picture.svg())
  const { width, height, placeholder, colours } = await cleanPicture(await drawPicture(picture))
  const [hash, bytes] = [digest(document), document.byteLength]
  return { hash, width, height, bytes, placeholder, colours: colours.join(' ') }
}
