import type { CSSProperties } from 'react'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** A picture's own background, and black or white text on it: at least 4.5:1. */
export function groundStyle(picture: Pick<Picture, 'ground'> | null | undefined): CSSProperties {
  const ground = picture?.ground
  if (!ground) return {}
  return { '--ground': ground, '--on-ground': luminance(ground) > 0.179 ? '#000' : '#fff' }
}

/** By WCAG 2.2, for '#rrggbb'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
