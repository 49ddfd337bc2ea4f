import { badInput, ShopError } from '#platform/errors.ts'
import { otherVideoByContent, videoFormatByContent } from '#shop/media/pictures/file-format.ts'
import { maxVideoBytes } from '#shop/media/pictures/picture.ts'
import type { VideoFormat } from '#shop/media/pictures/picture-key.ts'
import { videosCopy } from './copy.ts'
import { withoutMetadata } from './video-metadata.ts'

export const needsPoster = videosCopy.frameMissing

/** Null for a picture. ShopError 'bad_input' on `file` or `poster`, 'too_large' over 20 MiB. */
export function toVideo({ bytes, poster }: { bytes: Uint8Array; poster?: Uint8Array }): {
  bytes: Uint8Array
  format: VideoFormat
} | null {
  const format = videoFormatByContent(bytes)
  const other = format ? null : otherVideoByContent(bytes)
  if (other) {
    throw badInput('file', videosCopy.otherFormat(other))
  }
  if (!format && !poster) return null
  if (!format) throw badInput('file', videosCopy.notAVideo)
  if (bytes.byteLength > maxVideoBytes) {
    throw new ShopError('too_large', videosCopy.videoTooLarge, { field: 'file' })
  }
  if (!poster) throw badInput('poster', needsPoster)
  return { bytes: withoutMetadata(bytes, format), format }
}
