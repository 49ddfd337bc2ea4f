import type { Sides } from './plane.ts'
import type { PhotoProblem } from './read-photo.ts'

/** Everyday objects of one standard size, in millimetres, landscape. */
export const references = {
  card: { name: 'Bank card', the: 'the card', sides: { wide: 85.6, tall: 53.98 } },
  a4: { name: 'A4 paper', the: 'the sheet', sides: { wide: 297, tall: 210 } },
  letter: { name: 'US Letter paper', the: 'the sheet', sides: { wide: 279.4, tall: 215.9 } },
} satisfies Record<string, { name: string; the: string; sides: Sides }>

export type ReferenceName = keyof typeof references

export const photoProblems: Record<PhotoProblem, string> = {
  heic: 'This browser can’t open HEIC photos. Take a screenshot of the photo and choose that, or send it to yourself as a JPEG.',
  unreadable: 'That file can’t be opened as a photo. A JPEG or PNG works.',
  tiny: 'That photo is very small. Choose one that is at least 300 pixels on each side.',
}

export const corners = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const
