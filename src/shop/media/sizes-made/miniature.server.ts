import { badInput } from '#platform/errors.ts'
import { sizesMadeCopy } from './copy.ts'
import { maxPixels, sharp } from './sharp.server.ts'

const side = 240

/** A WebP of at most 240 pixels a side. ShopError 'bad_input' on `picture`. */
export async function miniatureOf(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer()
    .catch(() => {
      throw badInput('picture', sizesMadeCopy.unreadable)
    })
}
