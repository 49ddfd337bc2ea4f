import { z } from 'zod'
import { isOwnPath } from '#platform/addresses/page-paths.ts'
import { settingsCopy } from './copy.ts'
import { windowFollows } from './home-window.ts'

/** `day`: '2026-12-12'. */
const market = z.object({ title: z.string(), day: z.string() })
export type Market = z.output<typeof market>

const homeWindow = z.object({ follows: z.enum(windowFollows), market: market.nullable() })
export type HomeWindow = z.output<typeof homeWindow>

const studioTexts = z.object({
  studioName: z.string(),
  artistName: z.string(),
  tagLine: z.string(),
  homeIntro: z.string(),
  /** Absent: a picture. */
  homeWindow: homeWindow.optional(),
  about: z.object({ heading: z.string(), paragraphs: z.array(z.string()) }),
  galleryIntro: z.object({ prints: z.string(), clothing: z.string(), merch: z.string() }),
  /** False: no page, link or sentence about commissions. */
  takesCommissions: z.boolean(),
  /** `formUrl` '': requests use the contact page. */
  commissions: z.object({
    teaser: z.string(),
    paragraphs: z.array(z.string()),
    formUrl: z.string(),
  }),
  /** '{days}' becomes the dispatch time. */
  madeToOrder: z.string(),
  email: z.string(),
  social: z.array(z.object({ network: z.string(), label: z.string(), url: z.string() })),
  /** The person whom the owner calls when vacation mode can't be saved. */
  helperName: z.string(),
  /** IANA. */
  timeZone: z.string(),
})
export type StudioTexts = z.output<typeof studioTexts>
export type SocialLink = StudioTexts['social'][number]

export const studioTextsSetting = {
  key: 'studio.texts',
  schema: studioTexts
    .extend({ sentences: z.record(z.string(), z.string().nullable()) })
    .partial()
    .default({}),
}

/** Null: none yet. */
const address = z.string().nullable()
const studioPictures = z.object({ about: address, priceGuide: address, defaultHero: address })
export type StudioPictures = z.output<typeof studioPictures>

export const studioPicturesSetting = {
  key: 'studio.pictures',
  schema: studioPictures.default({ about: null, priceGuide: null, defaultHero: null }),
}

export const studioPagesSetting = {
  key: 'studio.pages',
  schema: z
    .object({ shipping: z.string(), privacy: z.string(), terms: z.string() })
    .partial()
    .default({}),
}

/** Too long to be guessed. */
export const signInPathSchema = z
  .string(settingsCopy.pathMissing)
  .trim()
  .regex(/^\/[a-z0-9][a-z0-9-]{7,58}$/, settingsCopy.badPath)
  .refine((path) => !isOwnPath(path), settingsCopy.pathTaken)

export const signInPathSetting = {
  key: 'sign-in.path',
  schema: z.string().nullable().default(null),
}

/** Epoch milliseconds. */
export const lastWriteSetting = { key: 'health.written', schema: z.number().default(0) }
