import { galleriesCopy } from './copy.ts'

const longest = 200

/** 'harbour-wall_2019.jpg' -> 'Harbour wall 2019'; a camera's own name says nothing. */
export function workName(file: string): string {
  const words = file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, longest)
  const isCamera = /^(?:img|dsc[fn]?|pxl|gopr|mvi|image|photo|picture)? ?[\d\s()]*$/i
  if (isCamera.test(words)) return galleriesCopy.works.untitled
  return words.charAt(0).toUpperCase() + words.slice(1)
}
