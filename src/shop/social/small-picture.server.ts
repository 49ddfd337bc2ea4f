/*
 * Makes a fetched picture small before the shop keeps it. What comes from elsewhere is looked at by
 * its first bytes: sharp would also open drawings and documents, which nobody should send us.
 */
import sharp from 'sharp'
import { formatByContent } from '#shop/media/file-format.ts'

const longestSide = 640
const maxPixels = 50_000_000

/** A JPEG of at most 640 pixels; null for what is no picture. */
export async function smallPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!formatByContent(bytes)) return null
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => null)
}
