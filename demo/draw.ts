import { sharp } from '#shop/media/sizes-made/sharp.server.ts'
import type { DemoPicture } from './picture.ts'

export function drawPicture(picture: Pick<DemoPicture, 'svg'>): Promise<Buffer> {
  return sharp(Buffer.from(picture.svg()), { unlimited: true })
    .flatten({ background: '#f6efe2' })
    .jpeg({ quality: 90, mozjpeg: false })
    .toBuffer()
}
