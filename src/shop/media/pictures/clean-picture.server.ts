import type { Metadata, Sharp } from 'sharp'
import { badInput, ShopError } from '#platform/errors.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'
import { readColours } from '#shop/media/colours/read-colours.server.ts'
import { maxPixels, sharp } from '#shop/media/sizes-made/sharp.server.ts'
import { picturesCopy } from './copy.ts'
import { formatByContent, otherFormatByContent } from './file-format.ts'
import { maxPictureBytes } from './picture.ts'
import type { StillFormat } from './picture-key.ts'

/** Pixels; without metadata. */
export interface CleanPicture {
  bytes: Uint8Array
  format: StillFormat
  width: number
  height: number
  /** A data URI of at most 600 bytes. */
  placeholder: string
  colours: ColourName[]
  /** '#rrggbb': along its edges; '': unreadable. */
  ground: string
}

/** A picture of one endless row needs its whole width in memory, however few pixels it has. */
const maxSide = 20_000
const longestSide = 2400
const maxPlaceholder = 600

/** ShopError 'bad_input' on `file`, 'too_large' over 25 MiB. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.byteLength > maxPictureBytes) {
    throw new ShopError('too_large', picturesCopy.tooLarge, { field: 'file' })
  }
  const format = formatByContent(bytes)
  if (!format) throw refusedFormat(bytes)
  await checkMetadata(bytes, format)
  const decoded = open(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await encode(decoded, format)
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken)
  const { width, height } = info
  const [placeholder, read] = [await placeholderOf(data), await readColours(data)]
  return { bytes: data, format, width, height, placeholder, ...read }
}

function refusedFormat(bytes: Uint8Array): ShopError {
  const other = otherFormatByContent(bytes)
  const what = other ? picturesCopy.picturesFormat(other) : picturesCopy.notPicture
  return badInput('file', picturesCopy.pleaseChooseJpeg(what))
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
}

async function checkMetadata(bytes: Uint8Array, format: StillFormat): Promise<void> {
  const { width, height, pages }: Metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseBroken)
  if ((width ?? 0) * (height ?? 0) > maxPixels) {
    throw badInput('file', picturesCopy.tooManyPixels)
  }
  if (Math.max(width ?? 0, height ?? 0) > maxSide) {
    throw badInput('file', picturesCopy.sideTooLong)
  }
  if ((pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(bytes))) {
    throw badInput('file', picturesCopy.moves)
  }
}

function refuseBroken(): never {
  throw badInput('file', picturesCopy.unreadable)
}

function encode(picture: Sharp, format: StillFormat): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 90 })
  if (format === 'png') return picture.png({ compressionLevel: 7 })
  return picture.webp({ quality: 92, effort: 2 })
}

/** Shrinks until it fits: noise compresses badly even at 16 pixels. */
async function placeholderOf(bytes: Uint8Array): Promise<string> {
  for (const side of [16, 12, 8]) {
    const tiny = await sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 30, alphaQuality: 30, effort: 4 })
      .toBuffer()
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`
    if (uri.length <= maxPlaceholder) return uri
  }
  return ''
}

/** An animated PNG has this chunk before its first image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 8
  while (offset + 8 <= bytes.byteLength) {
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8))
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    offset += 12 + view.getUint32(offset)
  }
  return false
}
