import { z } from 'zod'
import { nightTroubles } from '#shop/backup/backups.ts'
import { firstVacation } from '#shop/vacation/vacation.ts'
import { firstShippingRates } from './shipping.ts'
import { noStudioPictures } from './studio.ts'

const cents = z.number().int().min(0)
const address = z.string().nullable()
const datedSwitch = z.object({ day: z.string(), at: z.number() }).nullable()

/** What each setting may hold; keys are the settings table's. */
export const settingSchemas = {
  'shipping.rates': z
    .object({ prints: cents, clothing: cents, merch: cents })
    .default(firstShippingRates),
  /** Days after payment by which the studio's own part of an order is on its way. */
  'shipping.promise': z.object({ days: z.number().int().min(1).max(90) }).default({ days: 7 }),
  'studio.texts': z
    .object({
      studioName: z.string(),
      artistName: z.string(),
      tagLine: z.string(),
      homeIntro: z.string(),
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
    })
    .partial()
    .default({}),
  'studio.pictures': z
    .object({ about: address, priceGuide: address, defaultHero: address })
    .default(noStudioPictures),
  /** The owner's own pages; one that isn't there is its first text. */
  'studio.pages': z
    .object({ shipping: z.string(), privacy: z.string(), terms: z.string() })
    .partial()
    .default({}),
  vacation: z
    .object({
      on: z.boolean(),
      header: z.string(),
      message: z.string(),
      start: datedSwitch,
      end: datedSwitch,
    })
    .default(firstVacation),
  'sign-in.path': z.string().nullable().default(null),
  /** A hash of the login that the configuration gave when it last gave a new one. */
  'owner.configured': z.object({ hash: z.string() }).nullable().default(null),
  /** When the payment provider's events last reached the shop. */
  'payments.heard': z.object({ provider: z.string(), at: z.number() }).nullable().default(null),
  /** The last nightly backup, and why the last night has none. */
  'backups.night': z
    .object({
      made: z.object({ at: z.number(), bytes: z.number(), machine: z.string() }).nullable(),
      trouble: z
        .object({ at: z.number(), kind: z.enum(nightTroubles), words: z.string() })
        .nullable(),
    })
    .default({ made: null, trouble: null }),
  /** The youngest backup that somebody downloaded to the end. */
  'backups.taken': z.object({ at: z.number(), bytes: z.number() }).nullable().default(null),
  'demo.seeded': z.object({ at: z.number() }).nullable().default(null),
}

export type SettingKey = keyof typeof settingSchemas
export type SettingValue<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>
