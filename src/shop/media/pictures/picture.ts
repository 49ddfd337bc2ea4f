import type { z } from 'zod'
import { picturesCopy } from './copy.ts'
import type { clearPartSchema, focalPointSchema, pictureSchema } from './picture.schema.ts'

/** Specification §3, and the studio's logo. */
export const pictureFolders = [
  'Prints',
  'Clothing',
  'StickersPins',
  'HomepageHero',
  'Logo',
] as const
export type PictureFolder = (typeof pictureFolders)[number]

/** Instagram: pictures that the shop fetches itself. */
export const keptFolders = [...pictureFolders, 'Instagram'] as const
export type KeptFolder = (typeof keptFolders)[number]

/** `address`: '/media/Prints/<sha-256>.jpg', or the picture store's own. */
export type Picture = z.output<typeof pictureSchema>

export type FocalPoint = z.output<typeof focalPointSchema>

export type ClearPart = z.output<typeof clearPartSchema>

/** Absent fields stay as they are. */
export interface PictureWords {
  alt?: string
  focus?: FocalPoint | null
  clear?: ClearPart | null
}

/** In characters. */
export const longestAlt = 1000

/** CSS: '30% 62%'; undefined: the middle. */
export function objectPosition({ focus }: Pick<Picture, 'focus'>): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`
}

export function isVideo(address: string): boolean {
  return /\.(?:mp4|webm)$/.test(address)
}

/** Only Apple's browsers open it. A browser that doesn't know HEIC names no type of picture. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') ? /^image\/hei[cf]/.test(type) : /\.hei[cf]$/i.test(name)
}

/** Bytes. */
export const maxPictureBytes = 25 * 1024 * 1024
/** Bytes. */
export const maxVideoBytes = 20 * 1024 * 1024

export const standInAlt = picturesCopy.noPictureYet

export const isStandIn = (picture: Pick<Picture, 'alt'> | null): boolean =>
  picture?.alt === standInAlt

/** Pixels. No other widths are ever made. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A store that makes sizes itself never enlarges, and chooses the quality. */
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

/** In addresses of a store that makes sizes itself (Cloudinary). */
const transforming = '/image/upload/'

/** Null where the shop itself makes sizes. */
function transformed(address: string, transformation: string): string | null {
  if (!address.includes(transforming)) return null
  return address.replace(transforming, `${transforming}${transformation}/`)
}

/** Pixels. Every network takes this size. */
export const shareWidth = 1200
export const shareHeight = 630

export const sharePaper = 'f6f4f0'

/** '/media/Prints/ab.png' -> '/media/Prints/ab-share.jpg'. */
export function shareAddress(address: string): string {
  const onPaper = `c_pad,w_${shareWidth},h_${shareHeight},b_rgb:${sharePaper}/f_jpg,q_auto`
  return transformed(address, onPaper) ?? address.replace(/\.\w+$/, '-share.jpg')
}

/** The picture's smaller widths, and the next one above (never enlarged). */
export function offeredWidths(picture: Pick<Picture, 'width'>): PictureWidth[] {
  const beyond = pictureWidths.findIndex((width) => width >= picture.width)
  return beyond === -1 ? [...pictureWidths] : pictureWidths.slice(0, beyond + 1)
}

export function largestAddress(picture: Pick<Picture, 'address' | 'width'>): string {
  return derivativeAddress(picture.address, offeredWidths(picture).at(-1) ?? 1920, 'jpg')
}

/** Pixels. */
export const hoverWidth = 640 satisfies PictureWidth

export function sourceSet(picture: Picture, format: PictureFormat): string {
  return offeredWidths(picture)
    .map((width) => `${derivativeAddress(picture.address, width, format)} ${width}w`)
    .join(', ')
}

/** At most 1280 px: for feeds, search engines and postcards. */
export function outsideAddress(
  picture: Pick<Picture, 'address' | 'width'>,
  most: PictureWidth = 1280,
): string {
  const width = offeredWidths(picture).findLast((each) => each <= most) ?? pictureWidths[0]
  return derivativeAddress(picture.address, width, 'jpg')
}
