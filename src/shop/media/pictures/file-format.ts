/* Not by file-type 22.3.0, which parses far beyond the first bytes and takes 'BMW' for a BMP. */
import type { StillFormat, VideoFormat } from './picture-key.ts'

/** The first bytes as Latin-1 text. */
const kept: [StillFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
]

/** By the container: MP4's `ftyp` box with an ISO base brand, WebM's EBML header with its type. */
const videos: [VideoFormat, RegExp][] = [
  ['mp4', /^\0\0.{2}ftyp(?:iso[m2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash)/s],
  ['webm', /^.E\xdf\xa3.{0,40}?\x42\x82\x84webm/s],
]

/** Not every browser plays these. */
const otherVideos: [string, RegExp][] = [
  ['QuickTime', /^.{4}(?:ftypqt {2}|moov|mdat|wide)/s],
  ['Matroska', /^.E\xdf\xa3/s],
  ['AVI', /^RIFF.{4}AVI /s],
  ['MPEG', /^\0\0.[\xba\xb3]/s],
]

/** Browsers or sharp may fail to read these. */
const others: [string, RegExp][] = [
  ['GIF', /^GIF8[79]a/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['HEIC', /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['AVIF', /^.{4}ftypavi[fs]/s],
  ['BMP', /^BM.{4}\0\0\0\0/s],
  ['JPEG XL', /^(?:\xff\n|.{4}JXL )/s],
  ['JPEG 2000', /^(?:\xff\x4f\xff\x51|.{4}jP {2})/s],
  ['Photoshop', /^8BPS/],
]

export function formatByContent(bytes: Uint8Array): StillFormat | null {
  return named(kept, bytes)
}

export function otherFormatByContent(bytes: Uint8Array): string | null {
  return named(others, bytes)
}

export function videoFormatByContent(bytes: Uint8Array): VideoFormat | null {
  return named(videos, bytes)
}

export function otherVideoByContent(bytes: Uint8Array): string | null {
  return named(otherVideos, bytes)
}

function named<T>(formats: readonly [T, RegExp][], bytes: Uint8Array): T | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return formats.find(([, beginning]) => beginning.test(head))?.[0] ?? null
}
