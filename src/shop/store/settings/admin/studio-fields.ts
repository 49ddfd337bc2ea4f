import type { FieldPlan } from '#web/form/field.tsx'
import type { SlotPlan } from '#web/form/pictures/picture-value.ts'
import { studioCopy } from './copy.ts'
import type { PictureName, StudioValues } from './studio-values.ts'

/** The fields that hold words. */
export type WordName = Exclude<
  { [K in keyof StudioValues]: StudioValues[K] extends string ? K : never }[keyof StudioValues],
  'marketDay'
>

export const wordPlans = {
  studioName: { label: studioCopy.studioName, kind: 'line', max: 60, half: true },
  artistName: { label: studioCopy.artistsName, kind: 'line', max: 80, half: true },
  tagLine: { label: studioCopy.tagLine, kind: 'line', max: 140, optional: true },
  email: {
    label: studioCopy.email,
    kind: 'line',
    max: 254,
    mode: 'email',
    hint: studioCopy.emailHint,
  },
  homeIntro: { label: studioCopy.introduction, kind: 'long', max: 1000 },
  windowFollows: {
    label: studioCopy.firstScreen,
    kind: 'choice',
    choices: {
      picture: studioCopy.ownHero,
      season: studioCopy.windowSeason,
      hour: studioCopy.windowHour,
      coming: studioCopy.windowComing,
    },
    hint: studioCopy.windowHint,
  },
  marketTitle: {
    label: studioCopy.market,
    kind: 'line',
    max: 80,
    optional: true,
    half: true,
    hint: studioCopy.marketHint,
  },
  introPrints: { label: studioCopy.artPrints, kind: 'long', max: 600, optional: true },
  introClothing: { label: studioCopy.clothing, kind: 'long', max: 600, optional: true },
  introMerch: { label: studioCopy.merch, kind: 'long', max: 600, optional: true },
  aboutHeading: { label: studioCopy.heading, kind: 'line', max: 140 },
  aboutText: { label: studioCopy.text, kind: 'long', max: 6000 },
  commissionTeaser: {
    label: studioCopy.inOneLine,
    kind: 'long',
    max: 300,
    hint: studioCopy.taglineHint,
  },
  commissionText: { label: studioCopy.text, kind: 'long', max: 4000, optional: true },
  commissionFormUrl: {
    label: studioCopy.addressForm,
    kind: 'line',
    max: 500,
    mode: 'url',
    optional: true,
    hint: studioCopy.formHint,
  },
  helperName: {
    label: studioCopy.helper,
    kind: 'line',
    max: 60,
    half: true,
    hint: studioCopy.helperHint,
  },
} satisfies Record<WordName, Omit<FieldPlan, 'name'>>

export const slotPlans: Record<PictureName, SlotPlan> = {
  about: {
    name: 'about',
    what: studioCopy.pictureArtist,
    hint: studioCopy.pictureHint,
    optional: true,
  },
  priceGuide: {
    name: 'priceGuide',
    what: studioCopy.priceGuide,
    hint: studioCopy.priceGuideHint,
    optional: true,
  },
  defaultHero: {
    name: 'defaultHero',
    what: studioCopy.standInHero,
    hint: studioCopy.heroHint,
    optional: true,
  },
}

export const labels: Partial<Record<keyof StudioValues, string>> = {
  ...Object.fromEntries(Object.entries(wordPlans).map(([name, { label }]) => [name, label])),
  marketDay: studioCopy.dayMarket,
  introPrints: studioCopy.wordsAboveArt,
  introClothing: studioCopy.wordsAboveClothing,
  introMerch: studioCopy.wordsAboveMerch,
  aboutText: studioCopy.textAboutPage,
  aboutHeading: studioCopy.headingAboutPage,
  commissionText: studioCopy.textAboutCommissions,
  commissionTeaser: studioCopy.commissionsLine,
  social: 'Links',
  about: studioCopy.pictureLabel,
  priceGuide: studioCopy.priceGuideLabel,
  defaultHero: studioCopy.standInHeroLabel,
}
