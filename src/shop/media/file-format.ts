import type { OriginalFormat } from './picture-key.ts'

/** How files begin, as Latin-1 text, whatever they are called. */
const kept: [OriginalFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
]

/** Formats of pictures that browsers or sharp can't be relied on to read, by name. */
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

/** The format of a picture that the shop keeps; null for anything else. */
export function formatByContent(bytes: Uint8Array): OriginalFormat | null {
  return named(kept, bytes)
}

/** The name of a picture's format that the shop doesn't keep, such as 'GIF'; null for no picture. */
export function otherFormatByContent(bytes: Uint8Array): string | null {
  return named(others, bytes)
}

function named<T>(formats: readonly [T, RegExp][], bytes: Uint8Array): T | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return formats.find(([, beginning]) => beginning.test(head))?.[0] ?? null
}
