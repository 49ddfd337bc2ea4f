/* Stores nothing of the file. */
import type { Metadata } from 'sharp'
import { badInput } from '#platform/errors.ts'
import { sharp } from '#shop/media/sizes-made/sharp.server.ts'
import { picturesCopy } from './copy.ts'
import { formatByContent, otherFormatByContent } from './file-format.ts'

export interface FileMeasures {
  /** Pixels, upright. */
  width: number
  height: number
  profile: string | null
}

const profiles = [
  'sRGB',
  picturesCopy.adobeRgb1998,
  picturesCopy.displayP3,
  picturesCopy.prophotoRgb,
  'eciRGB',
  picturesCopy.colormatchRgb,
]

/** `bytes`: the file or its beginning. ShopError 'bad_input' on `file` if it can't be measured. */
export async function measureFile(bytes: Uint8Array): Promise<FileMeasures> {
  if (!formatByContent(bytes) && otherFormatByContent(bytes) !== 'TIFF') throw unmeasured()
  const metadata: Metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => {
      throw unmeasured()
    })
  const { width, height, orientation = 1 } = metadata
  if (!width || !height) throw unmeasured()
  const profile = profileOf(metadata)
  return orientation > 4 ? { width: height, height: width, profile } : { width, height, profile }
}

function profileOf({ space, icc }: Metadata): string | null {
  if (space === 'cmyk') return 'CMYK'
  if (!icc) return null
  // Newer profiles write their description in two bytes a letter.
  const text = icc.toString('latin1').replaceAll('\0', '')
  return profiles.find((name) => text.includes(name)) ?? picturesCopy.ownProfile
}

const unmeasured = () => badInput('file', picturesCopy.cantMeasure)
