import { badInput, ShopError } from '#platform/errors.ts'
import { otherVideoByContent, videoFormatByContent } from '#shop/media/pictures/file-format.ts'
import { maxVideoBytes } from '#shop/media/pictures/picture.ts'
import type { VideoFormat } from '#shop/media/pictures/picture-key.ts'

export const needsPoster = 'Please send the video’s first frame with it, as a JPEG.'

/**
 * The video of an upload, stored unchanged; null for a picture. ShopError 'bad_input' on a `file` of
 * another format, and on `poster` if it is missing; 'too_large' over 20 MiB.
 */
export function toVideo({ bytes, poster }: { bytes: Uint8Array; poster?: Uint8Array }): {
  bytes: Uint8Array
  format: VideoFormat
} | null {
  const format = videoFormatByContent(bytes)
  const other = format ? null : otherVideoByContent(bytes)
  if (other) {
    throw badInput('file', `This video’s format is ${other}. Please choose an MP4 or WebM.`)
  }
  if (!format && !poster) return null
  if (!format) throw badInput('file', 'This is not a video. Please choose an MP4 or WebM.')
  if (bytes.byteLength > maxVideoBytes) {
    throw new ShopError('too_large', 'This video is larger than 20 MB.', { field: 'file' })
  }
  if (!poster) throw badInput('poster', needsPoster)
  return { bytes, format }
}
