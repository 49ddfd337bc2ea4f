import { z } from 'zod'
import { isOwnPath } from '#platform/addresses/page-paths.ts'
import { settingsCopy } from './copy.ts'
import { windowFollows } from './home-window.ts'
import { noStudioPictures } from './studio.ts'

const address = z.string().nullable()

/** An absent text is its default. */
export const studioTextsSetting = {
  key: 'studio.texts',
  schema: z
    .object({
      studioName: z.string(),
      artistName: z.string(),
      tagLine: z.string(),
      homeIntro: z.string(),
      homeWindow: z.object({
        follows: z.enum(windowFollows),
        market: z.object({ title: z.string(), day: z.string() }).nullable(),
      }),
      about: z.object({ heading: z.string(), paragraphs: z.array(z.string()) }),
      galleryIntro: z.object({ prints: z.string(), clothing: z.string(), merch: z.string() }),
      commissions: z.object({
        teaser: z.string(),
        paragraphs: z.array(z.string()),
        formUrl: z.string(),
      }),
      madeToOrder: z.string(),
      email: z.string(),
      social: z.array(z.object({ network: z.string(), label: z.string(), url: z.string() })),
      helperName: z.string(),
      timeZone: z.string(),
      sentences: z.record(z.string(), z.string().nullable()),
    })
    .partial()
    .default({}),
}

export const studioPicturesSetting = {
  key: 'studio.pictures',
  schema: z
    .object({ about: address, priceGuide: address, defaultHero: address })
    .default(noStudioPictures),
}

/** An absent page has its first text. */
export const studioPagesSetting = {
  key: 'studio.pages',
  schema: z
    .object({ shipping: z.string(), privacy: z.string(), terms: z.string() })
    .partial()
    .default({}),
}

/** Long enough not to be found by trying. */
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
