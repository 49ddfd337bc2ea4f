import { type Art, document } from './art/svg.ts'
import type { DemoPicture } from './picture.ts'

/** A picture of a print, from the art and words for those who can't see it. */
export const printPicture = (key: string, alt: string, art: () => Art): DemoPicture => ({
  key,
  folder: 'Prints',
  alt,
  svg: () => document(art()),
})

export const clothingPicture = (key: string, alt: string, art: () => Art): DemoPicture => ({
  key,
  folder: 'Clothing',
  alt,
  svg: () => document(art()),
})

export const merchPicture = (key: string, alt: string, art: () => Art): DemoPicture => ({
  key,
  folder: 'StickersPins',
  alt,
  svg: () => document(art()),
})

export const heroPicture = (
  key: string,
  alt: string,
  art: () => Art,
  focus?: DemoPicture['focus'],
  clear?: DemoPicture['clear'],
): DemoPicture => ({
  key,
  folder: 'HomepageHero',
  alt,
  ...(focus && { focus }),
  ...(clear && { clear }),
  svg: () => document(art()),
})
