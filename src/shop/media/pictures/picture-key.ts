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

/** SVG is for the demo's drawings. */
export const originalEndings = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  mp4: 'mp4',
  webm: 'webm',
  svg: 'svg',
} as const
export type OriginalFormat = keyof typeof originalEndings
export type VideoFormat = 'mp4' | 'webm'
export type StillFormat = Exclude<OriginalFormat, VideoFormat | 'svg'>

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

/** Null for anything outside the closed list of folders, widths and formats. */
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

/** '/media/Prints/ab.jpg' -> 'Prints/ab.jpg'. */
export function pictureKey(address: string): string {
  return address.slice(mediaPath.length)
}

export function originalIn(address: string): { folder: KeptFolder; hash: string } | null {
  const key = parsePictureKey(address.split('/').slice(-2).join('/'))
  return key?.kind === 'original' ? { folder: key.folder, hash: key.hash } : null
}

export function pictureAddress(key: string): string {
  return mediaPath + key
}

export function originalKey(row: { folder?: unknown; hash?: unknown; format?: unknown }): string {
  return `${row.folder}/${row.hash}.${originalEndings[row.format as OriginalFormat]}`
}

export function originalKeys(row: {
  folder?: unknown
  hash?: unknown
  format?: unknown
}): string[] {
  const key = originalKey(row)
  return isVideo(key) ? [posterKey(key), key] : [key]
}

export function posterKey(key: string): string {
  return key.replace(/\.\w+$/, '-poster.jpg')
}

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

export function pictureContentType(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1)
  if (isVideo(key)) return `video/${ending}`
  if (ending === 'svg') return 'image/svg+xml'
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}
