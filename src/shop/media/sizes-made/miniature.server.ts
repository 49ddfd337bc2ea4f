/* Makes the small picture by which the owner knows a picture again that isn't kept. */

import { badInput } from '#platform/errors.ts'
import { sharp } from './sharp.server.ts'

const side = 240

/** A WebP of at most 240 pixels a side. ShopError 'bad_input' on `picture` for what is none. */
export async function miniatureOf(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: 50_000_000, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer()
    .catch(() => {
      throw badInput('picture', 'This picture can’t be read.')
    })
}
