import {
  isVideo,
  type KeptFolder,
  keptFolders,
  offeredWidths,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from './picture.ts'

/** Formats of stored pictures, with their file endings; SVG is for the demo's drawings. */
export const originalEndings = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  mp4: 'mp4',
  webm: 'webm',
  svg: 'svg',
} as const
/** Formats that originals are kept in. */
export type OriginalFormat = keyof typeof originalEndings
/** Formats of videos, which are kept as they were uploaded. */
export type VideoFormat = 'mp4' | 'webm'
/** Formats of pictures that stand still and can be uploaded. */
export type StillFormat = Exclude<OriginalFormat, VideoFormat | 'svg'>

/** The path under which pictures are served. */
export const mediaPath = '/media/'

export type PictureKey = { folder: KeptFolder; hash: string } & (
  | { kind: 'original'; ending: (typeof originalEndings)[OriginalFormat] }
  | { kind: 'derivative'; width: PictureWidth; format: PictureFormat }
  | { kind: 'share' }
  | { kind: 'poster' }
)

const pattern = new RegExp(
  `^(${keptFolders.join('|')})/([0-9a-f]{64})` +
    `(?:-(share|poster)\\.jpg|-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})` +
    `|\\.(${Object.values(originalEndings).join('|')}))$`,
)

/** Reads a key; null for anything outside the closed list of folders, widths and formats. */
export function parsePictureKey(key: string): PictureKey | null {
  const match = pattern.exec(key)
  if (!match) return null
  const [, folder, hash, named, width, format, ending] = match
  const picture = { folder: folder as KeptFolder, hash: hash ?? '' }
  if (named) return { ...picture, kind: named as 'share' | 'poster' }
  if (ending) return { ...picture, kind: 'original', ending: ending as 'jpg' }
  return {
    ...picture,
    kind: 'derivative',
    width: Number(width) as PictureWidth,
    format: format as PictureFormat,
  }
}

/** The store's key of an address: '/media/Prints/ab.jpg' -> 'Prints/ab.jpg'. */
export function pictureKey(address: string): string {
  return address.slice(mediaPath.length)
}

/** The folder and hash of the original in an address of any store; null when it names none. */
export function originalIn(address: string): { folder: KeptFolder; hash: string } | null {
  const key = parsePictureKey(address.split('/').slice(-2).join('/'))
  return key?.kind === 'original' ? { folder: key.folder, hash: key.hash } : null
}

/** The address under which a key is served. */
export function pictureAddress(key: string): string {
  return mediaPath + key
}

/** The store's key of a picture as it was uploaded, by its row. */
export function originalKey(row: { folder?: unknown; hash?: unknown; format?: unknown }): string {
  return `${row.folder}/${row.hash}.${originalEndings[row.format as OriginalFormat]}`
}

/** The store's keys of all files that a picture needs: a video needs its poster. */
export function originalKeys(row: {
  folder?: unknown
  hash?: unknown
  format?: unknown
}): string[] {
  const key = originalKey(row)
  return isVideo(key) ? [posterKey(key), key] : [key]
}

/** The key of a video's poster, a JPEG that is shown until the video plays. */
export function posterKey(key: string): string {
  return key.replace(/\.\w+$/, '-poster.jpg')
}

/** The store's keys of all sizes that a picture may have, by its row. */
export function sizeKeys(row: { folder: string; hash: string; width: number }): string[] {
  const name = `${row.folder}/${row.hash}`
  const sizes = offeredWidths(row).flatMap((width) =>
    pictureFormats.map((format) => `${name}-${width}.${format}`),
  )
  return [`${name}-share.jpg`, ...sizes]
}

/** False: the picture store serves the address and its sizes. */
export function isServedHere(address: string): boolean {
  return address.startsWith(mediaPath)
}

/** The media type of a key or file name that ends in one of our formats. */
export function pictureContentType(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1)
  if (isVideo(key)) return `video/${ending}`
  if (ending === 'svg') return 'image/svg+xml'
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}
