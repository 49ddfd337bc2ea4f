import { badInput } from '#platform/errors.ts'
import type { Media, Upload } from '#shop/media/pictures/media.server.ts'
import { isServedHere, pictureKey } from '#shop/media/pictures/picture-key.ts'
import { sharp } from '#shop/media/sizes-made/sharp.server.ts'
import { themeCopy } from './copy.ts'
import type { ShownTheme } from './theme.ts'

/** Pixels: the most for a side, and the least for the longer side. */
const most = 4000
const least = 120
/** Pixels: pages show a logo about 50 high. */
const keptHeight = 320
const keptWidth = 1280

/**
 * ShopError 'bad_input' on `file` for other formats than JPEG, PNG and WebP, and too large or too
 * small a picture; 'storage_unavailable'.
 */
export async function addLogo(
  media: Media,
  { bytes, filename, alt }: Pick<Upload, 'bytes' | 'filename' | 'alt'>,
): ReturnType<Media['addPicture']> {
  if (isDrawing(bytes)) {
    throw badInput('file', themeCopy.isSvg)
  }
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }))
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') {
    throw badInput('file', themeCopy.notAPicture)
  }
  if (Math.max(width, height) > most) {
    throw badInput('file', themeCopy.logoTooLarge(width, height))
  }
  if (Math.max(width, height) < least) {
    throw badInput('file', themeCopy.logoTooSmall(width, height))
  }
  const trimmed = await sharp(bytes)
    .autoOrient()
    .trim()
    .png()
    .toBuffer()
    .catch(() => bytes)
  const kept = await sharp(trimmed)
    .resize({ width: keptWidth, height: keptHeight, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => {
      throw badInput('file', themeCopy.pictureUnreadable)
    })
  return media.addPicture({ bytes: kept, filename, alt, folder: 'Logo' })
}

/** SVG, by its bytes and not its name. */
function isDrawing(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1000)).toString('utf8').trimStart().toLowerCase()
  return head.startsWith('<svg') || (head.startsWith('<?xml') && head.includes('<svg'))
}

/** Null: no logo, or another server stores it. */
export async function logoBytes(
  media: Pick<Media, 'derivative'>,
  { logo }: Pick<ShownTheme, 'logo'>,
): Promise<Uint8Array | null> {
  if (logo === null || !isServedHere(logo.address)) return null
  return media.derivative(pictureKey(logo.address)).catch(() => null)
}
