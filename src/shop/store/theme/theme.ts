import type { z } from 'zod'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { themeCopy } from './copy.ts'
import type { themeSchema } from './theme.schema.ts'

interface Typeface {
  family: string
  kind: 'serif' | 'sans'
  /** It has no other figures: a price would read '$64.oo'. */
  lowFigures?: true
}

export const typefacePairs = {
  'fraunces-karla': {
    display: { family: 'Fraunces', kind: 'serif' },
    text: { family: 'Karla', kind: 'sans' },
  },
  'young-serif-instrument-sans': {
    display: { family: 'Young Serif', kind: 'serif', lowFigures: true },
    text: { family: 'Instrument Sans', kind: 'sans' },
  },
  'fredoka-nunito': {
    display: { family: 'Fredoka', kind: 'sans' },
    text: { family: 'Nunito', kind: 'sans' },
  },
  'bricolage-source-serif': {
    display: { family: 'Bricolage Grotesque', kind: 'sans' },
    text: { family: 'Source Serif 4', kind: 'serif' },
  },
  'cormorant-figtree': {
    display: { family: 'Cormorant', kind: 'serif', lowFigures: true },
    text: { family: 'Figtree', kind: 'sans' },
  },
  'courier-prime-work-sans': {
    display: { family: 'Courier Prime', kind: 'serif' },
    text: { family: 'Work Sans', kind: 'sans' },
  },
} as const satisfies Record<string, { display: Typeface; text: Typeface }>
export type TypefacePair = keyof typeof typefacePairs

export const hasLowFigures = (pair: TypefacePair): boolean =>
  'lowFigures' in typefacePairs[pair].display

/** Each has a mascot and ten doodles. */
export const drawingSets = {
  none: themeCopy.noDrawings,
  shore: themeCopy.shore,
  kiln: themeCopy.kiln,
  crayon: themeCopy.crayon,
} as const
export type DrawingSet = keyof typeof drawingSets

export const finishes = {
  'hand-printed': 'Printed by hand: torn edges, two inks that don’t quite meet',
  plain: themeCopy.plain,
  round: themeCopy.round,
} as const
export type Finish = keyof typeof finishes

export type Theme = z.output<typeof themeSchema>

export interface ShownTheme extends Omit<Theme, 'logo'> {
  logo: Picture | null
}

export const demoThemes = {
  heron: {
    inks: { first: '#e4603f', second: '#1f7a78' },
    paper: '#f8f2e6',
    pair: 'fraunces-karla',
    lettering: 'display',
    drawings: 'shore',
    finish: 'hand-printed',
    composition: 'wall',
    galleryComposition: null,
    logo: null,
  },
  kiln: {
    inks: { first: '#b4552d', second: '#26211e' },
    paper: '#f4f0ea',
    pair: 'young-serif-instrument-sans',
    lettering: 'display',
    drawings: 'kiln',
    finish: 'plain',
    composition: 'plinth',
    galleryComposition: null,
    logo: null,
  },
  crayon: {
    inks: { first: '#e23b2e', second: '#1f4fc4' },
    paper: '#fffdf6',
    pair: 'fredoka-nunito',
    lettering: 'display',
    drawings: 'crayon',
    finish: 'round',
    composition: 'poster',
    galleryComposition: null,
    logo: null,
  },
} as const satisfies Record<string, Theme>

export type DemoName = keyof typeof demoThemes

export const plainTheme: Theme = { ...demoThemes.heron, drawings: 'none' }

/** The parameter of an address that tries a theme. */
export const trialParameter = 'theme'

/** For staff; such a page is never cached. */
export function withTrial(address: string, theme: Theme): string {
  const search = new URLSearchParams({ [trialParameter]: JSON.stringify(theme) })
  return `${address}${address.includes('?') ? '&' : '?'}${search}`
}
