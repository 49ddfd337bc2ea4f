import { z } from 'zod'
import { emailSchema } from '#platform/network/email.schema.ts'
import { textSchema } from '#platform/text.schema.ts'
import { isDay } from '#platform/time/zone.ts'
import { settingsCopy } from './copy.ts'
import { windowFollows } from './home-window.ts'
import { isLink, maxSocialLinks } from './studio.ts'

const required = (words: string, max: number) => textSchema(max, words).min(1, words)
const link = (words: string) => required(words, 500).refine(isLink, words)
const pictureAddress = textSchema(500, settingsCopy.whichPicture).nullable()

const socialLink = z.object({
  label: required(settingsCopy.linkNameMissing, 40),
  url: link(settingsCopy.linkAddressMissing),
})

const social = z
  .array(socialLink, settingsCopy.notAList)
  .max(maxSocialLinks, settingsCopy.tooManyLinks(maxSocialLinks))
  .superRefine((links, context) => {
    const again = links.findIndex(({ url }, i) => links.findIndex((one) => one.url === url) < i)
    if (again === -1) return
    context.addIssue({ code: 'custom', path: [again, 'url'], message: settingsCopy.linkTwice })
  })

const marketDay = z
  .string(settingsCopy.dayMissing)
  .refine((day) => day === '' || isDay(day), settingsCopy.dayMissing)

export const studioFormSchema = z
  .object({
    studioName: required(settingsCopy.studioNameMissing, 60),
    artistName: required(settingsCopy.artistNameMissing, 80),
    tagLine: textSchema(140),
    email: emailSchema(settingsCopy.emailMissing),
    homeIntro: textSchema(1000),
    windowFollows: z.enum(windowFollows, settingsCopy.windowMissing).default('picture'),
    marketTitle: textSchema(80).default(''),
    marketDay: marketDay.default(''),
    introPrints: textSchema(600),
    introClothing: textSchema(600),
    introMerch: textSchema(600),
    aboutHeading: required(settingsCopy.headingMissing, 140),
    aboutText: textSchema(6000),
    takesCommissions: z.boolean().default(true),
    commissionTeaser: textSchema(300),
    commissionText: textSchema(4000),
    commissionFormUrl: textSchema(500).refine(
      (url) => url === '' || isLink(url),
      settingsCopy.formAddressMissing,
    ),
    social,
    helperName: required(settingsCopy.helperMissing, 60),
    about: pictureAddress,
    priceGuide: pictureAddress,
    defaultHero: pictureAddress,
    /** A newer stored version refuses the save. */
    version: z.string().max(64).optional(),
  })
  .superRefine(({ marketTitle, marketDay }, context) => {
    if ((marketTitle === '') === (marketDay === '')) return
    const message = marketDay === '' ? settingsCopy.marketDayMissing : settingsCopy.marketMissing
    context.addIssue({
      code: 'custom',
      path: [marketDay === '' ? 'marketDay' : 'marketTitle'],
      message,
    })
  })
  .meta({ id: 'StudioForm' })

export type StudioForm = Omit<z.output<typeof studioFormSchema>, 'version'>
