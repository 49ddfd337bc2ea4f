import { picturesCopy } from './copy.ts'

/** Folders of uploaded pictures (specification §3), and that of the studio's logo. */
export const pictureFolders = [
  'Prints',
  'Clothing',
  'StickersPins',
  'HomepageHero',
  'Logo',
] as const
/** A folder of the image store that uploads may name. */
export type PictureFolder = (typeof pictureFolders)[number]

/** The owner's uploads, and pictures that the shop fetches itself. */
export const keptFolders = [...pictureFolders, 'Instagram'] as const
/** A folder of the image store. */
export type KeptFolder = (typeof keptFolders)[number]

/** A picture as pages show it: its size is known before it loads. */
export interface Picture {
  /** The address stored on items: '/media/Prints/<sha-256>.jpg', or the picture store's own. */
  address: string
  width: number
  height: number
  /** A tiny data URI shown until the picture is there. */
  placeholder: string
  alt: string
  /** The point that stays in view when cropped; absent: the middle. */
  focus?: FocalPoint
}

/** A point of a picture, in hundredths of its width and its height. */
export interface FocalPoint {
  x: number
  y: number
}

/** Absent fields stay as they are. */
export interface PictureWords {
  alt?: string
  /** Null: the middle. */
  focus?: FocalPoint | null
}

/** Characters of an alternative text at most. */
export const longestAlt = 1000

/** A focal point as CSS has it: '30% 62%'; undefined: the middle. */
export function objectPosition({ focus }: Pick<Picture, 'focus'>): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`
}

/** True for a video's address or key; its sizes, cards and mails show its poster. */
export function isVideo(address: string): boolean {
  return /\.(?:mp4|webm)$/.test(address)
}

/** Bytes of a video at the most. */
export const maxVideoBytes = 20 * 1024 * 1024

export const standInAlt = picturesCopy.noPictureYet

export const isStandIn = (picture: Pick<Picture, 'alt'> | null): boolean =>
  picture?.alt === standInAlt

/** The only widths that are ever made, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
/** A width in pixels in which pictures are served. */
export type PictureWidth = (typeof pictureWidths)[number]

/** Formats that sizes are made in, best first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
/** A format in which pictures are served. */
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * '/media/Prints/ab.png', 640, 'avif' -> '/media/Prints/ab-640.avif'. A store that makes sizes
 * itself is asked for the same one: never enlarged, of a quality it chooses.
 */
export function derivativeAddress(
  address: string,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return (
    transformed(address, `c_limit,w_${width}/f_${format},q_auto`) ??
    `${address.replace(/\.\w+$/, '')}-${width}.${format}`
  )
}

/** The part before the id in addresses of a store that makes sizes itself (Cloudinary). */
const transforming = '/image/upload/'

/** The address with a transformation in it; null where the shop itself makes sizes. */
function transformed(address: string, transformation: string): string | null {
  if (!address.includes(transforming)) return null
  return address.replace(transforming, `${transforming}${transformation}/`)
}

/** Pixels. Every network takes a sharing picture of this size. */
export const shareWidth = 1200
/** Pixels of a picture for link previews. */
export const shareHeight = 630

/** The paper behind it, which suits every theme. */
export const sharePaper = 'f6f4f0'

/** '/media/Prints/ab.png' -> '/media/Prints/ab-share.jpg': the art on paper, for sharing. */
export function shareAddress(address: string): string {
  const onPaper = `c_pad,w_${shareWidth},h_${shareHeight},b_rgb:${sharePaper}/f_jpg,q_auto`
  return transformed(address, onPaper) ?? address.replace(/\.\w+$/, '-share.jpg')
}

/** The widths offered for a picture: those it has, and the first beyond (never enlarged). */
export function offeredWidths(picture: Pick<Picture, 'width'>): PictureWidth[] {
  const beyond = pictureWidths.findIndex((width) => width >= picture.width)
  return beyond === -1 ? [...pictureWidths] : pictureWidths.slice(0, beyond + 1)
}

/** The address of a picture as large as it is offered. */
export function largestAddress(picture: Pick<Picture, 'address' | 'width'>): string {
  return derivativeAddress(picture.address, offeredWidths(picture).at(-1) ?? 1920, 'jpg')
}

/** The width in pixels of the picture that a card shows under the pointer. */
export const hoverWidth = 640 satisfies PictureWidth

/** The srcset of one format. */
export function sourceSet(picture: Picture, format: PictureFormat): string {
  return offeredWidths(picture)
    .map((width) => `${derivativeAddress(picture.address, width, format)} ${width}w`)
    .join(', ')
}

/** The largest JPEG of a picture up to 1280 px: for feeds, search engines and postcards. */
export function outsideAddress(picture: Pick<Picture, 'address' | 'width'>): string {
  const width = offeredWidths(picture).findLast((each) => each <= 1280) ?? pictureWidths[0]
  return derivativeAddress(picture.address, width, 'jpg')
}
