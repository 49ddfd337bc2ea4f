import type { FieldPlan } from '#web/form/field.tsx'
import type { SlotPlan } from '#web/form/pictures/picture-value.ts'
import type { PictureName, StudioValues } from './studio-values.ts'

/** The fields that hold words. */
export type WordName = Exclude<
  { [K in keyof StudioValues]: StudioValues[K] extends string ? K : never }[keyof StudioValues],
  'marketDay'
>

export const wordPlans = {
  studioName: { label: 'Studio name', kind: 'line', max: 60, half: true },
  artistName: { label: 'Artist’s name', kind: 'line', max: 80, half: true },
  tagLine: { label: 'Tag line', kind: 'line', max: 140, optional: true },
  email: {
    label: 'Email',
    kind: 'line',
    max: 254,
    mode: 'email',
    hint: 'Public: on the about and contact pages, and at every page’s end.',
  },
  homeIntro: { label: 'Introduction', kind: 'long', max: 1000 },
  windowFollows: {
    label: 'The first screen',
    kind: 'choice',
    choices: {
      picture: 'Your hero picture',
      season: 'A window: the season',
      hour: 'A window: the hour with you',
      coming: 'A window: what is coming',
    },
    hint: 'A window is drawn in your inks, with your drawings on its sill.',
  },
  marketTitle: {
    label: 'Market or open studio',
    kind: 'line',
    max: 80,
    optional: true,
    half: true,
    hint: 'The window tells of it, or of your next drop, whichever comes first.',
  },
  introPrints: { label: 'Art prints', kind: 'long', max: 600, optional: true },
  introClothing: { label: 'Clothing', kind: 'long', max: 600, optional: true },
  introMerch: { label: 'Merch', kind: 'long', max: 600, optional: true },
  aboutHeading: { label: 'Heading', kind: 'line', max: 140 },
  aboutText: { label: 'Text', kind: 'long', max: 6000 },
  commissionTeaser: {
    label: 'In one line',
    kind: 'long',
    max: 300,
    hint: 'On the home page, and on top of the commissions page.',
  },
  commissionText: { label: 'Text', kind: 'long', max: 4000, optional: true },
  commissionFormUrl: {
    label: 'Address of the form',
    kind: 'line',
    max: 500,
    mode: 'url',
    optional: true,
    hint: 'Empty: your contact page.',
  },
  helperName: {
    label: 'Your helper’s name',
    kind: 'line',
    max: 60,
    half: true,
    hint: 'Whom you call when something breaks.',
  },
} satisfies Record<WordName, Omit<FieldPlan, 'name'>>

export const slotPlans: Record<PictureName, SlotPlan> = {
  about: {
    name: 'about',
    what: 'picture of the artist',
    hint: 'Beside the text of the about page.',
    optional: true,
  },
  priceGuide: {
    name: 'priceGuide',
    what: 'price guide',
    hint: 'Your prices as a picture, on the commissions page.',
    optional: true,
  },
  defaultHero: {
    name: 'defaultHero',
    what: 'stand-in hero',
    hint: 'Wide: 16 by 9 fits best.',
    optional: true,
  },
}

export const labels: Partial<Record<keyof StudioValues, string>> = {
  ...Object.fromEntries(Object.entries(wordPlans).map(([name, { label }]) => [name, label])),
  marketDay: 'Day of the market',
  introPrints: 'Words above the art prints',
  introClothing: 'Words above the clothing',
  introMerch: 'Words above the merch',
  aboutText: 'Text of the about page',
  aboutHeading: 'Heading of the about page',
  commissionText: 'Text about commissions',
  commissionTeaser: 'Commissions in one line',
  social: 'Links',
  about: 'Picture of the artist',
  priceGuide: 'Price guide',
  defaultHero: 'Stand-in hero',
}
